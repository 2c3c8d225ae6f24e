import type { Page } from '@playwright/test';

/** Holds the answers to some requests back. @returns a function that lets them through. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return letThrough;
}
