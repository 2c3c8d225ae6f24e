declare module 'virtual:languages' {
  /** Every language that the site is built in, the source language first; read and checked by `tools/i18n/`. */
  const languages: readonly import('./i18n/languages.ts').Language[];
  export default languages;
}
