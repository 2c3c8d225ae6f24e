import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Contact, expect, failureNoise, hydrated, test, texts } from '../browser/contact.ts';
import { hasNoRing, tabThrough } from './tab-stops.ts';

test.use({ expectedNoise: [failureNoise, { scope: 'test' }] });

async function expectNoAxeFinding(page: Page) {
  // What moves is judged where it comes to rest; what never does is judged as it is.
  await page.locator('dialog').evaluate((dialog) => {
    const animations = dialog.getAnimations({ subtree: true });
    return Promise.all(
      animations.map(({ effect, finished }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY || finished),
    ).then(() => true);
  });
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  await expect(page.locator('dialog')).toBeVisible();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** How to bring the dialog, just opened, into each of its states. */
const states: Record<string, (page: Page, contact: Contact) => Promise<void>> = {
  idle: async () => {},
  'with errors': async (_page, contact) => {
    await contact.submit();
    await expect(contact.dialog.locator('[id$=-error]')).toHaveCount(5);
  },
  sending: async (_page, contact) => {
    await contact.next({ behave: 'hang' });
    await contact.fill();
    await contact.submit();
    await expect(contact.dialog.locator('button[type=submit]')).toHaveText('Envoi en cours...');
  },
  failed: async (page, contact) => {
    await contact.next({ behave: 'fail' });
    await contact.fill();
    await contact.submit();
    await expect(page.getByText(texts.failure)).toBeVisible();
  },
  sent: async (page, contact) => {
    // The thanks stay for as long as axe needs.
    await page.evaluate(() => {
      const original = window.setTimeout;
      const patient = (handler: () => void, delay?: number) => original(handler, delay === 3000 ? 60_000 : delay);
      Object.assign(window, { setTimeout: patient });
    });
    await contact.fill();
    await contact.submit();
    await expect(contact.dialog.getByRole('heading', { name: texts.success })).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, reach] of Object.entries(states)) {
      test(`axe finds nothing in the dialog when it is ${name}`, async ({ page, contact }) => {
        await page.goto('/');
        await contact.open();
        await reach(page, contact);
        await expectNoAxeFinding(page);
      });
    }

    test('each stop of the Tab key in the dialog has a ring that is told from its ground', { tag: '@desk' }, async ({
      page,
      contact,
    }) => {
      await page.goto('/');
      await contact.open();
      await contact.submit();
      await expect(contact.dialog.locator('[id$=-error]')).toHaveCount(5);
      await contact.dialog.focus();
      const stops = await tabThrough(page, 'Tab');
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(hasNoRing).map(({ label }) => label)).toEqual([]);
      // What is refused has an edge of its own, which does not stand for the ring.
      const others = stops.filter(({ outline }) => outline.contrast !== stops[0]?.outline.contrast);
      expect(others.map(({ label }) => label)).toEqual([]);
    });
  });
}

test('no field is said to be wrong before anything was sent, and the counter speaks only of what is typed', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await contact.open();
  await expect(contact.dialog.locator('[aria-required=true]')).toHaveCount(5);
  await expect(contact.dialog.locator(':invalid, [aria-invalid=true]')).toHaveCount(0);
  const counter = contact.dialog.locator('textarea ~ [role=status]');
  await expect(counter).toBeEmpty();
  // What was typed before is counted, and not spoken.
  await hydrated(page);
  await contact.dialog.locator('[name=message]').pressSequentially('Bonjour');
  await expect(counter).toHaveText('7/500 caractères');
});

test('a screen reader meets title, fields, errors, counter, sending and result', async ({ page, contact }) => {
  await page.goto('/');
  await contact.open();
  await expect(contact.dialog).toMatchAriaSnapshot(`
    - dialog "Demander une démonstration":
      - heading "Demander une démonstration" [level=2]
      - button "Fermer"
      - paragraph: /Vos structures/
      - paragraph: /Sauf mention/
      - text: Prénom
      - textbox "Prénom"
      - text: Nom
      - textbox "Nom"
      - text: E-mail professionnel (nom@domaine.fr)
      - textbox "E-mail professionnel (nom@domaine.fr)"
      - text: Téléphone (facultatif)
      - textbox "Téléphone (facultatif)"
      - text: Collectivité ou organisme (facultatif)
      - textbox "Collectivité ou organisme (facultatif)"
      - text: Objet (facultatif)
      - combobox "Objet (facultatif)"
      - text: Message
      - paragraph: /nombre de vacataires, structures, logiciel de paie/
      - textbox "Message"
      - paragraph: 0/500 caractères
      - status
      - checkbox /J’accepte que mes données/
      - text: /J’accepte que mes données/
      - link "Politique de confidentialité (nouvel onglet)"
      - button "Envoyer le message"
      - button "Annuler"
      - status
  `);
  await contact.submit();
  await expect(contact.dialog).toMatchAriaSnapshot(`
    - alert:
      - paragraph: /5 champs sont à corriger/
      - list:
        - listitem: Le prénom est requis
        - listitem: Le nom est requis
        - listitem: L’email est requis
        - listitem: Le message est requis
        - listitem: Vous devez accepter le traitement des données
    - textbox "Prénom" [active] [invalid]
    - paragraph: Le prénom est requis
  `);
  const errors = await contact.dialog.locator('[id$=-error]').allInnerTexts();
  for (const [index, error] of errors.entries()) {
    const refused = contact.dialog.locator('[aria-invalid=true]').nth(index);
    await expect(refused).toHaveAccessibleDescription(new RegExp(`^${error}`));
  }
  await contact.fill();
  await expect(contact.dialog).toMatchAriaSnapshot('- paragraph: 40/500 caractères');
  await contact.next({ behave: 'slow', milliseconds: 1500 });
  await contact.submit();
  await expect(contact.dialog).toMatchAriaSnapshot(`
    - button "Envoi en cours..." [disabled]
    - button "Annuler"
    - status: Envoi en cours...
  `);
  await expect(contact.dialog).toMatchAriaSnapshot(`
    - dialog "Message envoyé\u202F!" [active]:
      - heading "Demander une démonstration" [level=2]
      - button "Fermer"
      - heading "Message envoyé\u202F!" [level=3]
      - paragraph: /Merci pour votre message/
  `);
});

for (const [name, viewport, fontSize] of [
  ['320 × 480', { width: 320, height: 480 }, '100%'],
  ['text twice as large', { width: 390, height: 844 }, '200%'],
] as const) {
  test(`with ${name} everything can be read, reached and sent`, async ({ page, contact }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size} !important }`);
      document.adoptedStyleSheets.push(sheet);
    }, fontSize);
    await contact.open();
    await contact.submit();
    const overflow = await contact.dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const small = await contact.dialog
      .locator(
        'button, select, textarea, input:not([type=checkbox], [name=reference]), label:has([type=checkbox]), #contact-privacy',
      )
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
      );
    expect(small).toEqual([]);
    await expect(contact.dialog.locator('[name=firstName]')).toBeInViewport();
    await contact.fill();
    await contact.submit();
    await expect(contact.dialog.getByRole('heading', { name: texts.success })).toBeInViewport();
  });
}

test('in forced colours the dialog and its errors can still be told from the rest', async ({ page, contact }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await contact.open();
  await contact.submit();
  await expect(contact.dialog).not.toHaveCSS('border-top-width', '0px');
  await expect(contact.dialog.locator('div:has(> h2)')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(contact.dialog.locator('[name=firstName]')).toHaveCSS('border-left-width', '6px');
  await expectNoAxeFinding(page);
});
