import { type Facts, facts } from '../../src/site/facts.ts';
import { localId, readSettings, type Settings } from '../../src/site/settings.ts';
import { missingFacts, wrongFacts } from './check-facts.ts';

/**
 * Reads the settings of a build, and checks the publisher's facts with them.
 * @throws Error with a line for each wrong setting and each wrong fact, in French, for the host.
 */
export function buildSettings(environment: Record<string, string | undefined>): Settings {
  const faults = wrongFacts(facts);
  let settings: Settings | undefined;
  try {
    settings = readSettings(environment);
  } catch (error) {
    faults.unshift((error as Error).message);
  }
  if (!settings || faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return settings;
}

/**
 * Reads the settings of a release.
 * @throws Error with a line for each wrong setting and fact or, where all are right, for each that a release lacks.
 */
export function releaseSettings(environment: Record<string, string | undefined>): Settings {
  const settings = buildSettings(environment);
  const obstacles = releaseObstacles(facts, settings, Boolean(environment.TRIAL_RELEASE));
  if (obstacles.length === 0) {
    return settings;
  }
  throw new Error(
    `Ce site ne peut pas encore être publié :\n${obstacles.map((line) => `  - ${line}`).join('\n')}\n${advice}`,
  );
}

const advice =
  'Complétez src/site/facts.ts et .env (.env.example en nomme les réglages), puis relancez « npm run build:release ».';

/** A host name of the public Internet: no IP address, no local name, no name reserved for examples. */
const publicHost =
  /^(?!.*\.(localhost|local|internal|lan|test|example|invalid)$)(?!(.*\.)?example\.(com|net|org)$)([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/** An e-mail address under a domain that nobody can own. */
const reservedAddress = /@(.*\.)?(example(\.(com|net|org))?|invalid|test|local|localhost)$/i;

/**
 * Lists what keeps this site from being released: facts that the publisher has not given, and settings that only make
 * sense on a developer's machine (spec §7, §9).
 * @param trial whether the release is for this machine alone, as in the tests: its host names need not be public.
 * @returns a line each; empty when the site can be released.
 */
export function releaseObstacles(facts: Facts, settings: Settings, trial = false): string[] {
  const isPublic = (url: string) =>
    url.startsWith('https://') && (trial || publicHost.test(URL.parse(url)?.hostname ?? ''));
  return [
    ...missingFacts(facts),
    ...siteObstacles(settings, isPublic),
    ...emailObstacles(settings, isPublic),
    ...measurementObstacles(settings, isPublic),
  ];
}

type IsPublic = (url: string) => boolean;

function siteObstacles({ origin, contactEmail }: Settings, isPublic: IsPublic): string[] {
  const obstacles: string[] = [];
  if (!isPublic(origin)) {
    obstacles.push(
      `VITE_SITE_URL doit être l’adresse publique du site, en https:// ; c’est « ${origin} »`,
    );
  }
  if (reservedAddress.test(contactEmail)) {
    obstacles.push(`VITE_CONTACT_EMAIL doit être une vraie adresse ; c’est « ${contactEmail} »`);
  }
  return obstacles;
}

function emailObstacles({ email }: Settings, isPublic: IsPublic): string[] {
  const obstacles = [
    ...idObstacles('VITE_EMAILJS_PUBLIC_KEY', email.publicKey),
    ...idObstacles('VITE_EMAILJS_SERVICE_ID', email.serviceId),
    ...idObstacles('VITE_EMAILJS_TEMPLATE_ID', email.templateId),
  ];
  if (!isPublic(email.origin)) {
    obstacles.push(
      `VITE_EMAILJS_ORIGIN doit être l’adresse publique du service d’e-mail, en https:// ; c’est « ${email.origin} »`,
    );
  }
  if (email.simulate) {
    obstacles.push('VITE_EMAIL_SIMULATE est true : le formulaire de contact n’enverrait rien');
  }
  if (email.debug) {
    obstacles.push(
      'VITE_EMAIL_DEBUG est true : chaque message s’afficherait dans la console du visiteur',
    );
  }
  if (email.delayMs > 0) {
    obstacles.push(
      `VITE_EMAIL_DELAY_MS est ${email.delayMs} : les visiteurs attendraient pour rien`,
    );
  }
  return obstacles;
}

function idObstacles(name: string, id: string): string[] {
  if (id === '') {
    return [`${name} manque : le formulaire de contact n’enverrait rien`];
  }
  if (id === localId) {
    return [`${name} est celui de la boîte locale : le formulaire de contact n’enverrait rien`];
  }
  return [];
}

function measurementObstacles({ measurement }: Settings, isPublic: IsPublic): string[] {
  const addresses = {
    VITE_ANALYTICS_SCRIPT_URL: measurement.audienceScript,
    VITE_SPEED_SCRIPT_URL: measurement.speedScript,
    VITE_VITALS_URL: measurement.vitals,
  };
  return Object.entries(addresses)
    .filter(([, url]) => url !== null && !isPublic(url))
    .map(([name, url]) => `${name} doit être une adresse publique, en https:// ; c’est « ${url} »`);
}
