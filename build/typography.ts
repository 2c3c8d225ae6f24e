const nnbsp = '\u202F';
const nbsp = '\u00A0';

/**
 * Rewrites French text as a printer would set it: no-break spaces, typographic apostrophes and ellipses
 * (facts: `locales/README.md`). Tags and placeholders stay as they are.
 */
export function proofread(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L}|<|\{)/gu, '’')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
    .replace(/[ \u00A0\u202F]*([;!?])(?=[\s<»)]|$)/g, `${nnbsp}$1`)
    .replace(/[ \u00A0\u202F]+:(?=[\s<]|$)/g, `${nbsp}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${nbsp}`)
    .replace(/[ \u00A0\u202F]*»/g, `${nbsp}»`)
    .replace(/(\d)[ \u202F]+(?=(?:h|%|€|heures?|semaines?)(?![\p{L}]))/gu, `$1${nbsp}`)
    .replace(/\b(n°|art\.) (?=\d)/g, `$1${nbsp}`)
    .replace(/(\d) à (?=\d)/g, `$1${nbsp}à${nbsp}`);
}
