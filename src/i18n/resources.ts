import type { PageTexts } from '../pages.ts';

/** The language from which all others are translated; its pages have no language in their addresses. */
export const sourceLanguage = 'fr';

/** A file without its notes to translators (`heading_note`), which are not built. */
type WithoutNotes<File> = File extends object
  ? { [Key in keyof File as Key extends `${string}_note` ? never : Key]: WithoutNotes<File[Key]> }
  : File;

/** The files of texts: those of the pages, what every page has, and the contact form. */
type Files = PageTexts & {
  common: typeof import('../../locales/fr/common.json');
  contact: typeof import('../../locales/fr/contact.json');
};

/** The shape of a language's files, read from the source language. */
export type Resources = { [File in keyof Files]: WithoutNotes<Files[File]> };

/** What a contact button is for (spec §3, opening context values). */
export type Purpose = keyof Resources['contact']['purposes'];

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'common';
    resources: Resources;
  }
}
