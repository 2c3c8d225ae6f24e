import { findChromium } from './chromium.ts';

/** Looks once for the browser of all workers, which read it from the environment (`playwright.config.ts`). */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = (await findChromium()) ?? '';
}
