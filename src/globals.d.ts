// What `vite.config.ts` gives to the code of the site.

declare const __SETTINGS__: import('./site/settings.ts').Settings;

/** The languages in which the site is built, French first (`build/plugins/languages-module.ts`). */
declare module 'virtual:languages' {
  const languages: import('./i18n/languages.ts').LanguageData[];
  export default languages;
}
