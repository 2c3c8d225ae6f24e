import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** The way to a value of a locale file, such as `['articles', 'objet', 'body', 2]`. */
export type Path = readonly (string | number)[];

/** A text of a locale file. */
export interface Leaf {
  path: Path;
  text: string;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key such as `heading_note` is a word to the translator of `heading`; it never leaves the locale files. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns the same value without any note. */
export function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isNote(key))
      .map(([key, child]) => [key, withoutNotes(child)]),
  );
}

/** @returns every text of a locale file in its order, notes left out. */
export function leaves(value: Json, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((child, index) => leaves(child, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => (isNote(key) ? [] : leaves(child, [...path, key])));
}

/** @returns the way to a text as a translator reads it; items of a list are counted from 1: `articles.objet.body.3`. */
export function keyName(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.');
}

/** What keeps a file from being read. */
export interface Unreadable {
  /** Said to a translator, in French. */
  problem: string;
  /** From 1, where there is a place to show. */
  line?: number | undefined;
  column?: number;
}

/**
 * Reads the bytes of a locale file as strictly as they were meant: UTF-8, JSON, no key twice.
 * @returns its content, or why it cannot be read; never a guess.
 */
export function readJson(bytes: Uint8Array): { content: Json } | Unreadable {
  if (bytes.length === 0) return { problem: 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée' };
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16 || bytes.subarray(0, 200).includes(0))
    return { problem: 'ce fichier est en UTF-16 : enregistrez-le en UTF-8' };
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const line = new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length;
    return { problem: 'ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents', line };
  }
}

function parse(text: string): { content: Json } | Unreadable {
  let first: Unreadable | undefined;
  const groups: Map<string, number>[] = [];
  const found = (problem: string, line: number, column: number) => {
    first ??= { problem, line: line + 1, column: column + 1 };
  };
  visit(
    text,
    {
      onObjectBegin: () => void groups.push(new Map()),
      onObjectEnd: () => void groups.pop(),
      onObjectProperty(key, _offset, _length, line, column) {
        const before = groups.at(-1)?.get(key);
        if (before !== undefined)
          found(`la clé « ${key} » est là deux fois, à la ligne ${before + 1} aussi`, line, column);
        groups.at(-1)?.set(key, line);
      },
      onError: (code, _offset, _length, line, column) => found(syntaxProblem(code), line, column),
    },
    { disallowComments: true },
  );
  return first ?? { content: JSON.parse(text) };
}

const syntax: Partial<Record<string, string>> = {
  CommaExpected: 'une virgule manque avant cet endroit',
  CloseBraceExpected: 'une accolade « } » manque',
  CloseBracketExpected: 'un crochet « ] » manque',
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
