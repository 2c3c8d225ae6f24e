import type { Page } from '@playwright/test';

interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  /** Address that a link leads to. */
  url: string;
}

/** @returns what a screen reader gets of the page, in reading order, as the browser itself computes it. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      url: String(properties?.find((property) => String(property.name) === 'url')?.value.value ?? ''),
    }));
}
