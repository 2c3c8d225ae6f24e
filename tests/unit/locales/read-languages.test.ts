import { expect, test } from 'vitest';
import { readLanguages } from '../../../build/locales/read-languages.ts';
import { tempProject } from './temp-project.ts';

const french = {
  'fr/language.json': { name: 'Français', status: 'published' },
  'fr/home.json': { lead_note: 'Court.', lead: 'Un lieu', link: 'Vers {{product}}', answer: '' },
  'fr/contact.json': { sent: 'Envoyé', title: 'Écrire' },
  'fr/email.json': { title: 'Un message' },
};

function languagesOf(files: Record<string, unknown>, withDrafts = true) {
  return readLanguages(withDrafts, tempProject({ ...french, ...files }).root);
}

test('a language has the texts of French in its order, without notes and the e-mail, and whole accents', () => {
  const language = { name: 'Eesti', formats: 'et-EE' };
  const [first, estonian] = languagesOf({
    'et/language.json': { ...language, status: 'published' },
    'et/home.json': { answer: '', link: '{{product}}', lead_note: 'Court.', lead: 'e\u0301' },
    'et/contact.json': { title: '2', sent: '1' },
  });
  expect(first?.tag).toBe('fr');
  expect(Object.keys(first?.texts ?? {})).toEqual(['contact', 'home']);
  expect(estonian).toMatchObject({ ...language, dir: 'ltr', slugs: {} });
  expect(JSON.stringify(estonian?.texts)).toBe(
    '{"contact":{"sent":"1","title":"2"},"home":{"lead":"é","link":"{{product}}","answer":""}}',
  );
});

test('a draft is built only where drafts are wanted, and shows the key of what it lacks or cannot show, never French', () => {
  // Without `language.json`, as a translator's tool begins it.
  const draft = { 'ar/home.json': { lead: 'نص', link: '{{produit} undefined' } };
  expect(languagesOf(draft, false)).toHaveLength(1);
  const [, arabic] = languagesOf(draft);
  expect(arabic).toMatchObject({ dir: 'rtl', formats: 'ar', name: 'ar' });
  expect(arabic?.texts).toMatchObject({
    home: { lead: 'نص', link: '⟦link⟧', answer: '' },
    contact: { sent: '⟦sent⟧', title: '⟦title⟧' },
  });
});

test('a text that French no longer has is not shown, although a translation still has it', () => {
  const [, estonian] = languagesOf({
    'et/language.json': { name: 'Eesti', status: 'published' },
    'et/home.json': { lead: 'Koht', link: '{{product}}', answer: 'Tsitaat' },
    'et/contact.json': { sent: '1', title: '2' },
  });
  expect(estonian?.texts).toMatchObject({ home: { answer: '' } });
});
