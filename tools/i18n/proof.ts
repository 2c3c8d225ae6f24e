import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLanguage } from '../../src/i18n/source-language.ts';
import { runCommand } from '../run-command.ts';
import { counted } from './check/faults.ts';
import { localesFolder } from './tags.ts';

const nnbsp = '\u202F';
const nbsp = '\u00A0';
/** A hyphen at which no line breaks. */
const nbHyphen = '\u2011';
const spaces = '[ \u00A0\u202F]';

/** What is no prose: addresses, e-mail addresses, tags, variables. */
const untouched = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|<\/?[a-zA-Z][\w-]*\s*\/?>|\{\{[^{}]*\}\}/g;

/** The first of the signs, of no script, that stand for what is no prose while a text is set. */
const firstMark = 0xe000;

/** Words that the specification quotes; they keep their dots and hyphens. */
const quoted: readonly string[] = ['Envoi en cours...', 'Contactez-nous'];

/** Capitals that lose their accent most often. */
const capitals: readonly [RegExp, string][] = [
  [/(?<=^(?:- )?|[.!?…][ \u00A0\u202F])A(?= \p{Ll})(?! (?:été|eu|fait)(?!\p{L}))/gu, 'À'],
  [
    /(?<!\p{L})E(?=(?:tat|tape|cole|quipe|tude|diteur|crire|crivez|change|vénement|tablissement|conomi|nergie|galement|lément|valuation|lu)s?(?!\p{L}))/gu,
    'É',
  ],
  [/(?<!\p{L})Ca(?!\p{L})/gu, 'Ça'],
];

/**
 * Rewrites French text as a printer would set it: no-break spaces and hyphens, typographic apostrophes, quotation marks and
 * ellipses, accented capitals (`locales/README.md`). Addresses, tags and variables stay. A text that is right, or
 * that the specification quotes, comes back as it is.
 */
export function proofread(text: string): string {
  if (quoted.includes(text)) return text;
  const kept: string[] = [];
  const masked = text.replace(untouched, (found) => String.fromCharCode(firstMark + kept.push(found) - 1));
  const set = capitals
    .reduce((result, [pattern, letter]) => result.replace(pattern, letter), masked)
    .replace(/(?<=[\p{L}\uE000-\uF8FF])'(?=[\p{L}\uE000-\uF8FF])/gu, '’')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(new RegExp(`(?<=\\S)${spaces}*([;!?]+)(?=[\\s»)\uE000-\uF8FF]|$)`, 'g'), `${nnbsp}$1`)
    .replace(new RegExp(`(?<=\\S)${spaces}*:(?=[\\s\uE000-\uF8FF]|$)`, 'g'), `${nbsp}:`)
    .replace(new RegExp(`«${spaces}*`, 'g'), `«${nbsp}`)
    .replace(new RegExp(`${spaces}*»`, 'g'), `${nbsp}»`)
    .replace(new RegExp(`(\\d)${spaces}*(?=[%€])`, 'g'), `$1${nbsp}`)
    .replace(/(\d)[ \u202F]+(?=(?:h|heures?|semaines?|mois|ans?|jours?)(?!\p{L}))/gu, `$1${nbsp}`)
    .replace(/(?<!\p{L})(n°|[Aa]rt\.)[ \u202F]*(?=\d)/gu, `$1${nbsp}`)
    .replace(/(\d)[ \u202F]à[ \u202F](?=\d)/g, `$1${nbsp}à${nbsp}`)
    .replace(/ × /g, `${nbsp}×${nbsp}`)
    .replace(/(?<!\p{L})en (?=\d{4}(?!\d))/gu, `en${nbsp}`)
    .replace(/(?<=n°\u00A0\d+)-(?=\d)/g, nbHyphen)
    .replace(/(?<=(?<!\p{L})(?:au|e|sous))-(?=\p{L})|-(?=(?:nous|vous|on)(?!\p{L}))/giu, nbHyphen);
  return set.replace(/[\uE000-\uF8FF]/g, (sign) => kept[sign.charCodeAt(0) - firstMark] ?? sign);
}

/**
 * `npm run i18n:proof`: proof-reads the source language, notes too.
 * @param fix whether to correct the files, whose keys and layout stay.
 * @returns what there is to say. @throws Error that lists the lines to be corrected.
 */
export function proof(fix: boolean, folder = localesFolder()): string {
  const source = join(folder, sourceLanguage);
  const found = globSync('*.json', { cwd: source })
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(join(source, name), 'utf8').split('\n');
      const better = lines.map(proofreadLine);
      if (fix) writeFileSync(join(source, name), better.join('\n'));
      return lines.flatMap((line, index) => {
        const after = better[index] ?? '';
        const shown = [line, after].map((text) => text.trim().replaceAll(nbsp, '␣').replaceAll(nnbsp, '⍽'));
        return line === after ? [] : `locales/fr/${name}  ligne ${index + 1}\n  - ${shown.join('\n  + ')}\n`;
      });
    });
  if (found.length === 0) return 'La typographie de locales/fr est en ordre.';
  const list = `${found.join('')}${counted(found, 'ligne')}`;
  if (fix) return `${list} au propre (␣ : U+00A0, ⍽ : U+202F).`;
  throw new Error(`${list} à corriger (␣ : U+00A0, ⍽ : U+202F). Pour le faire : npm run i18n:proof -- --fix`);
}

/** No text goes over the end of a line in JSON; the first of a line may be its key. */
function proofreadLine(line: string): string {
  return line.replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (whole, quoted: string, colon?: string) => {
    const text: string = JSON.parse(quoted);
    const better = proofread(text);
    return colon || text === better ? whole : JSON.stringify(better);
  });
}

if (import.meta.main) await runCommand(async () => console.log(proof(process.argv.includes('--fix'))));
