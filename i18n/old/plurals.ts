const forms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** @returns what stands before the form of a plural, such as `hours`, or `place_ordinal` for ranks. */
export function pluralStem(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const end = key.lastIndexOf('_');
  const stem = key.slice(0, end);
  return forms.has(key.slice(end + 1)) && texts.has(`${stem}_other`) ? stem : undefined;
}

/** @returns the keys of a plural. A form for fractions alone (`_other` in Polish) is left out, as in translators' tools. */
export function pluralKeys(stem: string, tag: string): string[] {
  const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(tag, { type });
  // Whole numbers that meet every form of every language.
  const numbers = [...Array(201).keys(), 1000, 1_000_000];
  const met = new Set(numbers.map((number) => rules.select(number)));
  const categories = rules.resolvedOptions().pluralCategories.filter((form) => met.has(form));
  return categories.map((form) => `${stem}_${form}`);
}
