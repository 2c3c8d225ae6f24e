import { findChromium } from './chromium.ts';

/**
 * Looks for the browser once. Workers read `playwright.config.ts` later, and it reads the path
 * from the environment.
 */
export default async function globalSetup(): Promise<void> {
  process.env.CHROMIUM_PATH = (await findChromium()) ?? '';
}
