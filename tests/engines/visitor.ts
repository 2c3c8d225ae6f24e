/** What a visitor does with a browser, whichever engine it is; each engine has a driver that does it. */
export interface Visitor {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it knows nothing but its arguments. */
  run<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<void>;
  escape(): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, or the whole page, as far as the engine can tell it. */
  picture(whole?: boolean): Promise<Buffer>;
  /** What the browser has written to its console since the last time it was asked. */
  noise(): Promise<string[]>;
  close(): Promise<void>;
}

/** How a visitor's machine shows pages; `forced` are forced colours. */
export type Look = 'light' | 'dark' | 'forced';

export interface Engine {
  name: string;
  /** The looks that it can be started in. */
  looks: Look[];
  start(look: Look): Promise<Visitor>;
}

/** How long anything may take on a slow machine, in milliseconds. */
const patience = 120_000;

/**
 * Waits until something holds; a page that is just being left counts as not yet.
 * @param what says, where it never does, what was waited for.
 * @returns what it gave when it held.
 */
export async function until<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
  const end = Date.now() + patience;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const result = await ask();
      if (result) return result as NonNullable<Result>;
      last = result;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`not seen in ${patience / 1000} s (a slow machine?): ${what} (last: ${String(last)})`);
}
