import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { facts } from '../src/site/facts.ts';
import type { Settings } from '../src/site/settings.ts';
import { missingForRelease, wrongFacts } from './check-facts.ts';
import { readSettings, settingNames } from './read-settings.ts';

/** The folders of the sites that are not in `dist/`, by Vite's mode. */
const folders: Record<string, string> = {
  release: 'release',
  test: 'dist-test',
  drafts: 'dist-drafts',
};

export interface BuildInput {
  settings: Settings;
  withDrafts: boolean;
  outDir: string;
}

/**
 * Reads the input of a build from the environment and the `.env` files (`.env.example`).
 * @param mode Vite's mode: `release`, or one whose settings are in `.env.<mode>`.
 * @throws Error in French, for the host, with a line for each wrong setting. Once these are right, with
 * a line for each wrong fact and, for a release, for each missing fact or setting.
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
  return {
    settings,
    withDrafts: environment.VITE_DRAFTS === '1' && !isRelease,
    outDir: folders[mode] ?? 'dist',
  };
}

/**
 * As Vite does, where the shell wins over `.env.<mode>`, and that over `.env`. But a site that is not
 * published gets what `.env.<mode>` says: `npm start` and the tests must send no real e-mail.
 * @throws Error, in French, for a file that is not in UTF-8. PowerShell writes such, and Vite would
 * find nothing in it.
 */
function readEnvironment(mode: string): Record<string, string | undefined> {
  const ownFile = `.env.${mode}`;
  const files = ['.env', ownFile].filter((file) => existsSync(file));
  const unreadable = files.find((file) => !isUtf8(readFileSync(file)));
  if (unreadable) {
    throw new Error(`${unreadable} n’est pas en UTF-8 : enregistrez-le en UTF-8.`);
  }
  const environment = loadEnv(mode, process.cwd(), 'VITE_');
  const isPublished = mode === 'production' || mode === 'release';
  if (isPublished || !files.includes(ownFile)) {
    return environment;
  }
  return { ...environment, ...parseEnv(readFileSync(ownFile, 'utf8')) };
}

/**
 * @throws Error, in French, for a name in a `.env` file that is no setting: a typing error would
 * otherwise go unnoticed. The environment may have others, set by a host.
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
