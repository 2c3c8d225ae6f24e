import type { Page } from '@playwright/test';

/** Delays matching requests. @returns a function that releases them. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return letThrough;
}
