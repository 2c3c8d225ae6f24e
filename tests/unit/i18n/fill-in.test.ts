import { expect, test } from 'vitest';
import { fillIn, placeholder } from '../../../src/i18n/fill-in.ts';

test('a value stands where its variable was, whatever signs are in it or before it', () => {
  expect(fillIn(`# ${placeholder('number')} (n° {{other}})`, 'number', 7)).toBe(
    '# 7 (n° {{other}})',
  );
  expect(fillIn(placeholder('name'), 'name', '$& $1')).toBe('$& $1');
});
