// What the build replaces by a value: `vite.config.ts`, and `build/dialog-texts.ts` for the last one.

/** The host's settings. */
declare const __SETTINGS__: import('./site/settings.ts').Settings;

/** The measurement of the settings; `null` where none is configured, which leaves its code out (spec §7). */
declare const __MEASUREMENT__: import('./site/settings.ts').Settings['measurement'] | null;

/** Whether languages that are still drafts are built as well. */
declare const __DRAFTS__: boolean;

/** When the site is built, as an ISO date, and whether its pages are for the public (`npm run build:release`). */
declare const __BUILD__: { date: string; isRelease: boolean };

/** The address of the contact form's texts, by the tag of their language. */
declare const __DIALOG_TEXTS__: Record<string, string>;
