import * as v from 'valibot';
import { sourceLanguage } from '../../src/i18n/resources.ts';
import { slugs as frenchSlugs } from '../../src/pages.ts';
import { checkText } from './check-text.ts';
import { type Fault, type LocaleFolder, readLocales } from './folders.ts';
import { isTag, settingsSchema } from './language-settings.ts';
import { type Group, isGroup, textFileNames } from './texts.ts';

/** @returns every language, with all that its translators have to correct. */
export function checkLocales(root?: string): LocaleFolder[] {
  const all = readLocales(root);
  return all.map((folder) => ({ ...folder, faults: [...folder.faults, ...faultsOf(folder, all)] }));
}

function faultsOf(folder: LocaleFolder, all: LocaleFolder[]): Fault[] {
  const { tag, files } = folder;
  if (!isTag(tag) || Object.values(frenchSlugs).includes(tag)) {
    const message = `« ${tag} » n’est pas une étiquette de langue — un dossier comme br ou pt-BR`;
    return [{ file: 'language', key: '', message, alwaysStops: true }];
  }
  const { issues = [] } = v.safeParse(languageSchema(folder, all), files);
  const unreadable = folder.faults.map(({ file }) => file);
  return issues
    .map(({ path, message }) => {
      const [file = '', ...keys] = path?.map(({ key }) => String(key)) ?? [];
      return { file, key: keys.join('.'), message, alwaysStops: file === 'language' };
    })
    .filter(({ file }) => !unreadable.includes(file));
}

function languageSchema(folder: LocaleFolder, all: LocaleFolder[]) {
  const source = all.find(({ tag }) => tag === sourceLanguage) as LocaleFolder;
  const isSource = folder === source;
  const settings = settingsSchema(folder, all);
  // A French file that cannot be read is not held against its translations, nor its e-mail against French.
  const unchecked = [...source.faults.map(({ file }) => file), ...(isSource ? ['email'] : [])];
  const entries: v.ObjectEntries = {
    language: isSource ? settings : v.optional(settings),
    ...Object.fromEntries(unchecked.map((file) => [file, v.optional(v.any())])),
  };
  for (const file of textFileNames(source.files)) {
    entries[file] = groupSchema(file, source.files[file] ?? {}, source.notes);
  }
  return v.objectWithRest(
    entries,
    v.never('ce fichier est en trop — renommez-le, ou retirez-le'),
    ({ path }) => `ce fichier manque — copiez fr/${path?.at(-1)?.key}.json`,
  );
}

type Notes = LocaleFolder['notes'];

function groupSchema(place: string, french: Group, notes: Notes): v.GenericSchema {
  const entries = Object.entries(french).map(([name, value]) => {
    const inner = `${place}.${name}`;
    const schema = isGroup(value)
      ? groupSchema(inner, value, notes)
      : textSchema(inner, value, notes);
    return [name, schema];
  });
  return v.objectWithRest(
    Object.fromEntries(entries),
    v.never('cette clé est en trop — les clés du français, sans autre'),
    ({ received, input, path }) => {
      const name = path?.at(-1)?.key as string;
      const wanted = received === 'undefined' ? french[name] : french;
      const expected = typeof wanted === 'string' ? `« ${wanted} »` : 'un groupe de clés';
      return `${input === undefined ? 'cette clé manque' : `« ${input} »`} — ${expected}`;
    },
  );
}

/** A text that the publisher has not given is left out in every language. */
function textSchema(place: string, french: string, notes: Notes): v.GenericSchema {
  if (french === '') {
    return v.optional(v.any());
  }
  return v.pipe(
    v.string(({ input }) => `${input} est sans guillemets — « ${french} »`),
    v.rawCheck(({ dataset, addIssue }) => {
      const messages = dataset.typed ? checkText(place, french, dataset.value, notes) : [];
      for (const message of messages) {
        addIssue({ message });
      }
    }),
  );
}
