/**
 * `npm run screenshots -- [path …] [--engines] [--into FOLDER] [--compare FOLDER]`: every page, the open menus (`menu`)
 * and the states of the contact dialog (`dialog`), in light, dark and forced colours, and every page on paper, into
 * `reports/screenshots/`: at four widths in Chromium, with `--engines` at two in the other engines. It shows what
 * `npm run build:local` wrote. With `--compare` it fails where a picture differs from the one of the same name in that
 * folder, of an earlier build.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import common from '../locales/fr/common.json' with { type: 'json' };
import copy from '../locales/fr/contact.json' with { type: 'json' };
import { paths } from './browser/paths.ts';
import { differences } from './compare-screenshots.ts';
import { chromium } from './engines/chromium.ts';
import { chromium109 } from './engines/chromium-109.ts';
import { firefox } from './engines/firefox.ts';
import { fillIn } from './engines/journeys.ts';
import { onPaper } from './engines/looks.ts';
import { spot } from './engines/spot.ts';
import type { Engine, Look } from './engines/visitor.ts';
import { type Walk, walkOf } from './engines/walk.ts';
import { webkit } from './engines/webkit.ts';

const { values, positionals: wanted } = parseArgs({
  options: {
    into: { type: 'string', default: 'reports/screenshots' },
    compare: { type: 'string' },
    engines: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [engines, widths] = values.engines
  ? [
      [firefox, webkit, chromium109],
      [390, 1280],
    ]
  : [[chromium], [390, 768, 1280, 1920]];

/** What a visitor does to bring the home page into a state; the dialog's go on each from the one before. */
const states: Record<string, (walk: Walk) => Promise<unknown>> = {
  async menu(walk) {
    if (await walk.visitor.run(spot, 'menu', common.nav.menu, 'header')) await walk.presses('menu', common.nav.menu);
    await walk.presses('menu', common.nav.modules);
    await walk.sees('link', common.pages['overtime-module'], 'header');
  },
  async 'dialog-open'(walk) {
    await walk.next({ behave: 'fail', status: 500 });
    await walk.presses('button', common.nav.demo, 'main');
    await walk.sees('field', copy.fields.firstName);
  },
  async 'dialog-refused'(walk) {
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.errors.firstNameRequired);
  },
  async 'dialog-failed'(walk) {
    await fillIn(walk);
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.failure.message);
  },
  async 'dialog-sent'(walk) {
    await walk.presses('button', copy.actions.retry);
    await walk.sees('heading', copy.success.title);
  },
};

const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
await mkdir(values.into, { recursive: true });
const taken: string[] = [];
for (const engine of engines) for (const look of engine.looks) await takeAll(engine, look);
await server.close();
if (values.compare) {
  const found = await differences(values.compare, values.into, taken);
  console.log(found.join('\n') || `${taken.length} pictures are as they were.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

async function takeAll(engine: Engine, look: Look): Promise<void> {
  const visitor = await engine.start(look);
  const walk = walkOf(visitor, origin);
  for (const width of widths) {
    const take = async (name: string, whole = false) => {
      const file = `${name}-${width}-${look}-${engine.name.replace(' ', '-')}.png`.toLowerCase();
      taken.push(file);
      await writeFile(`${values.into}/${file}`, await visitor.picture(whole));
    };
    for (const path of paths.filter(isWanted)) {
      const name = path.slice(1).replaceAll('/', '-') || 'home';
      await visitor.resize(width, 2400);
      await walk.goes(path);
      await take(name, true);
      if (look !== 'light') continue;
      await visitor.run(onPaper);
      await take(`${name}-paper`, true);
    }
    await visitor.resize(width, 900);
    await walk.goes('/');
    for (const [state, reach] of Object.entries(states)) {
      if (!isWanted(state.replace(/-.*/, ''))) continue;
      await reach(walk);
      await take(state);
    }
  }
  await visitor.close();
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}
