import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test as anyTest, beforeEach, describe, expect } from 'vitest';
import { stampRelease } from '../../tools/site/release-stamp.ts';
import { canRun } from '../programs.ts';
import { builtRelease, copyRelease, laterRelease } from './built-release.ts';
import { canPublish, publish, putInService, servedStamp, stampOf } from './host.ts';
import { setUpNginx } from './nginx.ts';
import type { Server } from './server.ts';

const test = anyTest.runIf(canPublish && canRun('nginx', 'nginx-brotli'));
const [good, bad, fixed] = [builtRelease, await laterRelease('bad'), await laterRelease('fixed')];
let server: Server;
beforeEach(async () => {
  server = await setUpNginx({ user: 'nobody nogroup' });
});
afterEach(() => server?.stop());

const releases = () => readdirSync(join(server.siteDir, 'releases'));
const list = async () => (await publish(server, ['--list'])).output;

describe('a host goes back', () => {
  test('past a bad release that was withdrawn, never to it', async () => {
    const first = await putInService(server, good);
    await putInService(server, bad);
    await putInService(server, '--back');
    await putInService(server, fixed);

    expect(await putInService(server, '--back')).toBe(first);
    await expect.poll(() => servedStamp(server)).toBe(stampOf(good));
  });

  test('twice, to the release before the last two', async () => {
    const first = await putInService(server, good);
    await putInService(server, bad);
    await putInService(server, fixed);
    await putInService(server, '--back');

    expect(await putInService(server, '--back')).toBe(first);
    const { status, output } = await publish(server, ['--back']);
    expect(status).toBe(1);
    expect(output).toContain('aucune version n’était en service avant celle-ci');
  });

  test('to any release of the list, and from there to the one before', async () => {
    const first = await putInService(server, good);
    await putInService(server, bad);
    const third = await putInService(server, fixed);

    expect(await putInService(server, '--to', first)).toBe(first);
    expect(await putInService(server, '--back')).toBe(third);
  });
});

describe('a host is refused', () => {
  test.each<[what: string, args: string[], reason: RegExp]>([
    ['a command that asks for nothing', [], /rien n’est demandé.* nommez le dossier/],
    ['two actions', ['--back', '--list'], /une seule action à la fois/],
    ['a misspelt option', ['--rollback'], /--rollback n’est pas une option.* --back/],
    ['an option without its value', ['--to'], /--to demande une valeur/],
    ['a release that never was in service', ['--to', '../..'], /aucune version \.\.\/\.\. n’a été/],
    ['a folder that does not exist', ['nowhere'], /nowhere n’est pas une version/],
  ])('%s', async (_what, args, reason) => {
    const { status, output } = await publish(server, args);
    expect(status).toBe(1);
    expect(output).toMatch(reason);
    expect(output).toMatch(/^publish-site : .* État : aucune version .* À faire : [^\n]*\.\n$/);
  });

  test('a release built for another address, unless the site moves there', async () => {
    const name = await putInService(server, good);
    const trial = copyRelease();
    await stampRelease(trial, 'https://recette.collectivites.fr');

    const { status, output } = await publish(server, [trial]);

    expect(status).toBe(1);
    expect(output).toMatch(/construite pour https:\/\/recette\.collectivites\.fr.*--new-address/);
    expect(output).toContain(`${name} reste en service`);
    expect(await servedStamp(server)).toBe(stampOf(good));
    await putInService(server, trial, '--new-address');
    expect((await publish(server, ['--back'])).output).toContain('--new-address');
    expect(await putInService(server, '--back', '--new-address')).toBe(name);
  });

  test('a release of the list that is no longer whole', async () => {
    const first = await putInService(server, good);
    const second = await putInService(server, fixed);
    rmSync(join(server.siteDir, 'releases', first, 'dist/cgu'), { recursive: true });

    for (const args of [['--back'], ['--to', first]]) {
      const { status, output } = await publish(server, args);
      expect(status).toBe(1);
      expect(output).toContain(`la version ${first} n’est plus entière`);
      expect(output).toContain(`${second} reste en service`);
    }
    expect(await servedStamp(server)).toBe(stampOf(fixed));
  });
});

test('the list says when each release came into service, by which command, and its note', async () => {
  expect(await list()).toBe('Aucune version n’a encore été en service.\n');
  const built = copyRelease();
  writeFileSync(join(built, 'dist-server/commit.txt'), 'abc1234 Correct the hours\n');
  await stampRelease(built, JSON.parse(stampOf(built)).origin);
  const first = await putInService(server, built);
  const second = await putInService(server, fixed, '--note', 'Nouveaux tarifs');
  await putInService(server, '--back');

  const time = String.raw`\d\d/\d\d/\d{4} \d\d:\d\d UTC`;
  expect((await list()).split('\n')).toEqual([
    expect.stringMatching(`^${time}  ${first}  publish  abc1234 Correct the hours$`),
    expect.stringMatching(`^${time}  ${second}  publish  Nouveaux tarifs$`),
    expect.stringMatching(`^${time}  ${first}  --back   abc1234 Correct the hours$`),
    `En service : ${first}`,
    '',
  ]);
});

describe('on the server stay', () => {
  /** Adds so many publications of last year to the journal, each with a file in the place of its folder. */
  function liveThrough(count: number): string[] {
    const journal = join(server.siteDir, 'journal');
    const names = Array.from({ length: count }, (_, index) => `20250101-0000${index + 10}-000-abc`);
    const before = readFileSync(journal, 'utf8');
    const lines = names.map((name) => `2025-01-01T00:00:00Z\t${name}\tpublish\n`);
    writeFileSync(journal, lines.join('') + before);
    for (const name of names) {
      const folder = join(server.siteDir, 'releases', name);
      writeFileSync(folder, 'a release of last year');
      utimesSync(folder, 0, 0);
    }
    return names;
  }

  test('the thirty releases that were in service last', async () => {
    const first = await putInService(server, good);
    const years = liveThrough(40);
    const second = await putInService(server, fixed);
    expect(releases()).toEqual([...years.slice(11), first, second].sort());
    expect(await list()).toMatch(new RegExp(`${years[0]} .*\\(effacée\\)`));
  });

  test('releases that failed a short time ago, which an old process may still send', async () => {
    await putInService(server, good);
    expect((await publish(server, [bad], { RELOAD: 'true', WAIT: '1' })).status).toBe(1);
    const failed = join(server.siteDir, 'releases', releases().sort().at(-1) ?? '');

    await putInService(server, fixed);
    expect(existsSync(join(failed, 'dist/cgu/index.html'))).toBe(true);

    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(failed, twoHoursAgo, twoHoursAgo);
    await putInService(server, '--back');
    await putInService(server, fixed);
    expect(existsSync(failed)).toBe(false);
  });
});
