/** A rule that holds no other one: its selectors and what it says. */
const rule = /([^{}]+)\{([^{}]*)\}/g;
const emptyGroup = /@(?:media|container|supports)[^{}]*\{\}/g;
/** One of a list of selectors, which may have commas of its own, in brackets or escaped. */
const selector = /(?:\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|[^\\(,])+/g;
const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;

/**
 * Leaves a page the rules that it may need: those of its classes, of those that a script may
 * give to an element, and of its direction of writing.
 * @param css minified.
 * @param scripts the words of all that the page may load; any may be a class.
 */
export function usedStyles(css: string, html: string, scripts: ReadonlySet<string>): string {
  const classes = new Set(classesIn(html));
  const turned = /<html[^>]* dir="rtl"/.test(html);
  const applies = (one: string) =>
    classesOf(one).every((name) => classes.has(name) || scripts.has(name)) &&
    (turned || !one.trim().startsWith('[dir=rtl]'));
  const kept = css.replace(rule, (all, selectors: string, said: string) => {
    if (selectors.startsWith('@')) return all;
    const used = (selectors.match(selector) ?? []).filter(applies);
    return used.length > 0 ? `${used.join()}{${said}}` : '';
  });
  return kept.replace(emptyGroup, '').replace(emptyGroup, '');
}

/** @returns the classes of a page for which no style sheet has a rule. */
export function unknownClasses(css: string, html: string): string[] {
  const known = new Set(classesOf(css));
  return classesIn(html).filter((name) => name && !known.has(name));
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decoded(names).split(/\s+/));
}

/** @returns what stands between spaces and quotes. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s"'`]+/);
}

function decoded(attribute: string): string {
  const characters: Record<string, string> = { gt: '>', lt: '<', quot: '"', '#x27': "'", amp: '&' };
  return attribute.replace(/&(gt|lt|quot|#x27|amp);/g, (_, name: string) => characters[name] ?? '');
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(className)].map(([, name = '']) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );
}
