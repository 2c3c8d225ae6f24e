import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Contact, ContactContext, useContact } from '../../../src/contact/form/contact-context.ts';
import { TextField } from '../../../src/contact/form/TextField.tsx';
import { initialState } from '../../../src/contact/state.ts';

function Lost() {
  return <p>{useContact().state.submission.status}</p>;
}

test('a part of the dialog that is used outside its provider says so', () => {
  expect(() => renderToString(<Lost />)).toThrow('useContact() is used outside <ContactProvider>');
  expect(() => renderToString(<TextField name="firstName" autoComplete="given-name" />)).toThrow(
    'useContact() is used outside <ContactProvider>',
  );
});

test('a part inside it shows the state of the dialog', () => {
  const contact: Contact = { state: initialState(), dispatch: () => {}, privacyHref: '/' };
  const part = (
    <ContactContext value={contact}>
      <Lost />
    </ContactContext>
  );
  expect(renderToString(part)).toBe('<p>idle</p>');
});
