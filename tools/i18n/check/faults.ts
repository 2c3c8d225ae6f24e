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

/** @param at file and key, such as `home.hero.heading`. */
export function faultAt(tag: string, at: string, what: Problem): Fault {
  const [file, ...key] = at.split('.');
  return { file: `locales/${tag}/${file}.json`, key: key.join('.'), ...what };
}

/** @returns the faults, then the warnings, as lists by file: key, problem, French text. */
export function describeFaults(all: readonly Fault[]): string {
  const { faults = [], warnings = [] } = Object.groupBy(all, ({ warning }) =>
    warning ? 'warnings' : 'faults',
  );
  const [example] = warnings.map(
    ({ file, key }) => `${file.split(/[/.]/).slice(1, 3).join(' ')}.${key}`,
  );
  const toCorrect = `Les traductions ont ${counted(faults, 'faute')} (le guide est dans locales/README.md) :`;
  const toDecide = `À relire, ${counted(warnings, 'texte')}. Corrigez, ou dites que c’est juste, par exemple :`;
  return [
    ...list(toCorrect, faults),
    ...list(`${toDecide} npm run i18n:checked ${example}`, warnings),
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
  return [
    `  ${key && `${key} : `}${problem}`,
    ...(before === undefined ? [] : [`      français, avant : « ${before} »`]),
    ...(french === undefined
      ? []
      : [`      français${before === undefined ? '' : ', maintenant'} : « ${french} »`]),
  ];
}
