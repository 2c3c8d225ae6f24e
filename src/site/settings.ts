import * as v from 'valibot';

const flag = v.pipe(
  v.optional(v.picklist(['true', 'false']), 'false'),
  v.transform((text) => text === 'true'),
);
/** The longest that a browser's timer can wait; it would fire at once for more. */
const longestWait = 2 ** 31 - 1;
/** Digits only, so a sign or a unit is refused. */
const milliseconds = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/, 'a whole number of milliseconds'),
    v.transform(Number),
    v.maxValue(longestWait, `at most ${longestWait} milliseconds`),
  );

/**
 * Reads a web address, which ends up in the policy and in the files of servers: no character of it may mean something
 * there. @returns it as browsers write it (ASCII host in lower case, no port that goes without saying), or `null`.
 */
function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  const sound =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^([a-z\d-]+(\.[a-z\d-]+)*|\[[\da-f:]+\])$/.test(url.hostname) &&
    url.username + url.password === '' &&
    !/[\s"'`<>\\^{|}]/.test(text);
  return sound ? url : null;
}

const webUrl = (text: string) =>
  v.pipe(
    v.string(),
    v.check((given) => webAddress(given) !== null, text),
    v.transform((given) => new URL(given)),
  );
const optionalUrl = v.optional(
  v.pipe(
    webUrl('a URL that starts with https://'),
    v.transform(({ href }) => href),
  ),
);

/** Stands for the origin that the page comes from, whatever it is: the local mailbox is there. */
const ownOrigin = '/';

/** The id of EmailJS in local builds, whose form sends to the local mailbox. */
export const localId = 'local';

const schema = v.object({
  VITE_SITE_URL: v.pipe(
    v.optional(webUrl('a URL such as https://www.example.fr'), 'http://localhost:4173'),
    v.check(({ href, origin }) => href === `${origin}/`, 'an origin without a path, such as https://www.example.fr'),
    v.transform(({ origin }) => origin),
  ),
  VITE_CONTACT_EMAIL: v.pipe(v.optional(v.string(), 'contact@collectivites.example'), v.email('an e-mail address')),
  VITE_EMAILJS_PUBLIC_KEY: v.optional(v.string(), ''),
  VITE_EMAILJS_SERVICE_ID: v.optional(v.string(), ''),
  VITE_EMAILJS_TEMPLATE_ID: v.optional(v.string(), ''),
  VITE_EMAILJS_ORIGIN: v.pipe(
    v.optional(v.string(), 'https://api.emailjs.com'),
    v.check(
      (text) => text === ownOrigin || webAddress(text) !== null,
      'a URL such as https://api.emailjs.com, or / for the origin of the site itself',
    ),
    v.transform((text) => (text === ownOrigin ? text : new URL(text).origin)),
  ),
  VITE_EMAIL_SIMULATE: flag,
  VITE_EMAIL_DEBUG: flag,
  VITE_EMAIL_DELAY_MS: milliseconds('0'),
  VITE_EMAIL_TIMEOUT_MS: v.pipe(milliseconds('15000'), v.minValue(1, 'at least 1 millisecond')),
  VITE_ANALYTICS_SCRIPT_URL: optionalUrl,
  VITE_SPEED_SCRIPT_URL: optionalUrl,
  VITE_VITALS_URL: optionalUrl,
});

/** What the host of the site sets through the environment, checked and with defaults; documented in `.env.example`. */
export interface Settings {
  /** Scheme and host, no trailing slash. */
  origin: string;
  contactEmail: string;
  email: {
    publicKey: string;
    serviceId: string;
    templateId: string;
    /** Scheme and host, or `/` for the site's own. */
    origin: string;
    simulate: boolean;
    debug: boolean;
    delayMs: number;
    timeoutMs: number;
  };
  measurement: { audienceScript: string | null; speedScript: string | null; vitals: string | null };
}

/**
 * Reads the settings from the environment (spec §7, §9). Empty values count as absent.
 * @throws Error of one line that names the setting, what it must be and what it was.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const [issue] = result.issues;
    const name = v.getDotPath(issue) ?? '';
    throw new Error(`${name} must be ${expected(issue)}; it is "${given[name]}".`);
  }
  const env = result.output;
  refuseHalfConfigured(env);
  return {
    origin: env.VITE_SITE_URL,
    contactEmail: env.VITE_CONTACT_EMAIL,
    email: {
      publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
      serviceId: env.VITE_EMAILJS_SERVICE_ID,
      templateId: env.VITE_EMAILJS_TEMPLATE_ID,
      origin: env.VITE_EMAILJS_ORIGIN,
      simulate: env.VITE_EMAIL_SIMULATE,
      debug: env.VITE_EMAIL_DEBUG,
      delayMs: env.VITE_EMAIL_DELAY_MS,
      timeoutMs: env.VITE_EMAIL_TIMEOUT_MS,
    },
    measurement: {
      audienceScript: env.VITE_ANALYTICS_SCRIPT_URL ?? null,
      speedScript: env.VITE_SPEED_SCRIPT_URL ?? null,
      vitals: env.VITE_VITALS_URL ?? null,
    },
  };
}

/** With one id missing every send would fail, where with none it is simulated (spec §4). */
function refuseHalfConfigured(env: v.InferOutput<typeof schema>): void {
  const ids = ['VITE_EMAILJS_PUBLIC_KEY', 'VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID'] as const;
  const missing = ids.filter((name) => env[name] === '');
  if (missing.length === 0 || missing.length === ids.length) return;
  throw new Error(`${missing.join(' and ')} must be set too, or none of ${ids.join(', ')}; EmailJS needs all three.`);
}

function expected(issue: v.BaseIssue<unknown>): string {
  return issue.type === 'picklist' ? 'true or false' : issue.message;
}

/** @returns the source text of the configured measurement, or `null`, which leaves the loader out of the browser script. */
export function configuredMeasurement({ measurement }: Settings): string {
  return JSON.stringify(Object.values(measurement).some((url) => url !== null) ? measurement : null);
}
