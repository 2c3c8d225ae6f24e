import { findChromium } from './chromium.ts';

/** Looks once for the browser of all workers: they read `playwright.config.ts` after it, and that the environment. */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = (await findChromium()) ?? '';
}
