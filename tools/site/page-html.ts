import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformHtmlTemplate } from '@unhead/react/server';
import type { Settings } from '../../src/site/settings.ts';
import { contentSecurityPolicy, policyMeta, styleHashes } from '../servers/csp.ts';
import { headingFaces } from './heading-font.ts';
import { classesWithoutStyle, usedStyles, wordsOf } from './used-styles.ts';

/** The folder of the built site. */
export const outDir = process.env.OUT_DIR || 'dist';

/** An `<xmp>` element holds the page until it is finished: to a parser its content is one text. */
const wrapper = /<xmp id="root"[^>]*>([\s\S]*)<\/xmp>/;

/**
 * vite-react-ssg parses and serialises each page with JSDOM, to add preloads, which are removed later. As a single text
 * node the page costs no time there; it would take a sixth of a build in thirty languages.
 */
export function asText(_route: string, shell: string): string {
  return shell.replace('</body>', '<xmp id="root"></xmp></body>');
}

/** What `prerender.tsx` gives each page. */
interface RenderedPage {
  head: Parameters<typeof transformHtmlTemplate>[0];
}

/**
 * Turns the output of vite-react-ssg into the page that is shipped: adds the head, removes inline scripts and preloads,
 * and inlines the rules of the style sheet that the page needs, so that the first paint waits for one response only.
 */
export function finishPage(settings: Settings) {
  return async (route: string, html: string, context: object): Promise<string> => {
    const { head } = context as RenderedPage;
    const withHead = transformHtmlTemplate(head, withoutLeftovers(html));
    refuseWrongValues(route, withHead);
    return withPolicy(await inlineStyles(route, withHead), settings);
  };
}

/** @throws Error that names the page and quotes it where a text has a placeholder or the name of a wrong value. */
function refuseWrongValues(route: string, html: string): void {
  const at = html.search(/\bundefined\b|\[object \w|\bNaN\b|\{\{/);
  if (at < 0) {
    return;
  }
  const shown = html.slice(Math.max(0, at - 60), at + 60).replace(/\s+/g, ' ');
  throw new Error(`The page ${route} shows a placeholder or a wrong value: ${shown}`);
}

/** Adds the Content-Security-Policy before everything it governs; in development it would block Vite's inline scripts. */
function withPolicy(html: string, settings: Settings): string {
  if (isDevelopment(html)) {
    return html;
  }
  const meta = policyMeta(contentSecurityPolicy(settings, styleHashes(html)));
  return html.replace(/<meta charset="[^"]*">/, (charset) => `${charset}\n${meta}`);
}

function isDevelopment(html: string): boolean {
  return html.includes('/@vite/client');
}

/** Removes what only a hydrated page needs (inline scripts, preloads, the wrapper), and closes empty SVG elements. */
function withoutLeftovers(html: string): string {
  return html
    .replace(/<script>[\s\S]*?<\/script>\s*/g, '')
    .replace(wrapper, (_whole, page: string) => page)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/><\/(?:path|rect|line|ellipse)>/g, '/>');
}

const stylesheet = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*>/;

/** @throws Error that names the page and a class of it for which no style sheet has a rule. */
async function inlineStyles(route: string, html: string): Promise<string> {
  const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const file = stylesheet.exec(html)?.[1];
  // In development Vite serves the rules.
  if (isDevelopment(html)) {
    return html.replace('</head>', `${styleElement(await headingFaces(language))}</head>`);
  }
  if (!file) {
    return html;
  }
  const faces = await headingFaces(language, outDir);
  const css = readFileSync(join(outDir, file), 'utf8').trim();
  const [unknown] = classesWithoutStyle(css, html);
  if (unknown) {
    throw new Error(
      `The page ${route} has the class "${unknown}", which has no style: is it misspelt?`,
    );
  }
  const rules = usedStyles(css, html, scriptWords());
  // Two elements, so that the policy has few hashes: pages of a language share the faces, translations share the rules.
  return html.replace(stylesheet, () => styleElement(faces) + styleElement(rules));
}

function styleElement(css: string): string {
  return `<style>${css}</style>`;
}

let words: Set<string> | undefined;

/** @returns the words of all scripts of the build, read once. */
export function scriptWords(): Set<string> {
  if (words) {
    return words;
  }
  const files = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'));
  words = new Set(
    files.flatMap((file) => wordsOf(readFileSync(join(outDir, 'assets', file), 'utf8'))),
  );
  return words;
}
