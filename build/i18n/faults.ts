/** One thing that a translator has to put right. */
export interface Fault {
  /** Path such as `locales/en/home.json`. */
  file: string;
  /** Key such as `hero.heading`; empty when the whole file is meant. */
  key: string;
  /** What is wrong, in French: translators work from French. */
  problem: string;
  /** The text of the source language, where there is one. */
  french?: string | undefined;
}

/** @returns the faults as one list for people: file, key, what is wrong, the French text beside it. */
export function describeFaults(faults: readonly Fault[]): string {
  const files = [...new Set(faults.map(({ file }) => file))];
  const blocks = files.map((name) => [name, ...faults.filter(({ file }) => file === name).map(line)].join('\n'));
  const count = faults.length === 1 ? '1 faute' : `${faults.length} fautes`;
  return `Les traductions ont ${count} (le guide est dans locales/README.md) :\n\n${blocks.join('\n\n')}\n`;
}

function line({ key, problem, french }: Fault): string {
  const first = `  ${key ? `${key} : ` : ''}${problem}`;
  return french === undefined ? first : `${first}\n      français : « ${french} »`;
}
