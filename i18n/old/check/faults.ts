/** One thing that a translator has to correct, or to decide on. */
export interface Problem {
  /** What is wrong, in French: translators work from French. */
  problem: string;
  /** The French text, where there is one. */
  french?: string | undefined;
  /** The French text from which the translation was made. */
  before?: string | undefined;
  /** A person decides: it stops no build. */
  warning?: boolean | undefined;
}

/** A problem, and where it is. */
export interface Fault extends Problem {
  /** Path such as `locales/en/home.json`. */
  file: string;
  /** Key such as `hero.heading`; empty when the whole file is meant. */
  key: string;
}

/** @param at file and key, such as `home.hero.heading`, or the file alone. */
export function faultAt(tag: string, at: string, what: Problem): Fault {
  const [file, ...key] = at.split('.');
  return { file: `locales/${tag}/${file}.json`, key: key.join('.'), ...what };
}

/** @returns the faults, then what a person decides, then what a command mends, as lists by file. */
export function describeFaults(all: readonly Fault[]): string {
  const faults = all.filter(({ warning }) => !warning);
  const doubts = all.filter(({ warning, key }) => warning && key !== '');
  const outdated = all.filter(({ warning, key }) => warning && key === '');
  const [example] = doubts.map(
    ({ file, key }) => `${file.split(/[/.]/).slice(1, 3).join(' ')}.${key}`,
  );
  const toCorrect = `Les traductions ont ${counted(faults, 'faute')} (le guide est dans locales/README.md) :`;
  const toDecide = `À relire, ${counted(doubts, 'texte')}. Corrigez, ou dites que c’est juste, par exemple : npm run i18n:checked ${example}`;
  return [
    ...list(toCorrect, faults),
    ...list(toDecide, doubts),
    ...list('À mettre à jour :', outdated),
  ].join('\n');
}

/** @returns an error that lists faults, without a stack: it is for translators. */
export function faultError(faults: readonly Fault[]): Error {
  return Object.assign(new Error(describeFaults(faults)), { stack: '' });
}

/** @returns how many there are, such as « 2 textes ». */
export function counted({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}

function list(heading: string, faults: readonly Fault[]): string[] {
  if (faults.length === 0) {
    return [];
  }
  const files = [...Map.groupBy(faults, ({ file }) => file)];
  return [
    heading,
    ...files.map(([file, own]) => ['', file, ...own.flatMap(describe)].join('\n')),
    '',
  ];
}

function describe({ key, problem, french, before }: Fault): string[] {
  const lines = [`  ${key && `${key} : `}${problem}`];
  if (before !== undefined) {
    lines.push(`      français, avant : « ${before} »`);
  }
  if (french !== undefined) {
    const when = before === undefined ? '' : ', maintenant';
    lines.push(`      français${when} : « ${french} »`);
  }
  return lines;
}
