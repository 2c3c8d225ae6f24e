import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usePage } from '../../src/page-context.ts';

test('usePage() outside its provider says so', () => {
  const Lost = () => usePage().page;
  expect(() => renderToString(<Lost />)).toThrow('usePage() is used outside <PageContext>');
});
