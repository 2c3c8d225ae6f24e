/** One line of the table: a rule, where it was held, and what is wrong there, if anything. */
export interface Finding {
  rule: string;
  where: string;
  fault: string | null;
}

/** Collects findings for one place. */
export class Notes {
  readonly findings: Finding[] = [];
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  /** Notes whether a value is the one that the rule wants. */
  same(rule: string, actual: string | number | null, wanted: string | number): void {
    const fault = actual === wanted ? null : `is ${JSON.stringify(actual)}, must be ${JSON.stringify(wanted)}`;
    this.findings.push({ rule, where: this.#where, fault });
  }

  /** Notes whether a rule holds. */
  holds(rule: string, truth: boolean, fault: string): void {
    this.findings.push({ rule, where: this.#where, fault: truth ? null : fault });
  }

  /** Notes that something could not be done at all. */
  async attempt(rule: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.findings.push({ rule, where: this.#where, fault: (error as Error).message });
    }
  }
}

/** @returns the table of all rules, faults spelt out. */
export function table(findings: Finding[]): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const width = Math.max(...rules.map((rule) => rule.length));
  return rules
    .flatMap((rule) => {
      const held = findings.filter((finding) => finding.rule === rule);
      const faults = held.filter(({ fault }) => fault !== null);
      const sum = `${faults.length > 0 ? 'FAULT' : 'ok   '}  ${rule.padEnd(width)}  ${held.length - faults.length}/${held.length}`;
      return [sum, ...faults.map(({ where, fault }) => `         ${where}: ${fault}`)];
    })
    .join('\n');
}
