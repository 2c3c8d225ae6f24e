/** The host's settings. The build reads, checks and inlines them. */
export const settings = __SETTINGS__;

/** When the site was built, as an ISO date. */
export const buildDate = __BUILD_DATE__;

/** Whether the pages are for the public: `npm run build:release` makes them. */
export const isRelease = import.meta.env.MODE === 'release';
