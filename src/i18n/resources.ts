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

/** The shape of a language's files, read from the source language: a key that is not there does not compile. */
export interface Resources {
  common: typeof common;
  contact: typeof contact;
  home: typeof home;
  deployment: typeof deployment;
  'overtime-module': typeof overtimeModule;
  hosting: typeof hosting;
  cgu: typeof cgu;
  'mentions-legales': typeof mentionsLegales;
  'politique-de-confidentialite': typeof politiqueDeConfidentialite;
  'not-found': typeof notFound;
}

export type Namespace = keyof Resources;
