import { facts } from '../../src/site/facts.ts';
import { leaves } from './files/json.ts';
import { localesFolder, readLanguage, untranslatedFiles } from './files/locale-files.ts';

/**
 * The characters that the pages of a language may show, for the subset of the web font: those of its copy, its
 * digits and the publisher's facts. A language does not count another's, so that none makes the others heavier.
 * @returns each character once, sorted; variables, tags and notes do not count.
 */
export function charactersInUse(tag: string, folder = localesFolder()): string[] {
  const files = [...readLanguage(tag, folder).files].filter(([file]) => !untranslatedFiles.includes(file));
  const texts = [
    '0123456789+-% ',
    new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210),
    ...files.flatMap(([, copy]) => leaves(copy).map(({ text }) => text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''))),
    ...leaves({ ...facts }).map(({ text }) => text),
  ];
  return [...new Set(texts.join(''))].filter((character) => character >= ' ').sort();
}
