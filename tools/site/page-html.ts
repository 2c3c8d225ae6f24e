import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformHtmlTemplate } from '@unhead/react/server';
import type { Settings } from '../../src/site/settings.ts';
import { contentSecurityPolicy, policyMeta, styleHashes } from '../servers/csp.ts';
import { headingFaces } from './heading-font.ts';
import { unknownClasses, usedStyles, wordsOf } from './used-styles.ts';

/** The folder of the built site. */
export const outDir = process.env.OUT_DIR || 'dist';

/** The element that holds a page until it is finished: what is in it is one text to parsers. */
const wrapper = /<xmp id="root"[^>]*>([\s\S]*)<\/xmp>/;

/**
 * vite-react-ssg reads each page into JSDOM and writes it anew, to add preloads that do not stay. As one text the page
 * costs nothing there, which would be a sixth of a build in thirty languages.
 */
export function asText(_route: string, shell: string): string {
  return shell.replace('</body>', '<xmp id="root"></xmp></body>');
}

/** What `prerender.tsx` gives each page. */
interface RenderedPage {
  head: Parameters<typeof transformHtmlTemplate>[0];
}

/**
 * Turns what vite-react-ssg rendered into the page that ships: the head is put in, its inline scripts and preloads
 * are taken out, and what the page needs of the style sheet moves into it: the first paint waits for one response only.
 */
export function finishPage(settings: Settings) {
  return async (route: string, html: string, context: object): Promise<string> => {
    const { head } = context as RenderedPage;
    const withHead = transformHtmlTemplate(head, withoutLeftovers(html));
    refuseHoles(route, withHead);
    return withPolicy(await inlineStyles(route, withHead), settings);
  };
}

/** @throws Error that names the page and shows the place, where it holds what no word is. */
function refuseHoles(route: string, html: string): void {
  const [shown] = /.{0,60}(\bundefined\b|\[object \w|\bNaN\b|\{\{).{0,60}/.exec(html) ?? [];
  if (shown) throw new Error(`The page ${route} shows what is no word: ${shown}`);
}

/** Puts the policy before all that it rules; while developing, Vite's own inline scripts and styles need none. */
function withPolicy(html: string, settings: Settings): string {
  if (isDeveloped(html)) return html;
  const meta = policyMeta(contentSecurityPolicy(settings, styleHashes(html)));
  return html.replace(/<meta charset="[^"]*">/, (charset) => `${charset}\n${meta}`);
}

function isDeveloped(html: string): boolean {
  return html.includes('/@vite/client');
}

/**
 * Removes the inline scripts, the marker attribute and the preloads that a page without hydration has no use for, and
 * closes shapes as SVG does.
 */
function withoutLeftovers(html: string): string {
  return html
    .replace(/<script>[\s\S]*?<\/script>\s*/g, '')
    .replace(wrapper, (_whole, page: string) => page)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/><\/(?:path|rect|line|ellipse)>/g, '/>');
}

const stylesheet = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*>/;

/** @throws Error that names the page and a class of it that no style sheet knows. */
async function inlineStyles(route: string, html: string): Promise<string> {
  const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const file = stylesheet.exec(html)?.[1];
  // While developing, Vite serves the rules.
  if (isDeveloped(html)) return html.replace('</head>', `${styleElement(await headingFaces(language))}</head>`);
  if (!file) return html;
  const faces = await headingFaces(language, outDir);
  const css = readFileSync(join(outDir, file), 'utf8').trim();
  const [unknown] = unknownClasses(css, html);
  if (unknown) throw new Error(`The page ${route} has the class "${unknown}", which has no style: is it misspelt?`);
  const rules = usedStyles(css, html, scriptWords());
  // Apart from each other, as the policy names each: faces are the same on all pages of a language, rules in all languages.
  return html.replace(stylesheet, () => styleElement(faces) + styleElement(rules));
}

function styleElement(css: string): string {
  return `<style>${css}</style>`;
}

let words: Set<string> | undefined;

/** @returns the words of all scripts that a page may load, read once. */
function scriptWords(): Set<string> {
  if (words) return words;
  const files = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'));
  words = new Set(files.flatMap((file) => wordsOf(readFileSync(join(outDir, 'assets', file), 'utf8'))));
  return words;
}
