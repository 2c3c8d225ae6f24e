import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../servers/servers.ts';
import { copyProject } from '../site-variant.ts';

const project = copyProject();
let url: string;
let server: ReturnType<typeof spawn>;

/** @returns the text of a page. */
const read = async (path: string) => (await fetch(url + path)).text();

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const command = join('node_modules', 'vite-react-ssg', 'bin', 'vite-react-ssg.js');
  const env = { ...process.env, MAILBOX: '1', PORT: `${port}` };
  const options = { cwd: project.dir, env, stdio: 'ignore' } as const;
  server = spawn(process.execPath, [command, 'dev'], options);
  await vi.waitUntil(() => read('/').catch(() => false), { timeout: 100_000, interval: 100 });
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  project.remove();
});

test('npm run dev renders each page, gives the form its texts and has the mailbox', async () => {
  expect(await read('/deployment')).toContain('Déploiement');
  const [, texts = ''] = /data-dialog-texts="([^"]+)"/.exec(await read('/')) ?? [];
  expect(await read(texts)).toContain('Contactez-nous');
  expect((await fetch(`${url}/_mailbox`)).ok).toBe(true);
});

test('npm run dev shows a text that has changed', async () => {
  const file = 'locales/fr/cgu.json';
  const texts = JSON.parse(project.read(file));
  texts.heading = 'Un titre changé';
  project.write(file, JSON.stringify(texts));
  await vi.waitUntil(async () => (await read('/cgu')).includes('Un titre changé'), {
    timeout: 60_000,
  });
});
