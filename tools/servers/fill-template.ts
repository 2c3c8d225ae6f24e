/** What a template may name: texts, and lists of items that have texts of their own. */
export type Values = Record<string, string | Record<string, string>[]>;

/**
 * Fills the template of a server's configuration: `{{name}}` is a text, `{{"name"}}` a quoted one. The lines between
 * `{{each list}}` and `{{end}}` are repeated for each item of a list, whose position is `{{index}}`.
 * @throws Error that says what the template names without having been given it.
 */
export function fillTemplate(template: string, values: Values, quote: (text: string) => string): string {
  const insert = (lines: string, given: Values) =>
    lines.replace(/\{\{("?)(\w+)\1\}\}/g, (_name, quoted: string, name: string) => {
      const value = given[name];
      if (typeof value !== 'string') throw new Error(`A template names the text ${name}, which is not given`);
      return quoted ? quote(value) : value;
    });
  const repeated = template.replace(/^\{\{each (\w+)\}\}\n([\s\S]*?)^\{\{end\}\}\n/gm, (_block, list, lines) => {
    const items = values[list];
    if (!Array.isArray(items)) throw new Error(`A template names the list ${list}, which is not given`);
    return items.map((item, index) => insert(lines, { ...values, ...item, index: `${index}` })).join('');
  });
  return insert(repeated, values);
}
