import { findChromium } from './chromium.ts';

/**
 * Looks for the browser once. Workers read `playwright.config.ts` later, and it reads the path
 * from the environment.
 */
export default function globalSetup(): void {
  process.env.CHROMIUM_PATH = findChromium() ?? '';
}
