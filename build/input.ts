import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { type Facts, facts } from '../src/site/facts.ts';
import { emailJsIds, readSettings, type Settings, settingNames } from '../src/site/settings.ts';

/** Stands for each EmailJS id in local builds, whose form sends to the local mailbox. */
const mailboxId = 'local';

/** What a build depends on. */
export interface BuildInput {
  settings: Settings;
  /** Whether languages that are still drafts are built as well. */
  drafts: boolean;
  /** Whether the site is for the public. */
  isRelease: boolean;
  /** The folder of the built site. */
  outDir: string;
  /** When it is built. Two builds with the same date produce the same bytes. */
  date: Date;
}

/**
 * Reads the input of a build from the environment and the `.env` files (`.env.example`).
 * @param mode Vite's mode; `.env.<mode>` is read too.
 * @throws Error in French, for the host. It has a line for each wrong setting or, for a release,
 * for each missing fact or setting.
 */
export function readBuildInput(mode: string): BuildInput {
  const environment = readEnvironment(mode);
  const settings = readSettings(environment);
  const isRelease = environment.RELEASE === '1';
  const drafts = !isRelease && (environment.VITE_DRAFTS === '1' || mode === 'development');
  const lacks = isRelease
    ? missingForRelease(facts, settings, environment.TRIAL_RELEASE === '1')
    : [];
  if (lacks.length > 0) {
    const list = lacks.map((line) => `  - ${line}`).join('\n');
    throw new Error(`Ce site ne peut pas encore être publié :\n${list}\n${advice}`);
  }
  refuseImpossibleDate(facts.legalDate);
  const { SOURCE_DATE_EPOCH: seconds } = environment;
  return {
    settings,
    drafts,
    isRelease,
    outDir: environment.OUT_DIR || (isRelease ? 'release' : 'dist'),
    date: seconds ? new Date(Number(seconds) * 1000) : new Date(),
  };
}

/** @throws Error, in French, for a date such as 2025-02-30 or 26/09/2025. */
function refuseImpossibleDate(legalDate: string): void {
  const date = new Date(legalDate);
  if (Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== legalDate) {
    throw new Error(
      `src/site/facts.ts : legalDate doit être une date comme 2025-09-26 ; c’est « ${legalDate} »`,
    );
  }
}

const advice =
  'Complétez src/site/facts.ts et .env (.env.example en nomme les réglages), puis relancez « npm run build:release ».';

type Environment = Record<string, string | undefined>;

/**
 * Returns the environment, with the settings of the `.env` files. An empty variable counts as
 * absent, so that it does not hide the value in a file. If `MAILBOX` is set and no EmailJS id is,
 * the form sends to the local mailbox.
 */
function readEnvironment(mode: string): Environment {
  for (const name of settingNames) {
    if (process.env[name] === '') {
      delete process.env[name];
    }
  }
  // Tests ignore the developer's settings, so that none sends to a real service.
  const files = process.env.IGNORE_ENV_FILES ? false : process.cwd();
  refuseUnknownSettings(files ? ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`] : []);
  const given: Environment = { ...process.env, ...loadEnv(mode, files, 'VITE_') };
  const isConfigured = emailJsIds.some((name) => given[name]);
  if (!given.MAILBOX || isConfigured) {
    return given;
  }
  const ids = Object.fromEntries(emailJsIds.map((name) => [name, mailboxId]));
  return { ...given, ...ids, VITE_EMAILJS_ORIGIN: given.VITE_EMAILJS_ORIGIN || '/' };
}

/**
 * @throws Error that names an unknown setting in a file. A typing error would
 * otherwise go unnoticed.
 */
function refuseUnknownSettings(files: string[]): void {
  for (const file of files.filter((name) => existsSync(name))) {
    const names = Object.keys(parseEnv(readFileSync(file, 'utf8')));
    const unknown = names.find((name) => name.startsWith('VITE_') && !settingNames.includes(name));
    if (unknown) {
      throw new Error(`${file} : ${unknown} n’est pas un réglage ; .env.example les nomme tous.`);
    }
  }
}

/** A public host name: no IP address, no local name, no name reserved for examples. */
const publicHost =
  /^(?!.*\.(localhost|local|internal|lan|test|example|invalid)$)(?!(.*\.)?example\.(com|net|org)$)([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/** An e-mail address under a domain that nobody can own. */
const reservedAddress = /@(.*\.)?(example(\.(com|net|org))?|invalid|test|local|localhost)$/i;

/**
 * Lists what prevents a release: facts that the publisher has not given, and settings that only
 * make sense on a developer's machine (spec §7, §9).
 * @param trial whether the release is only for this machine, as in the tests. Its host
 * names need not be public.
 * @returns one line for each; empty when the site can be released.
 */
function missingForRelease(given: Facts, settings: Settings, trial = false): string[] {
  const { origin, contactEmail, email, measurement } = settings;
  const addresses = {
    VITE_SITE_URL: origin,
    VITE_EMAILJS_ORIGIN: email.origin,
    VITE_ANALYTICS_SCRIPT_URL: measurement.audienceScript,
    VITE_SPEED_SCRIPT_URL: measurement.speedScript,
    VITE_VITALS_URL: measurement.vitals,
  };
  const ids = {
    VITE_EMAILJS_PUBLIC_KEY: email.publicKey,
    VITE_EMAILJS_SERVICE_ID: email.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: email.templateId,
  };
  const lacks = missingFacts(given);
  for (const [name, url] of Object.entries(addresses)) {
    if (url !== null && !isPublic(url, trial)) {
      lacks.push(`${name} doit être une adresse publique, en https:// ; c’est « ${url} »`);
    }
  }
  for (const [name, id] of Object.entries(ids)) {
    if (id === '' || id === mailboxId) {
      lacks.push(`${name} manque : le formulaire de contact n’enverrait rien`);
    }
  }
  if (reservedAddress.test(contactEmail)) {
    lacks.push(`VITE_CONTACT_EMAIL doit être une vraie adresse ; c’est « ${contactEmail} »`);
  }
  if (email.simulate) {
    lacks.push('VITE_EMAIL_SIMULATE est true : le formulaire de contact n’enverrait rien');
  }
  if (email.debug) {
    lacks.push('VITE_EMAIL_DEBUG est true : chaque message s’afficherait chez le visiteur');
  }
  if (email.delayMs > 0) {
    lacks.push(`VITE_EMAIL_DELAY_MS est ${email.delayMs} : les visiteurs attendraient pour rien`);
  }
  return lacks;
}

/** @param trial whether host names that are not public will do. */
function isPublic(url: string, trial: boolean): boolean {
  return url.startsWith('https://') && (trial || publicHost.test(URL.parse(url)?.hostname ?? ''));
}

/** @returns a line for each fact without a value, with its group, such as `publisher.phone`. */
function missingFacts(given: object, group = ''): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) {
      return missingFacts(value, `${group}${key}.`);
    }
    const isGiven = value !== null && String(value).trim() !== '';
    return isGiven ? [] : [`src/site/facts.ts : ${group}${key} est à compléter`];
  });
}
