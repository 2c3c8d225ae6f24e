import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../tools/site/list-files.ts';

/** What a page is compared with: itself as bare HTML and CSS, that without its font, that with a field in the panel that opens. */
export const variants = {
  built: (html: string) => html,
  bare: withoutScripts,
  fontless: (html: string) =>
    withoutScripts(html)
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replace(/@font-face\s*\{[^}]*\}/g, ''),
  field: (html: string) => withoutScripts(html).replace(/id="direct-contact"[^>]*>/, '$&<input autofocus>'),
};

export type Variant = keyof typeof variants;

/** The policy goes too: it holds the hash of the styles, and would refuse them once they are changed. */
function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<meta http-equiv[^>]*>/g, '');
}

/** Copies a built site with every page rewritten. @returns the folder, and how to remove it. */
export async function writeVariant(
  variant: Variant,
  site: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `site-${variant}-`));
  await cp(site, folder, { recursive: true });
  for (const file of (await listFiles(folder)).filter((name) => /\.html(\.br|\.gz)?$/.test(name))) {
    const path = join(folder, file);
    if (!file.endsWith('.html')) {
      await rm(path);
      continue;
    }
    const html = await readFile(path, 'utf8');
    await writeFile(path, variants[variant](html));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
