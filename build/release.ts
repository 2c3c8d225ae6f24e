import type { Facts } from '../src/site/facts.ts';
import type { Settings } from '../src/site/settings.ts';
import { missingFacts } from './check-facts.ts';
import { emailJsIds } from './read-settings.ts';

/** A public host name: no IP address, no local name, no name reserved for examples. */
const publicHost =
  /^(?!.*\.(localhost|local|internal|lan|test|example|invalid)$)(?!(.*\.)?example\.(com|net|org|fr)$)([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/**
 * Lists what prevents a release: facts that the publisher has not given, and settings that only
 * make sense on a developer's machine (spec §7, §9).
 * @returns one line for each; empty when the site can be released.
 */
export function releaseObstacles(facts: Facts, settings: Settings): string[] {
  const { origin, contactEmail, email, measurement } = settings;
  const addresses = {
    VITE_SITE_URL: origin,
    VITE_EMAILJS_ORIGIN: email.origin,
    VITE_ANALYTICS_SCRIPT_URL: measurement.audienceScript,
    VITE_SPEED_SCRIPT_URL: measurement.speedScript,
  };
  const obstacles = missingFacts(facts);
  for (const [name, url] of Object.entries(addresses)) {
    if (url !== null && !isPublic(url)) {
      obstacles.push(`${name} doit être une adresse publique, en https:// ; c’est « ${url} »`);
    }
  }
  // All three are given, or none (`read-settings.ts`).
  if (email.publicKey === '') {
    obstacles.push(`${emailJsIds.join(', ')} manquent : le formulaire de contact n’enverrait rien`);
  }
  if (!isPublic(`https://${contactEmail.split('@')[1]}`)) {
    obstacles.push(`VITE_CONTACT_EMAIL doit être une vraie adresse ; c’est « ${contactEmail} »`);
  }
  return obstacles;
}

function isPublic(url: string): boolean {
  return url.startsWith('https://') && publicHost.test(URL.parse(url)?.hostname ?? '');
}
