/** What one check found: its rule, the address where it was made, and what is wrong there, if anything. */
interface Check {
  rule: string;
  address: string;
  fault: string | null;
}

/** Collects the checks of a site, here those made at one address. */
export class Report {
  readonly #address: string;
  readonly #checks: Check[];

  constructor(address: string, checks: Check[] = []) {
    this.#address = address;
    this.#checks = checks;
  }

  /** @returns the same report, for checks at another address. */
  at(address: string): Report {
    return new Report(address, this.#checks);
  }

  /** Adds a check. @param fault what is wrong where the rule does not hold. */
  check(rule: string, holds: boolean, fault: string): void {
    this.#checks.push({ rule, address: this.#address, fault: holds ? null : fault });
  }

  /** Adds a check that a value is the expected one. */
  equal(rule: string, actual: string | number | null, expected: string | number): void {
    this.check(rule, actual === expected, `is ${JSON.stringify(actual)}, must be ${JSON.stringify(expected)}`);
  }

  /** Makes checks; an error on the way is a fault of this rule. */
  async attempt(rule: string, checks: () => Promise<void>): Promise<void> {
    await checks().catch((error: Error) => this.check(rule, false, error.message));
  }

  get faults(): Check[] {
    return this.#checks.filter(({ fault }) => fault !== null);
  }

  /** @returns a table with a line for each rule, and one for each fault below it. */
  toString(): string {
    const rules = Map.groupBy(this.#checks, ({ rule }) => rule);
    const width = Math.max(...[...rules.keys()].map((rule) => rule.length));
    const lines = [...rules].flatMap(([rule, checks]) => {
      const faults = checks.filter(({ fault }) => fault !== null);
      const result = faults.length > 0 ? 'FAULT' : 'ok   ';
      const line = `${result}  ${rule.padEnd(width)}  ${checks.length - faults.length}/${checks.length}`;
      return [line, ...faults.map(({ address, fault }) => `         ${address}: ${fault}`)];
    });
    return [...lines, '', `${this.#checks.length} checks, ${this.faults.length} faults`].join('\n');
  }
}
