/** The folder of the site that ships, as `npm start` serves it. */
export const dist = 'dist-try';

/** The same site with the languages that are still drafts, whose addresses differ. */
export const distWithDrafts = 'dist-drafts';

/** What the project gives to a site. */
export const projectSources = [
  'build',
  'src',
  'locales',
  'public',
  'index.html',
  'package.json',
  'uno.config.ts',
  'vite.config.ts',
  '.env.try',
];

/** What the owner of the site adds, and the versions of its tools. */
export const otherSources = ['.env', 'screenshots', 'package-lock.json'];
