import type cgu from '../../locales/fr/cgu.json';
import type common from '../../locales/fr/common.json';
import type contact from '../../locales/fr/contact.json';
import type deployment from '../../locales/fr/deployment.json';
import type home from '../../locales/fr/home.json';
import type hosting from '../../locales/fr/hosting.json';
import type mentionsLegales from '../../locales/fr/mentions-legales.json';
import type notFound from '../../locales/fr/not-found.json';
import type overtimeModule from '../../locales/fr/overtime-module.json';
import type politiqueDeConfidentialite from '../../locales/fr/politique-de-confidentialite.json';

/** A file without its notes to translators (`heading_note`), which the build leaves out. */
type Copy<File> = File extends readonly (infer Item)[]
  ? Copy<Item>[]
  : File extends object
    ? { [Key in keyof File as Key extends `${string}_note` ? never : Key]: Copy<File[Key]> }
    : File;

/** The shape of a language's files, read from the source language: a key that is not there does not compile. */
export interface Resources {
  common: Copy<typeof common>;
  contact: Copy<typeof contact>;
  home: Copy<typeof home>;
  deployment: Copy<typeof deployment>;
  'overtime-module': Copy<typeof overtimeModule>;
  hosting: Copy<typeof hosting>;
  cgu: Copy<typeof cgu>;
  'mentions-legales': Copy<typeof mentionsLegales>;
  'politique-de-confidentialite': Copy<typeof politiqueDeConfidentialite>;
  'not-found': Copy<typeof notFound>;
}

type Namespace = keyof Resources;

/** A page, by the name of its locale file. */
export type PageId = Exclude<Namespace, 'common' | 'contact'>;

/** A page that others can link to. */
export type LinkedPageId = Exclude<PageId, 'not-found'>;

/** What a call to action opens (spec §3, opening context values). */
export type Opening = keyof Resources['contact']['openings'];
