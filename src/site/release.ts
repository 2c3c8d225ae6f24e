import { missingFacts, wrongFacts } from './check-facts.ts';
import { type Facts, facts } from './facts.ts';
import { localId, readSettings, type Settings } from './settings.ts';

/**
 * Reads the settings of a build.
 * @throws Error that names each setting and each fact that cannot be, a line each.
 */
export function buildSettings(environment: Record<string, string | undefined>): Settings {
  const wrong = wrongFacts(facts);
  try {
    const settings = readSettings(environment);
    if (wrong.length === 0) return settings;
  } catch (error) {
    wrong.unshift((error as Error).message);
  }
  throw new Error(wrong.join('\n'));
}

/**
 * Reads the settings of a release.
 * @throws Error that names each wrong setting and fact, or lists all that keeps the site from the public.
 */
export function releaseSettings(environment: Record<string, string | undefined>): Settings {
  const settings = buildSettings(environment);
  const obstacles = releaseObstacles(facts, settings, Boolean(environment.TRIAL_RELEASE));
  if (obstacles.length === 0) return settings;
  throw new Error(`This site cannot be released yet:\n${obstacles.map((line) => `  - ${line}`).join('\n')}`);
}

/** A name of the public Internet: neither a machine of a local network, nor an address, nor one kept for examples. */
const publicHost = /^(?!.*\.(localhost|local|internal|lan|test|example|invalid)$)([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/** An address of e-mail to which nobody can write. */
const unreal = /@(.*\.)?(example(\.(com|net|org))?|invalid|test|local|localhost)$/i;

/**
 * Lists what still keeps this site from being released: facts that the publisher has not given, and settings that
 * only make sense on a developer's machine. Empty when the site can go live.
 * @param trial a release for this machine alone, as that of the tests: its addresses need not be public.
 */
export function releaseObstacles(facts: Facts, settings: Settings, trial = false): string[] {
  const { origin, contactEmail, email, measurement } = settings;
  const isPublic = (url: string) =>
    url.startsWith('https://') && (trial || publicHost.test(URL.parse(url)?.hostname ?? ''));
  const ids = {
    VITE_EMAILJS_PUBLIC_KEY: email.publicKey,
    VITE_EMAILJS_SERVICE_ID: email.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: email.templateId,
  };
  const measures = {
    VITE_ANALYTICS_SCRIPT_URL: measurement.audienceScript,
    VITE_SPEED_SCRIPT_URL: measurement.speedScript,
    VITE_VITALS_URL: measurement.vitals,
  };
  return [
    ...missingFacts(facts),
    ...(isPublic(origin) ? [] : [`VITE_SITE_URL must be the public https:// origin; it is "${origin}"`]),
    ...(unreal.test(contactEmail) ? [`VITE_CONTACT_EMAIL must be a real address; it is "${contactEmail}"`] : []),
    ...Object.entries(ids).flatMap(([name, id]) => {
      if (id === '') return [`${name} is not set: the contact form would not send`];
      return id === localId ? [`${name} is that of the local mailbox: the contact form would not send`] : [];
    }),
    ...(isPublic(email.origin)
      ? []
      : [`VITE_EMAILJS_ORIGIN must be the https:// origin of the e-mail service; it is "${email.origin}"`]),
    ...(email.simulate ? ['VITE_EMAIL_SIMULATE is true: the contact form would not send'] : []),
    ...(email.debug ? ['VITE_EMAIL_DEBUG is true: each message would be printed in a console'] : []),
    ...(email.delayMs > 0 ? [`VITE_EMAIL_DELAY_MS is ${email.delayMs}: visitors would wait for nothing`] : []),
    ...Object.entries(measures)
      .filter(([, url]) => url !== null && !isPublic(url))
      .map(([name, url]) => `${name} must be a public https:// address; it is "${url}"`),
  ];
}
