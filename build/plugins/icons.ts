import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { light } from '../../src/styles/colours.ts';
import { readPicture } from '../picture-file.ts';

/** How each file of the icon is drawn. */
const files: Record<string, () => Promise<Buffer>> = {
  'favicon.svg': async () => Buffer.from(readPicture('icon.svg')),
  'favicon.ico': async () => asIco(await drawIcon(32), 32),
  // Without transparent corners, which iOS would fill with black.
  'apple-touch-icon.png': () => drawIcon(180, light.ink),
  'icon-512.png': () => drawIcon(512),
};

/** Draws the icon in the site's colours. A file of the same name in `public/` is the publisher's own. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      if (this.environment.name !== 'client') {
        return;
      }
      for (const [fileName, draw] of Object.entries(files)) {
        if (!existsSync(join('public', fileName))) {
          this.emitFile({ type: 'asset', fileName, source: await draw() });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        if (!Object.hasOwn(files, file) || existsSync(join('public', file))) {
          next();
          return;
        }
        const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
        response.setHeader('Content-Type', type).end(await files[file]?.());
      });
    },
  };
}

async function drawIcon(size: number, background?: string): Promise<Buffer> {
  const icon = sharp(Buffer.from(readPicture('icon.svg')), { density: 576 }).resize(size);
  return (background ? icon.flatten({ background }) : icon).png().toBuffer();
}

/** @returns an icon file with one picture, which may be a PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
