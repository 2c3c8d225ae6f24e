import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useContact } from '../../../src/contact/form/contact-context.ts';

test('useContact() outside its provider says so', () => {
  const Lost = () => useContact().formats;
  expect(() => renderToString(<Lost />)).toThrow('useContact() is used outside <ContactContext>');
});
