import { type Facts, facts } from './facts.ts';
import { localId, readSettings, type Settings } from './settings.ts';

/**
 * Reads the settings of a release.
 * @throws Error that names a wrong setting, or lists all that keeps the site from the public.
 */
export function releaseSettings(environment: Record<string, string | undefined>): Settings {
  const settings = readSettings(environment);
  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length === 0) return settings;
  throw new Error(`This site cannot be released yet:\n${obstacles.map((line) => `  - ${line}`).join('\n')}`);
}

/**
 * Lists what still keeps this site from being released: facts that the publisher has not given, and settings that
 * only make sense on a developer's machine. Empty when the site can go live.
 */
export function releaseObstacles(facts: Facts, settings: Settings): string[] {
  const { origin, contactEmail, email, measurement } = settings;
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
    ...(origin.startsWith('https://') ? [] : [`VITE_SITE_URL must be the public https:// origin; it is "${origin}"`]),
    ...(/\.(example|invalid|test)$/.test(contactEmail)
      ? [`VITE_CONTACT_EMAIL must be a real address; it is "${contactEmail}"`]
      : []),
    ...Object.entries(ids).flatMap(([name, id]) => {
      if (id.trim() === '') return [`${name} is not set: the contact form would not send`];
      return id === localId ? [`${name} is that of the local mailbox: the contact form would not send`] : [];
    }),
    ...(email.origin.startsWith('https://')
      ? []
      : [`VITE_EMAILJS_ORIGIN must be the https:// origin of the e-mail service; it is "${email.origin}"`]),
    ...(email.simulate ? ['VITE_EMAIL_SIMULATE is true: the contact form would not send'] : []),
    ...(email.debug ? ['VITE_EMAIL_DEBUG is true: each message would be printed in a console'] : []),
    ...(email.delayMs > 0 ? [`VITE_EMAIL_DELAY_MS is ${email.delayMs}: visitors would wait for nothing`] : []),
    ...Object.entries(measures)
      .filter(([, url]) => url !== null && !url.startsWith('https://'))
      .map(([name, url]) => `${name} must be an https:// address; it is "${url}"`),
  ];
}

/** Facts that are not given, or with nothing in them, wherever they stand. */
function missingFacts(facts: object, group = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return missingFacts(value, `${group}${key}.`);
    const given = value !== null && String(value).trim() !== '';
    return given ? [] : [`src/site/facts.ts: ${group}${key} is still to be completed`];
  });
}
