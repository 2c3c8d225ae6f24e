import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType } from '../../tools/servers/headers.ts';
import { askPlain } from './ask.ts';
import { builtFile, builtSite, ports, publicFiles } from './site.ts';
import { run } from './workspace.ts';

const headers: Record<string, string> = JSON.parse(readFileSync(`${builtSite}-server/headers.json`, 'utf8'));
const expected = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const files = await publicFiles();
const ask = (path: string, question = {}) => askPlain(ports.preview, path, question);
let end: () => Promise<void>;

beforeAll(async () => {
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(ports.preview), '--strictPort'];
  end = await run(process.execPath, vite, ports.preview, { OUT_DIR: builtSite });
});
afterAll(() => end?.());

test.each(files)('the local preview serves %s as production does', async (file) => {
  const answer = await ask(addressOf(file), { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject(expected);
  expect(answer.headers['cache-control']).toBe(cacheControl(`/${file}`));
  expect(answer.headers['content-type']).toBe(contentType(file));
  if (file.endsWith('.html')) expect(answer.body.equals(builtFile(`${file}.br`))).toBe(true);
});

test('the local preview redirects, refuses and misses as production does', async () => {
  expect(await ask('/cgu/?a=b')).toMatchObject({ status: 308, headers: { location: '/cgu?a=b' } });
  expect(await ask('/cgu/index.html')).toMatchObject({ status: 308, headers: { location: '/cgu' } });
  expect(await ask('/cgu', { method: 'DELETE' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const lost = await ask('/nothing');
  expect(lost).toMatchObject({ status: 404, headers: { ...expected, 'cache-control': 'no-cache' } });
  expect(lost.body.equals(builtFile('404.html'))).toBe(true);
});
