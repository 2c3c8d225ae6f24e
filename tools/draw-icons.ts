import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';

/** `npm run icons`: draws the icons of `public/` from `public/favicon.svg`, after a change of it. */

/** File → its width and height, in pixels. */
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const svg = await readFile('public/favicon.svg', 'utf8');

function draw(width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

for (const [file, width] of Object.entries(icons)) {
  await writeFile(`public/${file}`, draw(width));
}
// Browsers ask for it even where no page names it.
await writeFile('public/favicon.ico', await pngToIco([draw(32)]));
