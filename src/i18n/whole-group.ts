/**
 * Guards a group of texts: what reads one that it lacks would show a hole, or « undefined ».
 * @param group texts by key, and groups of them.
 * @param file where the group stands, and `path` its key there, as errors say it.
 * @returns the group, which throws an Error that names a missing key when that is read.
 */
export function wholeGroup<Group extends object>(group: Group, file: string, path: string): Group {
  return new Proxy(group, {
    get(texts, name) {
      const key = String(name);
      // Symbols, and what JSON.stringify asks any object for.
      const isText = typeof name === 'string' && name !== 'toJSON';
      if (isText && !(name in texts)) throw new Error(`${file}: "${path}.${key}" is missing`);
      const value: unknown = Reflect.get(texts, name);
      const isGroup = typeof value === 'object' && value !== null;
      return isGroup ? wholeGroup(value, file, `${path}.${key}`) : value;
    },
  });
}
