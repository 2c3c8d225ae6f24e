/** One thing broken on purpose, and what must tell of it. */
export interface Breakage {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The part of `npm test` that fails. */
  part: string;
  /** The title of the one test that fails there, with its rows, or what the part says. */
  says: RegExp;
}

/** What hardly compresses. */
const digits = Array.from({ length: 1500 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');

export const breakages: Breakage[] = [
  {
    name: 'a missing French string',
    file: 'locales/fr/overtime-module.json',
    from: '    "action": "Demander une démo du module"\n  },\n  "gauge"',
    to: '    "act": "Demander une démo du module"\n  },\n  "gauge"',
    part: 'types',
    says: /Property 'action' does not exist/,
  },
  {
    name: 'an import against the arrows',
    file: 'src/site/site.ts',
    from: 'import type { Settings }',
    to: "import '../routes.ts';\nimport type { Settings }",
    part: 'unit',
    says: /the site’s facts know nothing of the rest/,
  },
  {
    name: 'a French word in a component',
    file: 'src/pages/NotFound.tsx',
    from: '<p>{t(($) => $.write)}</p>',
    to: '<p title="Bonjour">{t(($) => $.write)}</p>',
    part: 'unit',
    says: /holds no word that a visitor would read/,
  },
  {
    name: 'a straight apostrophe',
    file: 'locales/fr/deployment.json',
    from: 'L’accompagnement',
    to: "L'accompagnement",
    part: 'unit',
    says: /locales\/fr\/.+ is set as a printer would/,
  },
  {
    name: 'a contrast',
    file: 'src/styles/tokens.css',
    from: '--soft: #45456a',
    to: '--soft: #8585aa',
    part: 'unit',
    says: /.+ on .+ has a contrast of at least .+/,
  },
  {
    name: 'a wrong parameter name',
    file: 'src/contact/parameters.ts',
    from: '    toEmail,\n    fullName,',
    to: '    to_email: toEmail,\n    fullName,',
    part: 'types',
    says: /'to_email' does not exist in type/,
  },
  {
    name: 'a rule of the form',
    file: 'src/contact/rules.ts',
    from: '>= 10',
    to: '>= 9',
    part: 'unit',
    says: /a .+ of .+ gets the message .+/,
  },
  {
    name: 'a dead link',
    file: 'src/pages/legal/Article.tsx',
    from: 'href={`#',
    to: 'href={`#to-',
    part: 'dist',
    says: /links to pages, files and anchors that exist/,
  },
  {
    name: 'a swapped heading',
    file: 'src/components/Section.tsx',
    from: `<h2 id={id} className={tone === 'ruled' ? 'on-lines' : undefined}>\n            {heading}\n          </h2>`,
    to: `<h4 id={id} className={tone === 'ruled' ? 'on-lines' : undefined}>\n            {heading}\n          </h4>`,
    part: 'dist',
    says: /has one h1 and skips no heading level/,
  },
  {
    name: 'a title that repeats',
    file: 'locales/fr/hosting.json',
    from: '"title": "Hébergement sur vos serveurs ou en cloud"',
    to: '"title": "Déploiement en 2\u00A0à\u00A04\u00A0semaines"',
    part: 'dist',
    says: /no two pages share a title or a description/,
  },
  {
    name: 'an inline script',
    file: 'src/layout/PageFrame.tsx',
    from: '<DirectContact />',
    to: '<DirectContact />\n      <script>{1}</script>',
    part: 'dist',
    says: /runs one script, a file of its own, and no inline one/,
  },
  {
    name: 'a claim of the specification',
    file: 'locales/fr/home.json',
    from: '+50',
    to: '+60',
    part: 'dist',
    says: /the home page makes the specification’s claims/,
  },
  {
    name: 'a blocked font',
    file: 'build/csp.ts',
    from: `'font-src': ["'self'"]`,
    to: `'font-src': ["'none'"]`,
    part: 'unit',
    says: /a page may use its own files and the e-mail service, and nothing else/,
  },
  {
    name: 'a security header that is gone',
    file: 'build/headers.ts',
    from: "    'X-Content-Type-Options': 'nosniff',\n",
    to: '',
    part: 'unit',
    says: /every answer says how a browser is to protect its visitor/,
  },
  {
    name: 'a lost draft',
    file: 'src/contact/kept.ts',
    from: '!isUntouched(draft, preset) &&',
    to: "draft.message !== '' &&",
    part: 'unit',
    says: /one word in any field is a draft/,
  },
  {
    name: 'a draft that stays after the message has left',
    file: 'src/contact/store.ts',
    from: '      forgetLetter(letter.date);\n      forgetDraft',
    to: '      forgetDraft',
    part: 'unit',
    says: /a message on its way is no draft, and is forgotten once it has left/,
  },
  {
    name: 'a dialog that closes while text is selected',
    file: 'src/browser/modal.ts',
    from: 'target === dialog && isPressedOutside',
    to: 'target === dialog',
    part: 'e2e',
    says: /selecting text out of the dialog does not close it/,
  },
  {
    name: 'a button that needs the script',
    file: 'src/components/ContactButton.tsx',
    from: '      popoverTarget={directContactId}\n',
    to: '',
    part: 'e2e',
    says: /every call to action shows the direct way to write/,
  },
  {
    name: 'a table of contents that stands still',
    file: 'src/browser/toc.ts',
    from: 'observer.observe(article)',
    to: 'observer.unobserve(article)',
    part: 'e2e',
    says: /the table of contents of a legal page shows where the reader is/,
  },
  {
    name: 'a focus ring that cannot be seen',
    file: 'src/styles/base.css',
    from: 'outline: 3px solid var(--ink);',
    to: 'outline: 3px solid var(--line);',
    part: 'accessibility',
    says: /whatever has the focus wears a ring that can be told from its ground, light and dark/,
  },
  {
    name: 'a button too small for a finger',
    file: 'uno.config.ts',
    from: 'min-h-12 px-[clamp(1rem,4vw,1.5rem)] py-2',
    to: 'min-h-9 px-6 py-0',
    part: 'accessibility',
    says: /buttons are 44 px high; every other target is 24 px or has that room, but for links in a sentence/,
  },
  {
    name: 'a picture that says nothing',
    file: 'src/layout/Logo.tsx',
    from: 'aria-hidden="true"',
    to: 'role="img" aria-label="1"',
    part: 'accessibility',
    says: /every picture is described, or is hidden from screen readers/,
  },
  {
    name: '3 kB more script',
    file: 'src/browser.ts',
    from: 'updateYear();\n',
    to: `updateYear();\nconsole.assert(\n  document.body,\n  '${digits}',\n);\n`,
    part: 'budgets',
    says: /script/,
  },
];
