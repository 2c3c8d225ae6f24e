import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useContact } from '../../../src/contact/contact-context.ts';
import { TextField } from '../../../src/contact/TextField.tsx';

function Lost() {
  return <p>{useContact().state.open}</p>;
}

test('a part of the dialog that is used outside its provider says so', () => {
  expect(() => renderToString(<Lost />)).toThrow('useContact() is used outside <ContactProvider>');
  expect(() => renderToString(<TextField name="firstName" autoComplete="given-name" />)).toThrow(
    'useContact() is used outside <ContactProvider>',
  );
});
