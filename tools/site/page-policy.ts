import type { HTMLElement } from 'node-html-parser';
import type { Settings } from '../../src/site/settings.ts';
import { contentSecurityPolicy, policyMeta, styleHash } from '../servers/csp.ts';

/** Adds the Content-Security-Policy, with the hashes of the page's inlined styles, before everything that it governs. */
export function addPolicy(document: HTMLElement, settings: Settings): void {
  const styles = document.querySelectorAll('style').map((style) => style.rawText);
  const policy = contentSecurityPolicy(settings, styles.map(styleHash));
  const charset = document.querySelector('meta[charset]');
  charset?.insertAdjacentHTML('afterend', `\n${policyMeta(policy)}`);
}
