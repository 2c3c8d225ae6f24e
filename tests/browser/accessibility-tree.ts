import type { Page } from '@playwright/test';

/** @returns what a screen reader gets of the page, in reading order, as the browser itself computes it. */
export async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      /** Address that a link leads to. */
      url: String(properties?.find((property) => String(property.name) === 'url')?.value.value ?? ''),
    }));
}
