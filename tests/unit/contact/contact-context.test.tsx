import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Thanks } from '../../../src/contact/Thanks.tsx';

test('an answer that is used outside its provider says so', () => {
  expect(() => renderToString(<Thanks />)).toThrow('useContact() is used outside <ContactContext>');
});
