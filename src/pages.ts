import type { ComponentType } from 'react';
import type { PageId } from './i18n/resources.ts';
import type { Place } from './page-context.ts';
import { Cgu } from './pages/Cgu.tsx';
import { Deployment } from './pages/Deployment.tsx';
import { Home } from './pages/Home.tsx';
import { Hosting } from './pages/Hosting.tsx';
import { MentionsLegales } from './pages/MentionsLegales.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { OvertimeModule } from './pages/OvertimeModule.tsx';
import { PolitiqueDeConfidentialite } from './pages/PolitiqueDeConfidentialite.tsx';

interface PageEntry {
  /** Below the language's root; a translation may give another one in `slug`. */
  path: string;
  Content: ComponentType;
  /** Where pages link to it, in the order of this list, by its label in `common.json`, `pages`. */
  linked: readonly Place[];
}

/** Every page (spec §2), by the name of its locale file: a page is added here, and all else follows or does not compile. */
export const pages: Record<PageId, PageEntry> = {
  home: { path: '', Content: Home, linked: ['menu', 'footer', 'lost'] },
  deployment: { path: 'deployment', Content: Deployment, linked: ['bar', 'menu', 'footer', 'lost'] },
  hosting: { path: 'hosting', Content: Hosting, linked: ['bar', 'menu', 'footer', 'lost'] },
  'overtime-module': { path: 'overtime-module', Content: OvertimeModule, linked: ['modules', 'footer', 'lost'] },
  cgu: { path: 'cgu', Content: Cgu, linked: ['legal', 'lost'] },
  'mentions-legales': { path: 'mentions-legales', Content: MentionsLegales, linked: ['legal', 'lost'] },
  'politique-de-confidentialite': {
    path: 'politique-de-confidentialite',
    Content: PolitiqueDeConfidentialite,
    linked: ['legal', 'lost'],
  },
  'not-found': { path: '404', Content: NotFound, linked: [] },
};

export const pageIds = Object.keys(pages) as PageId[];
