import { expect, test } from 'vitest';
import { openings } from '../../locales/fr/contact.json' with { type: 'json' };

test('each button asks for its own subject (spec §3)', () => {
  const subjects = Object.entries(openings).map(([opening, { subject }]) => [opening, subject]);
  expect(Object.fromEntries(subjects)).toEqual({
    demo: 'demo',
    contact: 'other',
    customFormat: 'technical',
    pilot: 'other',
    deployment: 'deployment',
    overtime: 'demo',
    hosting: 'hosting',
  });
});
