/** A rule that does not hold at an address, and what is wrong there. */
interface Fault {
  rule: string;
  address: string;
  fault: string;
}

/** Collects the faults of a site. */
export class Report {
  readonly #address: string;
  readonly faults: Fault[];

  constructor(address: string, faults: Fault[] = []) {
    this.#address = address;
    this.faults = faults;
  }

  /** @returns the same report, for checks at another address. */
  at(address: string): Report {
    return new Report(address, this.faults);
  }

  /** @param fault what is wrong where the rule does not hold. */
  check(rule: string, holds: boolean, fault: string): void {
    if (!holds) {
      this.faults.push({ rule, address: this.#address, fault });
    }
  }

  /** Checks that a value is the expected one. */
  equal(rule: string, actual: string | number | null, expected: string | number): void {
    this.check(
      rule,
      actual === expected,
      `is ${JSON.stringify(actual)}, must be ${JSON.stringify(expected)}`,
    );
  }

  /** Makes checks; an error on the way is a fault of this rule. */
  async attempt(rule: string, checks: () => Promise<void>): Promise<void> {
    await checks().catch((error: Error) => this.check(rule, false, error.message));
  }
}
