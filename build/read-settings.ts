import * as v from 'valibot';
import { isEmailAddress } from '../src/site/is-email-address.ts';
import type { Settings } from '../src/site/settings.ts';

/**
 * Addresses are copied into the security policy and the pages, so characters with a meaning there
 * are refused.
 */
const plainAddress =
  /^https?:\/\/([a-z\d-]+(\.[a-z\d-]+)*|\[[\da-f:]+\])(:\d+)?\/[^\s"'`<>\\^{|}]*$/;

/** A web address as browsers write it: the host in ASCII and lower case, no default port. */
const webAddress = (expected: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => URL.parse(text)?.href ?? ''),
    v.regex(plainAddress, expected),
  );

/** Data about visitors is sent encrypted, except in development to a service on this machine. */
const secureAddress = (expected: string) =>
  v.pipe(webAddress(expected), v.check(isSecure, expected));

const withoutPath = (expected: string) => v.regex(/^https?:\/\/[^/]+\/$/, expected);

const originOf = v.transform((address: string) => new URL(address).origin);

const measurementAddress = v.nullish(
  secureAddress('une adresse qui commence par https:// (ou http://localhost)'),
  null,
);

/** What Plausible (`data-domain=…`), Matomo and others read of their script's element. */
const attribute = /^(data-[a-z-]+)=([^"<>]+)$/;

const measurementAttribute = v.nullish(
  v.pipe(
    v.string(),
    v.regex(attribute, 'un attribut comme data-domain=ville.fr'),
    v.transform((text) => {
      const [, name = '', value = ''] = attribute.exec(text) ?? [];
      return { name, value };
    }),
  ),
  null,
);

/** Stands for the page's own origin, where the local mailbox answers. */
const ownOrigin = '/';

const id = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(?!your_)[\w-]*$/i,
      'un identifiant fait de lettres, de chiffres, de - et de _, comme le montre le tableau de bord d’EmailJS',
    ),
  ),
  '',
);

const schema = v.pipe(
  v.object({
    VITE_DRAFTS: v.optional(v.picklist(['1'], '1, ou rien')),
    VITE_SITE_URL: v.pipe(
      v.optional(webAddress('une adresse comme https://www.example.fr'), 'http://localhost:4173'),
      withoutPath('une adresse sans chemin, comme https://www.example.fr'),
      originOf,
    ),
    VITE_CONTACT_EMAIL: v.pipe(
      v.optional(v.string(), 'contact@collectivites.example'),
      v.check(isEmailAddress, 'une adresse e-mail'),
    ),
    VITE_EMAILJS_PUBLIC_KEY: id,
    VITE_EMAILJS_SERVICE_ID: id,
    VITE_EMAILJS_TEMPLATE_ID: id,
    VITE_EMAILJS_ORIGIN: v.optional(
      v.union(
        [v.literal(ownOrigin), v.pipe(secureAddress(''), withoutPath(''), originOf)],
        'une adresse sans chemin, comme https://api.emailjs.com, ou / pour celle du site lui-même',
      ),
      'https://api.emailjs.com',
    ),
    VITE_ANALYTICS_SCRIPT_URL: measurementAddress,
    VITE_ANALYTICS_SCRIPT_ATTRIBUTE: measurementAttribute,
    VITE_SPEED_SCRIPT_URL: measurementAddress,
  }),
  v.transform(
    (env): Settings => ({
      origin: env.VITE_SITE_URL,
      contactEmail: env.VITE_CONTACT_EMAIL,
      email: {
        publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
        serviceId: env.VITE_EMAILJS_SERVICE_ID,
        templateId: env.VITE_EMAILJS_TEMPLATE_ID,
        origin: env.VITE_EMAILJS_ORIGIN,
      },
      measurement: {
        audienceScript: env.VITE_ANALYTICS_SCRIPT_URL,
        audienceAttribute: env.VITE_ANALYTICS_SCRIPT_ATTRIBUTE,
        speedScript: env.VITE_SPEED_SCRIPT_URL,
      },
    }),
  ),
);

/** The settings that EmailJS needs, all three or none. */
export const emailJsIds = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const;

export const settingNames: readonly string[] = Object.keys(schema.entries);

/**
 * Reads the settings from the environment (spec §7, §9). Empty values count as absent.
 * @throws Error in French, for whoever publishes the site. Each line names a wrong setting, what it
 * must be and what it was.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, output, issues = [] } = v.safeParse(schema, given, { abortPipeEarly: true });
  // Keeps one line per setting, although a union reports each of its parts.
  const expected = new Map(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
  const wrong = [...expected].map(
    ([name, message]) => `${name} doit être ${message} ; c’est « ${given[name]} ».`,
  );
  const faults = [...wrong, ...halfConfigured(given)];
  if (success && faults.length === 0) {
    return output;
  }
  throw new Error(faults.join('\n'));
}

function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** With only some ids every send would fail. Without any, sending is simulated (spec §4). */
function halfConfigured(given: object): string[] {
  const missing = emailJsIds.filter((name) => !(name in given));
  if (missing.length === 0 || missing.length === emailJsIds.length) {
    return [];
  }
  return [
    `EmailJS demande ${emailJsIds.join(', ')}, tous les trois ou aucun : ajoutez ${missing.join(' et ')}.`,
  ];
}
