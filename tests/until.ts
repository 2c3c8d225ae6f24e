import { setTimeout } from 'node:timers/promises';

/** How long anything may take on a slow machine, in milliseconds. */
const limit = 60_000;

/**
 * Asks again and again until the answer is truthy; an error counts as not yet, since a page may just be unloading.
 * @param what what is waited for, as the error names it.
 * @returns the answer.
 * @throws Error after a minute, with the last answer.
 */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    last = await ask().catch((error: unknown) => error);
    if (last && !(last instanceof Error)) {
      return last as NonNullable<Result>;
    }
    await setTimeout(30);
  }
  throw new Error(`not seen in ${limit / 1000} s: ${what} (last: ${last})`);
}
