import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { referenceFaults } from '../../build/check-references.ts';
import { screenshotFaults } from '../../build/check-screenshots.ts';
import deployment from '../../locales/fr/deployment.json';
import home from '../../locales/fr/home.json';
import hosting from '../../locales/fr/hosting.json';
import { copyProject } from '../copy-project.ts';
import { noFacts, writeFacts } from '../sample-facts.ts';

/** @returns a copy of the content in which every empty text is filled in, answers with a tag. */
function filled<Content>(content: Content): Content {
  const given = (key: string) => (key === 'body' ? 'Réponse donnée\nà <email/>' : 'Réponse donnée');
  return JSON.parse(JSON.stringify(content, (key, value) => (value === '' ? given(key) : value)));
}

async function copyWithPicture() {
  const site = copyProject();
  onTestFinished(site.remove);
  const folder = join(site.dir, 'screenshots');
  mkdirSync(folder);
  for (const [file, background] of [
    ['planning.png', 'silver'],
    ['planning.dark.png', 'navy'],
  ] as const) {
    const create = { width: 1600, height: 900, channels: 3, background } as const;
    await sharp({ create }).toFile(join(folder, file));
  }
  return site;
}

test('what the publisher gives is shown, and no question is left to the audit', async () => {
  const site = await copyWithPicture();
  const emailService = { name: 'Courrier', operator: 'Courrier SA', country: 'FR' };
  writeFacts(site, { ...noFacts, emailService });
  const given = filled(home);
  given.screens.items.planning = { caption: 'Une légende', alternative: 'Une description' };
  const reference = { town: 'Annecy', population: '', sentence: 'Une phrase.' };
  const none = { town: '', population: '', sentence: '' };
  given.references.items = { first: reference, second: reference, third: none };
  const workload = filled(deployment);
  for (const question of [given.questions.items.price, workload.workload.items.hr]) {
    question.body = 'Réponse donnée à <email/>';
  }
  site.write('locales/fr/home.json', JSON.stringify(given));
  site.write('locales/fr/deployment.json', JSON.stringify(workload));
  site.write('locales/fr/hosting.json', JSON.stringify(filled(hosting)));
  expect(await site.build()).toMatchObject({ ok: true });

  const read = (page: string) => parse(site.read(`dist/${page}`));
  const built = read('index.html');
  const image = built.querySelector('main picture img');
  expect(image?.getAttribute('alt')).toBe('Une description');
  expect(image?.getAttribute('loading')).toBe('lazy');
  const sources = built.querySelectorAll('main picture source');
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(
    expect.arrayContaining(['image/avif', 'image/webp']),
  );
  expect(sources[0]?.getAttribute('media')).toBe('screen and (prefers-color-scheme: dark)');
  // RGAA 1.9.1 asks for the caption as a name.
  expect(built.querySelector('figure:has(picture)')?.attributes).toMatchObject({
    role: 'figure',
    'aria-label': 'Une légende',
  });
  const files = [image, ...sources].flatMap((element) =>
    (element?.getAttribute('srcset') ?? element?.getAttribute('src') ?? '')
      .split(', ')
      .map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  expect(files.filter((file) => !existsSync(join(site.dir, 'dist', file)))).toEqual([]);
  expect(built.querySelectorAll('.open-list')).toEqual([]);
  // Where some use it, it no longer looks for its first customers.
  expect(built.querySelectorAll('main a[href="#trust"]')).toEqual([]);
  expect(built.querySelectorAll('#references ~ * blockquote')).toHaveLength(2);
  for (const [page, section] of [
    [built, '#questions'],
    [read('deployment.html'), '#workload'],
  ] as const) {
    expect(page.querySelectorAll(`${section} ~ dl dd a[href^=mailto]`)).not.toEqual([]);
  }
  expect(read('hosting.html').querySelectorAll('[data-open-questions], .askable')).toEqual([]);
  const policy = read('politique-de-confidentialite.html').textContent;
  expect(policy).toContain('Courrier SA');
  expect(policy).not.toMatch(/EmailJS|clauses contractuelles/);
});

test('a screenshot without an alternative, or in another format, stops the build, which names its file', async () => {
  const site = await copyWithPicture();
  site.write('screenshots/README.md', 'About these files');
  site.write('screenshots/entry.PNG', '');
  site.write('screenshots/export.jpg', '');
  site.write('screenshots/validation.png', 'no picture');
  const given = filled(home);
  given.screens.items.planning = { caption: 'Une légende', alternative: '' };
  site.write('locales/fr/home.json', JSON.stringify(given));
  const { ok, output } = await site.build();
  expect(ok).toBe(false);
  expect(output).toContain('screenshots/planning.png : son texte de remplacement manque');
  expect(output).toContain('screenshots/entry.PNG : le nom doit finir par .png');
  expect(output).toContain('screenshots/export.jpg : le nom doit finir par .png');
  expect(output).toContain('screenshots/validation.png : le nom doit finir par .png');
  expect(output).not.toContain('    at ');
});

test('a screenshot that is too small, without a caption, unknown to the texts or dark alone is named', () => {
  const items = {
    planning: { caption: 'Le planning', alternative: 'Une semaine' },
    entry: { caption: '', alternative: 'Des heures' },
  };
  const faults = screenshotFaults({ planning: 1439, Plan: 1440, 'entry.dark': 1440 }, items);
  expect(faults).toEqual([
    'screenshots/planning.png : 1440 pixels de large au moins',
    'screenshots/Plan.png : aucun texte ne porte ce nom, seulement planning, entry',
    'screenshots/entry.dark.png : sa légende manque (locales)',
    'screenshots/entry.dark.png : il manque entry.png',
  ]);
});

test('a reference without a town, or without a sentence, is named', () => {
  const whole = { town: 'Annecy', sentence: 'Une phrase.' };
  const items = { first: { ...whole, town: '' }, second: { ...whole, sentence: '' }, third: whole };
  expect(referenceFaults(items)).toEqual([
    'locales/fr/home.json : references.items.first.town manque',
    'locales/fr/home.json : references.items.second.sentence manque',
  ]);
});
