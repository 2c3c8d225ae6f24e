import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPicture } from '../../../build/picture-file.ts';
import { light } from '../../../src/styles/colours.ts';

test('the icon and the background of share images have the colours of the site, and no others', () => {
  for (const file of globSync('build/*.svg')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/#[\da-f]{3,8}\b|rgb\(/i);
  }
  for (const name of ['icon.svg', 'share-image.svg'] as const) {
    expect(readPicture(name)).toContain(`"${light.ink}"`);
    expect(readPicture(name)).not.toContain('var(');
  }
});
