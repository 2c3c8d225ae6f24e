/** One thing that a translator has to put right, or to look at. */
export interface Fault {
  /** Path such as `locales/en/home.json`. */
  file: string;
  /** Key such as `hero.heading`; empty when the whole file is meant. */
  key: string;
  /** What is wrong, in French: translators work from French. */
  problem: string;
  /** Line and column of the file, from 1, where they are known. */
  line?: number | undefined;
  column?: number | undefined;
  /** The text of the source language, where there is one. */
  french?: string | undefined;
  /** What the source language said when the text was translated. */
  before?: string | undefined;
  /** A person decides: it stops no build. */
  doubt?: boolean | undefined;
}

/** @returns the faults as one list for people: file, key, what is wrong, the French text beside it. */
export function describeFaults(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? '1 faute' : `${faults.length} fautes`;
  return `Les traductions ont ${count} (le guide est dans locales/README.md) :\n\n${blocks(faults)}`;
}

/** @returns what a person has to look at, as a list like that of the faults. */
export function describeDoubts(doubts: readonly Fault[]): string {
  const count = doubts.length === 1 ? '1 texte' : `${doubts.length} textes`;
  const [{ file = '', key = '' } = {}] = doubts;
  const [, tag, name] = /^locales\/(.+)\/(.+)\.json$/.exec(file) ?? [];
  const usage = `npm run i18n:checked ${tag} ${name}.${key}`;
  return `À relire, ${count}. Corrigez, ou dites que c’est juste, par exemple : ${usage}\n\n${blocks(doubts)}`;
}

function blocks(faults: readonly Fault[]): string {
  const files = [...new Set(faults.map(({ file }) => file))];
  const block = (name: string) => [name, ...faults.filter(({ file }) => file === name).map(lines)].join('\n');
  return `${files.map(block).join('\n\n')}\n`;
}

function lines({ key, line, column, problem, french, before }: Fault): string {
  const place = line === undefined ? '' : `ligne ${line}${column === undefined ? '' : `, colonne ${column}`} : `;
  const beside = [
    ...(before === undefined ? [] : [`      français, avant : « ${before} »`]),
    ...(french === undefined ? [] : [`      français${before === undefined ? '' : ', maintenant'} : « ${french} »`]),
  ];
  return [`  ${key ? `${key} : ` : ''}${place}${problem}`, ...beside].join('\n');
}
