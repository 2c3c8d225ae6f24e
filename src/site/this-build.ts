/** The host's settings. The build reads, checks and inlines them. */
export const settings = __SETTINGS__;

/** Whether the pages are for the public: `npm run build:release` makes them. */
export const isRelease = import.meta.env.MODE === 'release';
