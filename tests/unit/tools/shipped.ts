import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHead } from '@unhead/react/server';
import { onTestFinished, vi } from 'vitest';
import { readSettings } from '../../../src/site/settings.ts';

const sheet = '<link rel="stylesheet" crossorigin href="/assets/app.css" media="all">';

/** A page as the prerenderer makes it. */
export function rendered(head = sheet, body = '<p>Bonjour</p>'): string {
  return `<!doctype html><html><head><meta charset="utf-8">${head}</head><body data-server-rendered="true">${body}</body></html>`;
}

interface Made {
  lang?: string;
  styles?: Record<string, string>;
}

/** @returns the page that ships for what the prerenderer made, on a site that has these styles. */
export async function shipped(html: string, { lang = 'fr', styles = {} }: Made = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'page-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true });
    vi.unstubAllEnvs();
  });
  mkdirSync(join(dir, 'assets'));
  for (const [file, css] of Object.entries(styles)) writeFileSync(join(dir, 'assets', file), css);
  vi.stubEnv('OUT_DIR', dir);
  vi.resetModules();
  const { finishPage } = await import('../../../tools/site/page-html.ts');
  const head = createHead({ disableDefaults: true, init: [{ title: 'Accueil', htmlAttrs: { dir: 'ltr', lang } }] });
  return finishPage(readSettings({}))('/', html, { head });
}
