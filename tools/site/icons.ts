import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';

const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Draws the icon set from `public/favicon.svg`; the `.ico` is for what asks for it without reading the page. */
export async function writeIcons(dir: string): Promise<void> {
  const svg = await readFile(join('public', 'favicon.svg'), 'utf8');
  const png = (width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await Promise.all(Object.entries(sizes).map(([name, width]) => writeFile(join(dir, name), png(width))));
  await writeFile(join(dir, 'favicon.ico'), await pngToIco([png(32)]));
}
