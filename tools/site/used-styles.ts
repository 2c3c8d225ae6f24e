import { globSync, readFileSync } from 'node:fs';

/** A rule without nested rules: its selectors and its declarations. */
const rule = /([^{}]+)\{([^{}]*)\}/g;
const emptyAtRule = /@(?:media|container|supports)[^{}]*\{\}/g;
/** One selector of a list; it may contain commas in brackets, or escaped. */
const selector = /(?:\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|[^\\(,])+/g;
const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;

/**
 * Removes the rules that a page does not need: those of classes that neither its markup nor a script has, and those for
 * the other writing direction.
 * @param css minified.
 * @param scripts the words of all scripts that the page may load; any may be a class.
 */
export function usedStyles(css: string, html: string, scripts: ReadonlySet<string>): string {
  const classes = new Set(classesIn(html));
  const isRightToLeft = /<html[^>]* dir="rtl"/.test(html);
  const isUsed = (one: string) =>
    classesOf(one).every((name) => classes.has(name) || scripts.has(name)) &&
    (isRightToLeft || !one.trim().startsWith('[dir=rtl]'));
  const kept = css.replace(rule, (all, selectors: string, declarations: string) => {
    if (selectors.startsWith('@')) {
      return all;
    }
    const used = (selectors.match(selector) ?? []).filter(isUsed);
    return used.length > 0 ? `${used.join()}{${declarations}}` : '';
  });
  // Twice, since an empty one may leave the one around it empty.
  return kept.replace(emptyAtRule, '').replace(emptyAtRule, '');
}

/** @returns the classes of a page for which no style sheet has a rule. */
export function classesWithoutStyle(css: string, html: string): string[] {
  const styled = new Set(classesOf(css));
  return classesIn(html).filter((name) => name && !styled.has(name));
}

/**
 * @param html of all pages. @param scripts as for `usedStyles`. @param files the style sheets, as a glob.
 * @throws Error that names a class and its style sheet when neither a page nor a script has the class.
 */
export function refuseStaleStyles(
  html: string,
  scripts: ReadonlySet<string>,
  files = 'src/**/*.css',
): void {
  const used = new Set(classesIn(html));
  for (const file of globSync(files)) {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, text = '']) => text.trim());
    const classes = selectors.filter((text) => !text.startsWith('@')).flatMap(classesOf);
    const stale = classes.find((name) => !used.has(name) && !scripts.has(name));
    if (stale) {
      throw new Error(
        `${file} has a rule for the class "${stale}", which no page has: is it misspelt?`,
      );
    }
  }
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    decoded(names).split(/\s+/),
  );
}

/** @returns the parts of a script between spaces and quotes. */
export function wordsOf(script: string): string[] {
  return script.split(/[\s"'`]+/);
}

function decoded(attribute: string): string {
  const characters: Record<string, string> = { gt: '>', lt: '<', quot: '"', '#x27': "'", amp: '&' };
  return attribute.replace(/&(gt|lt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '');
}

/** @returns the classes that selectors name, without CSS's escapes. */
function classesOf(selectors: string): string[] {
  return [...selectors.matchAll(className)].map(([, name = '']) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );
}
