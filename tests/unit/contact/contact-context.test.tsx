import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from '../../../src/contact/form/ContactForm.tsx';

test('a part of the dialog that is used outside its provider says so', () => {
  expect(() => renderToString(<ContactForm />)).toThrow('useContact() is used outside <ContactContext>');
});
