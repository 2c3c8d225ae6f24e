import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../tools/servers/addresses.ts';
import { cacheControl, contentType } from '../../tools/servers/headers.ts';
import { askPlain } from './ask.ts';
import { builtFile, builtSite, ports, publicFiles } from './site.ts';
import { preview } from './workspace.ts';

const headers: Record<string, string> = JSON.parse(readFileSync(`${builtSite}-server/headers.json`, 'utf8'));
const expected = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const files = await publicFiles();
const ask = (path: string, question = {}) => askPlain(ports.preview, path, question);
let end: () => Promise<void>;

beforeAll(async () => {
  end = await preview(builtSite);
});
afterAll(() => end?.());

test('the local preview serves every file as production does', async () => {
  for (const file of files) {
    const { status, headers, body } = await ask(addressOf(file), { headers: { 'Accept-Encoding': 'br' } });
    const own = { 'cache-control': cacheControl(`/${file}`), 'content-type': contentType(file) };
    expect({ file, status, ...headers }).toMatchObject({ file, status: 200, ...expected, ...own });
    if (file.endsWith('.html')) expect(body.equals(builtFile(`${file}.br`)), file).toBe(true);
  }
});

test('the local preview redirects, refuses and misses as production does', async () => {
  expect(await ask('/cgu/?a=b')).toMatchObject({ status: 308, headers: { location: '/cgu?a=b' } });
  expect(await ask('/cgu/index.html')).toMatchObject({ status: 308, headers: { location: '/cgu' } });
  expect(await ask('/cgu', { method: 'DELETE' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  const lost = await ask('/nothing');
  expect(lost).toMatchObject({ status: 404, headers: { ...expected, 'cache-control': 'no-cache' } });
  expect(lost.body.equals(builtFile('404.html'))).toBe(true);
});
