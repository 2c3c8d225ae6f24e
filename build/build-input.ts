import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { facts } from '../src/site/facts.ts';
import type { Settings } from '../src/site/settings.ts';
import { missingForRelease, wrongFacts } from './check-facts.ts';
import { readSettings, settingNames } from './read-settings.ts';

export interface BuildInput {
  settings: Settings;
  withDrafts: boolean;
  outDir: string;
}

/**
 * Reads the input of a build from the environment and the `.env` files (`.env.example`).
 * @param mode Vite's mode: `production` or `release` to publish, `try` for a site that stays on this machine.
 * @throws Error in French, for whoever publishes the site, with a line for each wrong setting. Once these
 * are right, with a line for each wrong fact and, for a release, for each missing fact or setting.
 */
export function readBuildInput(mode: string): BuildInput {
  const environment = readEnvironment(mode);
  refuseUnknownSettings(environment);
  const settings = readSettings(environment);
  const isRelease = mode === 'release';
  const faults = wrongFacts(facts);
  if (isRelease) {
    faults.push(...missingForRelease(facts, settings));
  }
  if (faults.length > 0) {
    const list = faults.map((line) => `  - ${line}`).join('\n');
    throw new Error(`À compléter ou à corriger (.env.example nomme les réglages) :\n${list}`);
  }
  const withDrafts = environment.VITE_DRAFTS === '1' && !isRelease;
  return { settings, withDrafts, outDir: folderOf(mode, withDrafts) };
}

/** What ships is tried without drafts, so a site with drafts is beside it. */
function folderOf(mode: string, withDrafts: boolean): string {
  if (mode === 'try') {
    return withDrafts ? 'dist-drafts' : 'dist-try';
  }
  return mode === 'release' ? 'release' : 'dist';
}

/**
 * As Vite does, where the shell wins over `.env`. But what is tried gets what `.env.try` says: `npm start`
 * and the tests must send no real e-mail.
 * @throws Error, in French, for a file that is not in UTF-8. PowerShell writes such, and Vite would
 * find nothing in it.
 */
function readEnvironment(mode: string): Record<string, string | undefined> {
  if (existsSync('.env') && !isUtf8(readFileSync('.env'))) {
    throw new Error('.env n’est pas en UTF-8 : enregistrez-le en UTF-8.');
  }
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  return mode === 'try'
    ? { ...environment, ...parseEnv(readFileSync('.env.try', 'utf8')) }
    : environment;
}

/**
 * @throws Error, in French, for a name in a `.env` file that is not a setting: a typing error would
 * otherwise go unnoticed. The environment may have others, set by a hosting company.
 */
function refuseUnknownSettings(environment: object): void {
  const unknown = Object.keys(environment).filter(
    (name) => !settingNames.includes(name) && !(name in process.env),
  );
  if (unknown.length > 0) {
    const names = unknown.join(', ');
    throw new Error(`Réglages inconnus : ${names} ; .env.example nomme tous les réglages.`);
  }
}
