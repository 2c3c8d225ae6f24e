import { type JSONVisitor, visit } from 'jsonc-parser';
import { lineAt, syntaxProblem } from './json-faults.ts';

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
 * @returns its texts by their keys, such as `hero.heading`, or, in French, where and why it cannot be read. A file that
 * is empty, as an interrupted program leaves it, has no texts.
 */
export function readJson(bytes: Uint8Array): Map<string, string> | string {
  if (bytes.includes(0)) {
    return 'ce fichier est en UTF-16 : enregistrez-le en UTF-8';
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? new Map() : parse(text);
  } catch {
    const line = new TextDecoder().decode(bytes).split('\uFFFD')[0]?.split('\n').length;
    return `ligne ${line} : ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents`;
  }
}

function parse(text: string): Map<string, string> | string {
  const texts = new Map<string, string>();
  const lines = new Map<string, number>();
  const problems: string[] = [];
  const report = (problem: string, offset: number) => {
    const before = text.slice(0, offset).split('\n');
    const place = `ligne ${before.length}, colonne ${(before.at(-1) ?? '').length + 1}`;
    const line = lineAt(text, offset).trim();
    const quoted = line === '' ? '' : `\n      ${before.length} | ${line}`;
    problems.push(`${place} : ${problem}${quoted}`);
  };
  const visitor: JSONVisitor = {
    onObjectProperty(name, offset, _length, line, _column, path) {
      const key = [...path(), name].join('.');
      const before = lines.get(key);
      if (before !== undefined) {
        report(`la clé « ${name} » est là deux fois, à la ligne ${before + 1} aussi`, offset);
      }
      lines.set(key, line);
    },
    onArrayBegin(offset) {
      const problem =
        'une liste entre crochets n’a pas de clés : faites-en un groupe, comme en français';
      report(problem, offset);
    },
    onLiteralValue(value, offset, _length, _line, _column, path) {
      if (path().length === 0) {
        report('un groupe de clés entre accolades est attendu', offset);
      }
      if (typeof value !== 'string') {
        report(`« ${value} » est sans guillemets : un texte est attendu`, offset);
      }
      texts.set(path().join('.'), value);
    },
    onError(code, offset, length) {
      const found = syntaxProblem(text, { code, offset, length });
      report(`ce fichier n’est pas du JSON : ${found.problem}`, found.offset);
    },
  };
  visit(text, visitor, { disallowComments: true });
  return problems[0] ?? texts;
}
