/** `npm run screenshots -- --engines`: every page and state of the dialog in every engine, into `reports/screenshots/engines/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { preview } from 'vite';
import common from '../../locales/fr/common.json' with { type: 'json' };
import copy from '../../locales/fr/contact.json' with { type: 'json' };
import { paths } from '../browser/paths.ts';
import { chromium109 } from './chromium-109.ts';
import { firefox } from './firefox.ts';
import { fillIn } from './journeys.ts';
import { type Walk, walkOf } from './walk.ts';
import { webkit } from './webkit.ts';

const folder = 'reports/screenshots/engines';

/** What a visitor does to bring the dialog into a state; each goes on from the one before. */
const states: Record<string, (walk: Walk) => Promise<unknown>> = {
  async open(walk) {
    await walk.next({ behave: 'fail', status: 500 });
    await walk.presses('button', common.nav.demo, 'main');
    await walk.sees('field', copy.fields.firstName);
  },
  async refused(walk) {
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.errors.firstNameRequired);
  },
  async failed(walk) {
    await fillIn(walk);
    await walk.presses('button', copy.actions.send);
    await walk.sees('text', copy.failure.message);
  },
  async sent(walk) {
    await walk.presses('button', copy.actions.retry);
    await walk.sees('heading', copy.success.title);
  },
};

await mkdir(folder, { recursive: true });
const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
for (const engine of [firefox, webkit, chromium109]) {
  for (const look of engine.looks) {
    const visitor = await engine.start(look);
    const walk = walkOf(visitor, origin);
    const keep = async (name: string, width: number) => {
      const file = `${name}-${width}-${look}-${engine.name.replace(' ', '-')}.png`.toLowerCase();
      await writeFile(`${folder}/${file}`, await visitor.picture());
    };
    for (const width of [1280, 390]) {
      await visitor.resize(width, 2400);
      for (const path of paths) {
        await walk.goes(path);
        await keep(path.slice(1) || 'home', width);
      }
      await visitor.resize(width, 900);
      await walk.goes('/');
      for (const [state, reach] of Object.entries(states)) {
        await reach(walk);
        await keep(`dialog-${state}`, width);
      }
    }
    await visitor.close();
  }
}
await server.close();
