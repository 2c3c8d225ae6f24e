import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Fault } from './check/faults.ts';

/** What a locale file holds: texts, and groups of texts. */
export interface JsonObject {
  [key: string]: string | JsonObject;
}

/** @returns whether a text shows nothing: it is empty, or of invisible signs. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu, '') === '';
}

/** @returns the groups that keys such as `hero.heading` describe, in their order; a text gives way to a group of its name. */
export function nest(texts: Iterable<readonly [key: string, text: string]>): JsonObject {
  const content: JsonObject = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    const name = path.pop() ?? '';
    let group = content;
    for (const step of path) {
      if (typeof group[step] !== 'object') group[step] = {};
      group = group[step] as JsonObject;
    }
    group[name] = text;
  }
  return content;
}

/** What keeps a file from being read, and where. */
type Unreadable = Pick<Fault, 'problem' | 'line' | 'column'>;

/**
 * Reads the bytes of a locale file strictly: UTF-8, JSON, texts in groups, no key twice.
 * @returns its texts by their keys, such as `hero.heading`, or why it cannot be read; never a guess.
 */
export function readJson(bytes: Uint8Array): { texts: Map<string, string> } | Unreadable {
  if (bytes.length === 0) return { problem: 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée' };
  if (bytes.includes(0)) return { problem: 'ce fichier est en UTF-16 : enregistrez-le en UTF-8' };
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const line = new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length;
    return { problem: 'ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents', line };
  }
}

function parse(text: string): { texts: Map<string, string> } | Unreadable {
  const texts = new Map<string, string>();
  const lines = new Map<string, number>();
  let first: Unreadable | undefined;
  const report = (problem: string, line: number, column: number) => {
    first ??= { problem, line: line + 1, column: column + 1 };
  };
  visit(
    text,
    {
      onObjectProperty(name, _offset, _length, line, column, path) {
        const key = [...path(), name].join('.');
        const before = lines.get(key);
        if (before !== undefined)
          report(`la clé « ${name} » est là deux fois, à la ligne ${before + 1} aussi`, line, column);
        lines.set(key, line);
      },
      onArrayBegin: (_offset, _length, line, column) =>
        report('une liste entre crochets n’a pas de clés : faites-en un groupe, comme en français', line, column),
      onLiteralValue(value, _offset, _length, line, column, path) {
        if (path().length === 0) report('un groupe de clés entre accolades est attendu', line, column);
        if (typeof value !== 'string') report(`« ${value} » est sans guillemets : un texte est attendu`, line, column);
        texts.set(path().join('.'), value);
      },
      onError: (code, _offset, _length, line, column) => report(syntaxProblem(code), line, column),
    },
    { disallowComments: true },
  );
  return first ?? { texts };
}

const syntax: Partial<Record<string, string>> = {
  CommaExpected: 'une virgule manque avant cet endroit',
  CloseBraceExpected: 'une accolade « } » manque',
  ColonExpected: 'deux-points « : » manquent',
  UnexpectedEndOfString: 'un guillemet droit « " » manque à la fin du texte',
  PropertyNameExpected: 'une clé entre guillemets droits est attendue : une virgule est peut-être en trop',
  ValueExpected: 'un texte entre guillemets droits est attendu : une virgule est peut-être en trop',
  InvalidCommentToken: 'un commentaire n’a pas sa place ici',
  InvalidEscapeCharacter: 'une barre « \\ » s’écrit deux fois : « \\\\ »',
  InvalidCharacter: 'un retour à la ligne ou un signe invisible est dans le texte',
};

function syntaxProblem(code: ParseErrorCode): string {
  const what = syntax[printParseErrorCode(code)] ?? 'un signe est de trop : virgule, guillemet ou accolade';
  return `ce fichier n’est pas du JSON : ${what}`;
}
