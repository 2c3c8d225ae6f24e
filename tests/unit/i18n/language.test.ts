import { expect, test } from 'vitest';
import { makeLanguages } from '../../../src/i18n/language.ts';

const fr = {
  language: { name: 'Français', status: 'published' },
  home: { lead_note: 'Court.', lead: 'Un lieu', link: 'Vers {{product}}', proof: '' },
  contact: { sent_one: 'Un', sent_many: '{{count}} de', sent_other: '{{count}}' },
  email: { title: 'Un message' },
};

test('a language has the texts of French in its order, without notes and the e-mail, its own plurals, and whole accents', () => {
  const language = { name: 'Polski', status: 'published', formats: 'pl-PL' };
  const home = { proof: '', link: '{{product}}', lead_note: 'Court.', lead: 'e\u0301' };
  const contact = { sent_one: '1', sent_few: '2', sent_many: '5', sent_other: '1,5' };
  const [french, polish] = makeLanguages({ pl: { language, home, contact }, fr }, false);
  expect(french?.tag).toBe('fr');
  expect(Object.keys(french?.texts ?? {})).toEqual(['home', 'contact']);
  expect(polish).toMatchObject({ ...language, dir: 'ltr', slugs: {} });
  expect(JSON.stringify(polish?.texts)).toBe(
    '{"home":{"lead":"é","link":"{{product}}","proof":""},"contact":{"sent_one":"1","sent_few":"2","sent_many":"5"}}',
  );
});

test('a draft is built only where drafts are wanted, and shows the key of what it lacks, never French', () => {
  const language = { name: 'العربية', status: 'draft' };
  const folders = { fr, ar: { language, home: { lead: 'نص', link: '{{produit}} {{product}}' } } };
  expect(makeLanguages(folders, false)).toHaveLength(1);
  const [, arabic] = makeLanguages(folders, true);
  expect(arabic).toMatchObject({ dir: 'rtl', formats: 'ar' });
  expect(arabic?.texts).toMatchObject({
    home: { lead: 'نص', link: '⟦produit⟧ {{product}}', proof: '' },
    contact: { sent_zero: '⟦sent_zero⟧', sent_many: '⟦sent_many⟧' },
  });
});
