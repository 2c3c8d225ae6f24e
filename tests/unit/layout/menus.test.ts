// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { closeMenus } from '../../../src/layout/menus.client.ts';

test('a click that an extension dispatches on the document closes an open menu', () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  document.body.innerHTML = '<details data-menu open><summary></summary></details>';
  closeMenus();
  document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.querySelector('details')?.open).toBe(false);
  expect(failed).not.toHaveBeenCalled();
});
