import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../tools/settings/environment.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('IGNORE_ENV_FILES', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const write = (text: string, file = '.env') => writeFileSync(join(folder, file), text);

test('settings are read from .env as they stand, and other variables are not', () => {
  write(
    '\uFEFFVITE_SITE_URL=https://a.fr\nVITE_EMAILJS_PUBLIC_KEY=a$b$HOME\nVITE_CONTACT_EMAIL="a@b.fr"\nPORT=1\n',
  );
  expect(readEnvironment()).toMatchObject({
    VITE_SITE_URL: 'https://a.fr',
    VITE_EMAILJS_PUBLIC_KEY: 'a$b$HOME',
    VITE_CONTACT_EMAIL: 'a@b.fr',
  });
  expect(readEnvironment().PORT).not.toBe('1');
});

test('the environment wins over .env.local, and that over .env', () => {
  write('VITE_SITE_URL=https://a.fr\nVITE_CONTACT_EMAIL=a@b.fr');
  write('VITE_SITE_URL=https://b.fr\nVITE_CONTACT_EMAIL=b@b.fr', '.env.local');
  vi.stubEnv('VITE_CONTACT_EMAIL', 'c@b.fr');
  expect(readEnvironment()).toMatchObject({
    VITE_SITE_URL: 'https://b.fr',
    VITE_CONTACT_EMAIL: 'c@b.fr',
  });
});

test.each([
  ['VITE_SITE_URL: https://a.fr', '.env:1 n’est pas un réglage'],
  ['VITE_DRAFTS=yes', 'VITE_DRAFTS doit être 1, 0 ou rien ; c’est « yes ».'],
  ['# Ours\nVITE_SITEURL=https://a.fr', '.env : VITE_SITEURL n’est pas un réglage'],
])('a line that is no setting, or sets what cannot be, is refused: %s', (text, message) => {
  write(text);
  expect(() => readEnvironment()).toThrow(message);
});
