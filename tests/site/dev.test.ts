import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, environmentWithoutSettings } from '../copy-project.ts';
import { freePort } from '../free-port.ts';

const project = copyProject();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let server: ReturnType<typeof spawn>;

/** @returns the text of a page; empty while the server restarts. */
const read = async (path: string) => {
  const response = await fetch(url + path).catch(() => null);
  return response?.text() ?? '';
};

const shows = (path: string, text: string) =>
  vi.waitUntil(async () => (await read(path)).includes(text), { timeout: 60_000, interval: 100 });

beforeAll(async () => {
  const command = join('node_modules', 'vite-react-ssg', 'bin', 'vite-react-ssg.js');
  const env = { ...environmentWithoutSettings(), MODE: 'try', VITE_DRAFTS: '1', PORT: `${port}` };
  server = spawn(process.execPath, [command, 'dev'], { cwd: project.dir, env, stdio: 'ignore' });
  await shows('/', 'vacataires');
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  project.remove();
});

test('npm run dev renders each page and has the mailbox', async () => {
  expect(await read('/deployment')).toContain('Déploiement');
  expect((await fetch(`${url}/_mailbox`)).ok).toBe(true);
});

test('npm run dev shows a text that has changed, and a language that was added', async () => {
  const file = 'locales/fr/cgu.json';
  const texts = JSON.parse(project.read(file));
  texts.heading = 'Un titre changé';
  project.write(file, JSON.stringify(texts));
  await shows('/cgu', 'Un titre changé');

  const language = { name: 'Brezhoneg', status: 'draft' };
  project.write('locales/br/language.json', JSON.stringify(language));
  project.write('locales/br/contact.json', '{"defaults": {"title": "Skrivit deomp"}}');
  await shows('/br', 'Skrivit deomp');
});
