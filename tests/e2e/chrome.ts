import type { Page } from '@playwright/test';

/** The parts of the sticky bar, as a visitor finds them. */
export const bar = (page: Page) => page.getByRole('banner');
export const modules = (page: Page) => bar(page).locator('summary').filter({ hasText: 'Modules', visible: true });
export const menu = (page: Page) => bar(page).locator('summary').filter({ hasText: 'Menu' });
export const overtime = (page: Page) => bar(page).getByRole('link', { name: 'Heures Supplémentaires' });
