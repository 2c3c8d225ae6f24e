import { type ParseError, parse } from 'jsonc-parser';

/** What a locale file holds: texts, and groups of texts. */
export interface JsonObject {
  [key: string]: string | JsonObject;
}

/** @returns the groups that keys such as `hero.heading` describe, in their order. */
export function nest(texts: Iterable<readonly [key: string, text: string]>): JsonObject {
  const content: JsonObject = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    const name = path.pop() ?? '';
    let group = content;
    for (const step of path) {
      if (typeof group[step] !== 'object') group[step] = {};
      group = group[step];
    }
    group[name] = text;
  }
  return content;
}

/**
 * Reads the bytes of a locale file strictly: UTF-8, JSON, texts in groups.
 * @returns its texts by their keys, such as `hero.heading`, or, in French, where and why it cannot be read.
 */
export function readJson(bytes: Uint8Array): Map<string, string> | string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'ce fichier n’est pas en UTF-8 : enregistrez-le en UTF-8, puis relisez les accents';
  }
  const errors: ParseError[] = [];
  const content = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return textsOf(content);
  const before = text.slice(0, error.offset).split('\n');
  const place = `ligne ${before.length}, colonne ${(before.at(-1) ?? '').length + 1}`;
  return `${place} : ce fichier n’est pas du JSON : une virgule, un guillemet ou une accolade manque ou est de trop`;
}

function textsOf(content: unknown, group = ''): Map<string, string> | string {
  const wanted = 'un texte entre guillemets droits, ou un groupe de clés entre accolades, est attendu';
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return `${group && `« ${group} » : `}${wanted}, pas ${JSON.stringify(content)}`;
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(content)) {
    const key = group ? `${group}.${name}` : name;
    const read = typeof value === 'string' ? [[key, value] as const] : textsOf(value, key);
    if (typeof read === 'string') return read;
    for (const [inner, text] of read) texts.set(inner, text);
  }
  return texts;
}
