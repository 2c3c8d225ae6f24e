import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';

/** What a locale file holds: texts, and groups of texts. */
export interface JsonObject {
  [key: string]: string | JsonObject;
}

/** @returns the groups that keys such as `hero.heading` describe, in their order; a text gives way to a group of its name. */
export function nest(texts: Iterable<readonly [key: string, text: string]>): JsonObject {
  const content: JsonObject = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    const name = path.pop() ?? '';
    let group = content;
    for (const step of path) {
      if (typeof group[step] !== 'object') {
        group[step] = {};
      }
      group = group[step];
    }
    group[name] = text;
  }
  return content;
}

/**
 * Reads the bytes of a locale file strictly: UTF-8, JSON, texts in groups, no key twice.
 * @returns its texts by their keys, such as `hero.heading`, or, in French, where and why it cannot be read.
 */
export function readJson(bytes: Uint8Array): Map<string, string> | string {
  if (bytes.length === 0) {
    return 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée';
  }
  if (bytes.includes(0)) {
    return 'ce fichier est en UTF-16 : enregistrez-le en UTF-8';
  }
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const line = new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length;
    return `ligne ${line} : ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents`;
  }
}

function parse(text: string): Map<string, string> | string {
  const texts = new Map<string, string>();
  const lines = new Map<string, number>();
  const problems: string[] = [];
  const report = (problem: string, line: number, column: number) =>
    void problems.push(`ligne ${line + 1}, colonne ${column + 1} : ${problem}`);
  const visitor: JSONVisitor = {
    onObjectProperty(name, _offset, _length, line, column, path) {
      const key = [...path(), name].join('.');
      const before = lines.get(key);
      if (before !== undefined) {
        report(`la clé « ${name} » est là deux fois, à la ligne ${before + 1} aussi`, line, column);
      }
      lines.set(key, line);
    },
    onArrayBegin: (_offset, _length, line, column) =>
      report(
        'une liste entre crochets n’a pas de clés : faites-en un groupe, comme en français',
        line,
        column,
      ),
    onLiteralValue(value, _offset, _length, line, column, path) {
      if (path().length === 0) {
        report('un groupe de clés entre accolades est attendu', line, column);
      }
      if (typeof value !== 'string') {
        report(`« ${value} » est sans guillemets : un texte est attendu`, line, column);
      }
      texts.set(path().join('.'), value);
    },
    onError(code, _offset, _length, line, column) {
      const what =
        syntax[printParseErrorCode(code)] ??
        'un signe est de trop : virgule, guillemet ou accolade';
      report(`ce fichier n’est pas du JSON : ${what}`, line, column);
    },
  };
  visit(text, visitor, { disallowComments: true });
  return problems[0] ?? texts;
}

/** What each error of the parser means. */
const syntax: Partial<Record<string, string>> = {
  CommaExpected: 'une virgule manque avant cet endroit',
  CloseBraceExpected: 'une accolade « } » manque',
  ColonExpected: 'deux-points « : » manquent',
  UnexpectedEndOfString: 'un guillemet droit « " » manque à la fin du texte',
  PropertyNameExpected:
    'une clé entre guillemets droits est attendue : une virgule est peut-être en trop',
  ValueExpected: 'un texte entre guillemets droits est attendu : une virgule est peut-être en trop',
  InvalidCommentToken: 'un commentaire n’a pas sa place ici',
  InvalidEscapeCharacter: 'une barre « \\ » s’écrit deux fois : « \\\\ »',
  InvalidCharacter: 'un retour à la ligne ou un signe invisible est dans le texte',
};
