// Values that the build inserts: `vite.config.ts`, `build/languages-plugin.ts`.

/** The host's settings. */
declare const __SETTINGS__: import('./site/settings.ts').Settings;

/** The languages in which the site is built, French first. Only the prerenderer may use them. */
declare const __LANGUAGES__: import('./i18n/languages.ts').LanguageData[];
