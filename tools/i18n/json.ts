import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Fault } from './check/faults.ts';

/** What a locale file holds: texts, lists of texts, groups of these. */
export type Json = string | string[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** A text, where it stands. */
export interface Leaf {
  /** As a translator reads it; items of a list are counted from 1: `articles.objet.body.3`. */
  key: string;
  /** Key of the list that it is an item of. */
  list?: string | undefined;
  text: string;
}

export function isObject<Value>(value: Value): value is Value & JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key such as `heading_note` is a word to the translator of `heading`; it never leaves the locale files. */
export function isNote(key: string): boolean {
  return key.endsWith('_note');
}

/** @returns whether a text shows nothing: it is empty, or of invisible signs. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{Z}\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu, '') === '';
}

/**
 * @param at where the value stands, if it is not a whole file.
 * @returns every text in its order, notes left out.
 */
export function leaves(value: unknown, at = '', list?: string): Leaf[] {
  if (typeof value === 'string') return [{ key: at, list, text: value }];
  const inside = (name: string | number) => (at ? `${at}.${name}` : `${name}`);
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, inside(index + 1), at));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => (isNote(key) ? [] : leaves(child, inside(key))));
}

/** What keeps a file from being read, and where. */
type Unreadable = Pick<Fault, 'problem' | 'line' | 'column'>;

/**
 * Reads the bytes of a locale file as strictly as they were meant: UTF-8, JSON, texts and lists of texts in groups, no
 * key twice.
 * @returns its content, or why it cannot be read; never a guess.
 */
export function readJson(bytes: Uint8Array): { content: JsonObject } | Unreadable {
  if (bytes.length === 0) return { problem: 'ce fichier est vide : supprimez-le, « npm run i18n:add » le recrée' };
  if (bytes.includes(0)) return { problem: 'ce fichier est en UTF-16 : enregistrez-le en UTF-8' };
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const line = new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length;
    return { problem: 'ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents', line };
  }
}

function parse(text: string): { content: JsonObject } | Unreadable {
  let first: Unreadable | undefined;
  /** The groups and lists around, the keys of a group with their lines. */
  const around: (Map<string, number> | 'list')[] = [];
  const found = (problem: string, line: number, column: number) => {
    first ??= { problem, line: line + 1, column: column + 1 };
  };
  const enter = (inner: Map<string, number> | 'list', line: number, column: number) => {
    if (around.at(-1) === 'list') found('une liste ne contient que des textes : faites-en un groupe', line, column);
    if (around.length === 0 && inner === 'list') found('un groupe de clés entre accolades est attendu', line, column);
    around.push(inner);
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line, column) => enter(new Map(), line, column),
      onArrayBegin: (_offset, _length, line, column) => enter('list', line, column),
      onObjectEnd: () => void around.pop(),
      onArrayEnd: () => void around.pop(),
      onObjectProperty(key, _offset, _length, line, column) {
        const keys = around.at(-1) as Map<string, number>;
        const before = keys.get(key);
        if (before !== undefined)
          found(`la clé « ${key} » est là deux fois, à la ligne ${before + 1} aussi`, line, column);
        keys.set(key, line);
      },
      onLiteralValue(value, _offset, _length, line, column) {
        if (around.length === 0) found('un groupe de clés entre accolades est attendu', line, column);
        if (typeof value !== 'string') found(`« ${value} » est sans guillemets : un texte est attendu`, line, column);
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
