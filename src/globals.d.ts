// Values that the build inserts: `vite.config.ts`, and `build/dialog-texts.ts` for the last one.

/** The host's settings. */
declare const __SETTINGS__: import('./site/settings.ts').Settings;

/** The measurement settings, or `null` if there are none, which leaves the code out (spec §7). */
declare const __MEASUREMENT__: import('./site/settings.ts').Settings['measurement'] | null;

/** Whether languages that are still drafts are built as well. */
declare const __DRAFTS__: boolean;

/**
 * When the site is built, as an ISO date, and whether its pages are for the public
 * (`npm run build:release`).
 */
declare const __BUILD__: { date: string; isRelease: boolean };

/** The addresses of the contact form's texts, by language tag. */
declare const __DIALOG_TEXTS__: Record<string, string>;
