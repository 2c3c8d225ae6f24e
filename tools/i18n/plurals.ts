/** @returns what stands before the form of a plural, such as `hours`, or `place_ordinal` for ranks. */
export function pluralStem(texts: ReadonlyMap<string, string>, key: string): string | undefined {
  const [, stem] = /(.+)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
  return texts.has(`${stem}_other`) ? stem : undefined;
}

/** @returns the keys of a plural. A form for fractions alone (`_other` in Polish) is left out, as in translators' tools. */
export function pluralKeys(stem: string, tag: string): string[] {
  const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(tag, { type });
  // Whole numbers that meet every form of every language.
  const numbers = [...Array(201).keys(), 1000, 1_000_000];
  const met = new Set(numbers.map((number) => rules.select(number)));
  const forms = rules.resolvedOptions().pluralCategories.filter((form) => met.has(form));
  return forms.map((form) => `${stem}_${form}`);
}
