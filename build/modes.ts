/** What one of Vite's modes builds. */
interface Mode {
  /** The folder of the built site. */
  outDir: string;
  /** Whether the form sends to the local mailbox, unless EmailJS is configured. */
  hasMailbox?: boolean;
  /** Whether languages that are still drafts are built. */
  hasDrafts?: boolean;
  /** Whether the site is for the public. */
  isRelease?: boolean;
  /** Whether the developer's `.env` files are ignored. */
  ignoresEnvFiles?: boolean;
}

/** Vite's modes, which the scripts of `package.json` choose with the variable `MODE`. */
const modes: Record<string, Mode> = {
  production: { outDir: 'dist' },
  development: { outDir: 'dist', hasMailbox: true, hasDrafts: true },
  mailbox: { outDir: 'dist', hasMailbox: true },
  release: { outDir: 'release', isRelease: true },
  test: { outDir: 'dist-test', hasMailbox: true, hasDrafts: true, ignoresEnvFiles: true },
};

/** @throws Error for a mode that this project does not have. */
export function readMode(name: string): Mode {
  const mode = modes[name];
  if (!mode) {
    throw new Error(`The mode is ${name}; it should be one of ${Object.keys(modes).join(', ')}`);
  }
  return mode;
}
