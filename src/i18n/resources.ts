import type { PageTexts } from '../pages.ts';

/** The language from which all others are translated. Its pages have no language in their paths. */
export const sourceLanguage = 'fr';

/** A file without its notes to translators (`heading_note`), which are not built. */
type WithoutNotes<File> = File extends object
  ? { [Key in keyof File as Key extends `${string}_note` ? never : Key]: WithoutNotes<File[Key]> }
  : File;

type Files = PageTexts & {
  common: typeof import('../../locales/fr/common.json');
  contact: typeof import('../../locales/fr/contact.json');
};

export type Resources = { [File in keyof Files]: WithoutNotes<Files[File]> };

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: 'common';
    resources: Resources;
  }
}
