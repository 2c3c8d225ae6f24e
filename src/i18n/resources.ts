/** The language from which all others are translated; its pages have no language in their addresses. */
export const sourceLanguage = 'fr';

/** A file without its notes to translators (`heading_note`), which are not built. */
type Copy<File> = File extends object
  ? { [Key in keyof File as Key extends `${string}_note` ? never : Key]: Copy<File[Key]> }
  : File;

/** The shape of a language's files, read from the source language: a key that is not there does not compile. */
export interface Resources {
  common: Copy<typeof import('../../locales/fr/common.json')>;
  contact: Copy<typeof import('../../locales/fr/contact.json')>;
  home: Copy<typeof import('../../locales/fr/home.json')>;
  deployment: Copy<typeof import('../../locales/fr/deployment.json')>;
  'overtime-module': Copy<typeof import('../../locales/fr/overtime-module.json')>;
  hosting: Copy<typeof import('../../locales/fr/hosting.json')>;
  cgu: Copy<typeof import('../../locales/fr/cgu.json')>;
  'mentions-legales': Copy<typeof import('../../locales/fr/mentions-legales.json')>;
  'politique-de-confidentialite': Copy<
    typeof import('../../locales/fr/politique-de-confidentialite.json')
  >;
  'not-found': Copy<typeof import('../../locales/fr/not-found.json')>;
}

type Namespace = keyof Resources;

/** A page, by the name of its locale file. */
export type PageId = Exclude<Namespace, 'common' | 'contact'>;

/** A page that others can link to. */
export type LinkedPageId = Exclude<PageId, 'not-found'>;

/** What a contact button is for (spec §3, opening context values). */
export type Purpose = keyof Resources['contact']['purposes'];

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'common';
    resources: Resources;
  }
}
