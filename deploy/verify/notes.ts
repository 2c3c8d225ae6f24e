/** One line of the table: a rule, where it was held, and what is wrong there, if anything. */
interface Finding {
  rule: string;
  where: string;
  fault: string | null;
}

/** Collects what is found, here at one place of the site. */
export class Notes {
  readonly #where: string;
  readonly #findings: Finding[];

  constructor(where: string, findings: Finding[] = []) {
    this.#where = where;
    this.#findings = findings;
  }

  /** @returns the same notes, for another place. */
  at(where: string): Notes {
    return new Notes(where, this.#findings);
  }

  /** Notes whether a rule holds. */
  holds(rule: string, truth: boolean, fault: string): void {
    this.#findings.push({ rule, where: this.#where, fault: truth ? null : fault });
  }

  /** Notes whether a value is the one that the rule wants. */
  same(rule: string, actual: string | number | null, wanted: string | number): void {
    this.holds(rule, actual === wanted, `is ${JSON.stringify(actual)}, must be ${JSON.stringify(wanted)}`);
  }

  /** Notes that something could not be done at all. */
  async attempt(rule: string, action: () => Promise<void>): Promise<void> {
    await action().catch((error: Error) => this.holds(rule, false, error.message));
  }

  get faults(): Finding[] {
    return this.#findings.filter(({ fault }) => fault !== null);
  }

  /** @returns the table of all rules, faults spelt out. */
  table(): string {
    const rules = Map.groupBy(this.#findings, ({ rule }) => rule);
    const width = Math.max(...[...rules.keys()].map((rule) => rule.length));
    const lines = [...rules].flatMap(([rule, held]) => {
      const faults = held.filter(({ fault }) => fault !== null);
      const sum = `${faults.length > 0 ? 'FAULT' : 'ok   '}  ${rule.padEnd(width)}  ${held.length - faults.length}/${held.length}`;
      return [sum, ...faults.map(({ where, fault }) => `         ${where}: ${fault}`)];
    });
    return [...lines, '', `${this.#findings.length} checks, ${this.faults.length} faults`].join('\n');
  }
}
