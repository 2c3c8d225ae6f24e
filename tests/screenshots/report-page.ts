import type { Difference } from './differences.ts';

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff }
  article { margin-block: 3rem; border-top: 1px solid #888 }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { display: block; max-width: 100%; border: 1px solid #888 }`;

/**
 * @param from the name of what the old pictures show.
 * @param to the name of what the new pictures show.
 * @param same the number of pictures that do not differ.
 * @returns the HTML of a page beside the folders `old`, `new` and `difference`; a picture opens in full size.
 */
export function reportPage(from: string, to: string, differences: Difference[], same: number) {
  const title = `${differences.length} pictures differ, ${same} are the same`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>Old: ${escapeHtml(from)}<br>New: ${escapeHtml(to)}</p>
${differences.map(article).join('\n')}
</html>
`;
}

function article({ name, kind, share }: Difference): string {
  const folders = {
    changed: ['old', 'new', 'difference'],
    'only old': ['old'],
    'only new': ['new'],
  };
  const told = kind === 'changed' ? `${(share * 100).toFixed(2)} % of it` : kind;
  return `<article>
<h2>${escapeHtml(name)}: ${told}</h2>
<div class="pictures">${folders[kind].map((folder) => figure(folder, name)).join('')}</div>
</article>`;
}

function figure(folder: string, name: string): string {
  const address = `${folder}/${encodeURIComponent(name)}`;
  return `<figure><figcaption>${folder}</figcaption><a href="${address}"><img loading="lazy" src="${address}" alt="${folder}"></a></figure>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
