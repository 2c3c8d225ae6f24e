import * as v from 'valibot';
import type { Resources } from '../../i18n/resources.ts';

const texts = v.record(v.string(), v.string());

/** The groups that answers are taken from. */
const words = v.looseObject({
  defaults: texts,
  subjects: texts,
  errors: texts,
  actions: texts,
  success: texts,
  failure: texts,
  background: texts,
});

/** @returns the dialog's words. @throws ValiError for anything else, such as a page that stands in their place. */
export function parseWords(fetched: unknown): Resources['contact'] {
  return v.parse(words, fetched) as unknown as Resources['contact'];
}
