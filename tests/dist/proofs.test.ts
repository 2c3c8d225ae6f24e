import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import deployment from '../../locales/fr/deployment.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import { copySite } from '../site-copy.ts';

/** @returns a copy of the content in which every empty text is given. */
function filled<Content>(content: Content): Content {
  const text = JSON.stringify(content, (_key, value) => (value === '' ? 'Réponse donnée' : value));
  return JSON.parse(text);
}

/** @returns a copy of the site with a screenshot of this width, drawn for the light theme and for the dark one. */
function copyWithPicture(width: number) {
  const site = copySite();
  onTestFinished(site.remove);
  const folder = join(site.dir, 'screenshots');
  mkdirSync(folder);
  for (const [file, grey] of [
    ['planning.png', 200],
    ['planning.dark.png', 60],
  ] as const) {
    const picture = new PNG({ width, height: 900 });
    picture.data.fill(grey);
    writeFileSync(join(folder, file), PNG.sync.write(picture));
  }
  return site;
}

test('proofs that the publisher gives are shown, and none is left to the audit', async () => {
  const site = copyWithPicture(1600);
  site.write('locales/fr/home.json', filled(home));
  site.write('locales/fr/deployment.json', filled(deployment));
  site.write('locales/fr/hosting.json', filled(hosting));
  expect(await site.build()).toMatchObject({ ok: true });

  const read = (page: string) => parse(readFileSync(join(site.dir, 'dist', page), 'utf8'));
  const built = read('index.html');
  const image = built.querySelector('main picture img');
  expect(image?.getAttribute('alt')).toBe('Réponse donnée');
  expect(image?.getAttribute('loading')).toBe('lazy');
  const sources = built.querySelectorAll('main picture source');
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(
    expect.arrayContaining(['image/avif', 'image/webp']),
  );
  expect(sources[0]?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
  const files = [image, ...sources].flatMap((element) =>
    (element?.getAttribute('srcset') ?? element?.getAttribute('src') ?? '')
      .split(', ')
      .map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  expect(files.filter((file) => !existsSync(join(site.dir, 'dist', file)))).toEqual([]);
  expect(built.querySelector('#references')).not.toBeNull();
  expect(built.querySelector('#questions')).not.toBeNull();
  expect(read('deployment/index.html').querySelector('#workload')).not.toBeNull();
  expect(read('hosting/index.html').querySelectorAll('main td mark')).toHaveLength(1);
});

test('a screenshot that is too small stops the build, which names its file', async () => {
  const { ok, output } = await copyWithPicture(800).build();
  expect(ok).toBe(false);
  expect(output).toContain('screenshots/planning.png : 1440 pixels de large au moins');
});

test('a screenshot without an alternative stops the build, which names its file', async () => {
  const { ok, output } = await copyWithPicture(1600).build();
  expect(ok).toBe(false);
  expect(output).toContain('screenshots/planning.png : son texte de remplacement manque');
});
