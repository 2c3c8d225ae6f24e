import type { Facts } from './facts.ts';
import type { Settings } from './settings.ts';

/**
 * Lists what still keeps this site from being released: facts that the publisher has not given, and settings that
 * only make sense on a developer's machine. Empty when the site can go live.
 */
export function releaseObstacles(facts: Facts, settings: Settings): string[] {
  const missing = Object.entries({ publisher: facts.publisher, host: facts.host, privacy: facts.privacy }).flatMap(
    ([group, values]) =>
      Object.entries(values)
        .filter(([, value]) => value === null)
        .map(([key]) => `src/site/facts.ts: ${group}.${key} is still to be completed`),
  );
  const { origin, contactEmail, email } = settings;
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: email.publicKey,
    VITE_EMAILJS_SERVICE_ID: email.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: email.templateId,
  };
  return [
    ...missing,
    ...(origin.startsWith('https://') ? [] : [`VITE_SITE_URL must be the public https:// origin; it is "${origin}"`]),
    ...(/\.(example|invalid|test)$/.test(contactEmail)
      ? [`VITE_CONTACT_EMAIL must be a real address; it is "${contactEmail}"`]
      : []),
    ...Object.entries(keys)
      .filter(([, value]) => value === '')
      .map(([name]) => `${name} is not set: the contact form would not send`),
    ...(email.origin.startsWith('https://')
      ? []
      : [`VITE_EMAILJS_ORIGIN must be the https:// origin of the e-mail service; it is "${email.origin}"`]),
    ...(email.simulate ? ['VITE_EMAIL_SIMULATE is true: the contact form would not send'] : []),
  ];
}
