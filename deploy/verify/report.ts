/** What is wrong at an address. */
interface Fault {
  /** The rule that does not hold. */
  rule: string;
  /** How it does not hold; the same words at each address where the same is wrong. */
  fault: string;
  address: string;
}

/** Collects what is wrong with a site, and what else its keeper wants to know. */
export class Report {
  readonly faults: Fault[] = [];
  readonly notes: string[] = [];

  /** Says something that is no fault. */
  note(text: string): void {
    this.notes.push(text);
  }

  /** @param fault what is wrong where the rule does not hold. */
  check(holds: boolean, rule: string, fault: string, address: string): void {
    if (!holds) {
      this.faults.push({ rule, fault, address });
    }
  }

  /** Makes checks at an address; an error on the way is a fault there. */
  async attempt(rule: string, address: string, checks: () => Promise<void>): Promise<void> {
    try {
      await checks();
    } catch (error) {
      this.check(false, rule, (error as Error).message, address);
    }
  }

  /** @returns a line for each fault; what is wrong alike at several addresses is one line. */
  lines(): string[] {
    const alike = Map.groupBy(this.faults, ({ rule, fault }) => `${rule} : ${fault}`);
    return [...alike].map(([sentence, faults]) => {
      const addresses = [...new Set(faults.map(({ address }) => address))];
      return `${sentence} (${listed(addresses)})`;
    });
  }
}

/** @returns up to three addresses by name, and of more their number. */
function listed(addresses: string[]): string {
  const first = addresses.slice(0, 3).join(', ');
  return addresses.length > 3 ? `${addresses.length} adresses, dont ${first}` : first;
}
