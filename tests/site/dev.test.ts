import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject, environmentWithoutSettings } from '../copy-project.ts';
import { freePort } from '../free-port.ts';

const project = copyProject();
let url: string;
let server: ReturnType<typeof spawn>;

/** @returns the text of a page; empty while the server restarts. */
const read = async (path: string) => {
  const response = await fetch(url + path).catch(() => null);
  return response?.text() ?? '';
};

const shows = (path: string, text: string) =>
  vi.waitUntil(async () => (await read(path)).includes(text), { timeout: 60_000, interval: 100 });

async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const command = join('node_modules', 'vite-react-ssg', 'bin', 'vite-react-ssg.js');
  const env = { ...environmentWithoutSettings(), MODE: 'try', VITE_DRAFTS: '1', PORT: `${port}` };
  const options = { cwd: project.dir, env, stdio: 'ignore' } as const;
  server = spawn(process.execPath, [command, 'dev'], options);
}

async function stop(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

beforeAll(async () => {
  await start();
  await shows('/', 'vacataires');
});
afterAll(async () => {
  await stop();
  project.remove();
});

test('npm run dev renders each page and has the mailbox', async () => {
  expect(await read('/deployment')).toContain('Déploiement');
  expect((await fetch(`${url}/_mailbox`)).ok).toBe(true);
});

test('the mailbox refuses an e-mail whose variables are no texts, and stays', async () => {
  const email = {
    user_id: 'local',
    service_id: 'local',
    template_id: 'local',
    template_params: { toEmail: 'a@b.example', fullName: { toString: 1 } },
  };
  const sent = { method: 'POST', body: JSON.stringify(email) };
  expect((await fetch(`${url}/api/v1.0/email/send`, sent)).status).toBe(400);
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

test('npm run dev shows a file again that was broken when it started', async () => {
  await stop();
  const file = 'locales/fr/cgu.json';
  const texts = JSON.parse(project.read(file));
  project.write(file, '{');
  await start();
  await vi.waitUntil(async () => (await fetch(url).catch(() => null))?.status === 500, {
    timeout: 60_000,
  });
  texts.heading = 'Un titre corrigé';
  project.write(file, JSON.stringify(texts));
  await shows('/cgu', 'Un titre corrigé');
});
