/** What tests do with a browser; each engine has an implementation. */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments. */
  run<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<void>;
  escape(): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window, or of the whole page where the engine can take one. */
  screenshot(fullPage?: boolean): Promise<Buffer>;
  /** What was written to the console since the last call. */
  consoleMessages(): Promise<string[]>;
  close(): Promise<void>;
}

/** `forced` are forced colours. */
export type Theme = 'light' | 'dark' | 'forced';

export interface Engine {
  name: string;
  /** The themes that it can be started in. */
  themes: Theme[];
  start(theme: Theme): Promise<Driver>;
}
