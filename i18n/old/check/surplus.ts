import {
  type Comparison,
  goneTexts,
  missingInPlace,
  type SurplusText,
  type Translation,
} from '../comparison.ts';
import {
  frenchNames,
  outermost,
  type Rename,
  type RenamedGroup,
  renamedGroups,
  similarKey,
} from '../renames.ts';
import { counted, type Fault, faultAt } from './faults.ts';

/** What is wrong with texts that French has no key for. */
export interface SurplusFaults {
  faults: readonly Fault[];
  /** The missing texts that these faults speak of: they need no fault of their own. */
  explained: ReadonlySet<string>;
}

/** Checks the texts that French has no key for. Those of one group, or of one file, are one fault. */
export function checkSurplus(
  tag: string,
  comparison: Comparison,
  renames: readonly Rename[],
): SurplusFaults {
  const french = frenchNames(comparison);
  const renamed = new Set(renames.map(({ from }) => from));
  const goneKeys = new Set(goneTexts(comparison).map(({ key }) => key));
  const found: SurplusFaults[] = renamedGroups(renames, french).map((group) => ({
    faults: [renameFault(tag, group)],
    explained: new Set(),
  }));
  const others = comparison.surplus.filter(({ key }) => !renamed.has(key));
  const groups = Map.groupBy(others, ({ key }) => `${outermost(key, french)} ${goneKeys.has(key)}`);
  for (const texts of groups.values()) {
    const [first] = texts;
    if (first === undefined) {
      continue;
    }
    const group = outermost(first.key, french);
    found.push(
      goneKeys.has(first.key)
        ? only(goneFault(tag, group, texts))
        : checkUnknown(tag, group, texts, comparison),
    );
  }
  const explained = found.flatMap((one) => [...one.explained]);
  return {
    faults: unique(found.flatMap(({ faults }) => faults)),
    explained: new Set([...renames.map(({ to }) => to), ...explained]),
  };
}

/** The texts of a group, or a single one, that French never had under this name. */
function checkUnknown(
  tag: string,
  group: string,
  texts: readonly SurplusText[],
  comparison: Comparison,
): SurplusFaults {
  const inPlace = missingInPlace(group, comparison);
  if (inPlace.length > 0) {
    return {
      faults: [shapeFault(tag, group, inPlace)],
      explained: new Set(inPlace.map(({ key }) => key)),
    };
  }
  if (isGroup(group, texts)) {
    const what = `${kindOf(group)} est en trop, avec ${counted(texts, 'texte')}`;
    return only(faultAt(tag, group, { problem: `${what} : retirez-le, le français n’en a pas` }));
  }
  const missing = comparison.translations.filter(({ text }) => text === undefined);
  const similar = similarKey(group, missing);
  if (!similar) {
    return only(faultAt(tag, group, { problem: 'cette clé est en trop' }));
  }
  const { key, french } = similar;
  const problem = `cette clé est en trop : c’est peut-être « ${inFile(key)} », qui manque`;
  return { faults: [faultAt(tag, group, { problem, french })], explained: new Set([key]) };
}

/** French has changed the name, or the translator has. */
function renameFault(tag: string, { from, to, count }: RenamedGroup): Fault {
  const name = from.includes('.') && to.includes('.') ? inFile(to) : to;
  const texts = count === 1 ? 'son texte' : `ses ${count} textes`;
  const kind = count === 1 && from.includes('.') ? 'cette clé' : kindOf(from);
  const problem = `${kind} s’appelle « ${name} » en français : « npm run i18n:add ${tag} » y porte ${texts}`;
  return faultAt(tag, from, { problem });
}

/** French had these texts, and has them no more. */
function goneFault(tag: string, group: string, texts: readonly SurplusText[]): Fault {
  const command = `« npm run i18n:add ${tag} »`;
  const [{ text, locked } = { text: '' }] = texts;
  if (isGroup(group, texts)) {
    const problem = `le français n’a plus ${kindOf(group)} : ${counted(texts, 'texte')} à retirer, ce que fait ${command}`;
    return faultAt(tag, group, { problem, warning: true });
  }
  const problem = `le français n’a plus ce texte : « ${text} » ne paraît plus, ${command} le retire`;
  return faultAt(tag, group, { problem, before: locked?.french, warning: true });
}

/** A group stands where French has a text, or a text where French has a group. */
function shapeFault(tag: string, key: string, inPlace: readonly Translation[]): Fault {
  const french = inPlace.map((one) => one.french).join(' | ');
  const [text] = inPlace;
  return text && key.startsWith(`${text.key}.`)
    ? faultAt(tag, text.key, {
        problem: 'le français a ici un texte, pas un groupe de clés',
        french,
      })
    : faultAt(tag, key, { problem: 'le français a ici un groupe de clés, pas un texte', french });
}

function only(fault: Fault): SurplusFaults {
  return { faults: [fault], explained: new Set() };
}

/** Each key of a group that stands where French has a text says the same of that text. */
function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function isGroup(group: string, [first]: readonly SurplusText[]): boolean {
  return first?.key !== group;
}

function kindOf(name: string): string {
  return name.includes('.') ? 'ce groupe' : 'ce fichier';
}

function inFile(key: string): string {
  return key.slice(key.indexOf('.') + 1);
}
