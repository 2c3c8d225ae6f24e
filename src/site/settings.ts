/**
 * The settings of whoever publishes the site (`.env.example`), which `build/read-settings.ts` reads and
 * checks.
 */
export interface Settings {
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  contactEmail: string;
  /** The EmailJS ids are empty if they are not given: sending is then simulated (spec §4). */
  email: {
    publicKey: string;
    serviceId: string;
    templateId: string;
    /** Scheme and host of the service, or `/` for the site's own. */
    origin: string;
  };
  /** The addresses of scripts that measure (spec §7); null for none. */
  measurement: {
    audienceScript: string | null;
    /** An attribute that the audience script reads, such as `data-domain`, and its value. */
    audienceAttribute: { name: string; value: string } | null;
    speedScript: string | null;
  };
}

/**
 * The settings of this build, which inlines them. What runs without a build, such as `build/`, reads
 * them itself.
 */
export const settings = __SETTINGS__;

/** Whether the form only pretends to send (spec §4). Then no search engine may list the pages. */
export const isSimulated = settings.email.publicKey === '';

/** Whether the pages are for the public: `npm run build:release` makes them. */
export const isRelease = import.meta.env.MODE === 'release';
