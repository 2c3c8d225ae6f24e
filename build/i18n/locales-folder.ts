import { resolve } from 'node:path';

/** The language that all others are translated from. */
export const sourceTag = 'fr';

/** Words of the e-mail that the publisher receives: always in the source language, never asked of translators. */
export const untranslatedFiles: readonly string[] = ['email'];

/** @returns the folder that holds one folder per language: `LOCALES_DIR`, or `locales/` of the project. */
export function localesFolder(): string {
  return resolve(process.env.LOCALES_DIR || 'locales');
}
