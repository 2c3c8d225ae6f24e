/** Rows of `docs/spec.md` that only a browser shows. */
import { expect, test } from './contact.ts';

/** Where each purpose has a button, and what the publisher then reads (§3). */
const emails = [
  ['/', 'demo', 'Demander une démo', 'Demo', 'Démo'],
  ['/', 'contact', 'Contactez-nous', 'Contact', 'Autre'],
  [
    '/',
    'customFormat',
    'Demander un format personnalisé',
    'Format personnalisé',
    'Question technique',
  ],
  ['/', 'pricing', 'Demander les tarifs', 'Contact', 'Tarifs'],
  ['/', 'pilot', 'Devenir collectivité pilote', 'Collectivité pilote', 'Autre'],
  ['/deployment', 'deployment', 'Demander un calendrier', 'Deployment', 'Déploiement'],
  [
    '/overtime-module',
    'overtime',
    'Demander une démo du module heures supplémentaires',
    'Module heures supplémentaires',
    'Démo',
  ],
  ['/hosting', 'hosting', 'Demander un audit technique', 'Hosting', 'Hébergement'],
] as const;

test('§4: a button without words of its own has the default title and subtitle', async ({
  page,
  contact,
}) => {
  await page.goto('/');
  await contact.open('contact');
  await expect(contact.dialog.getByRole('heading', { name: 'Contactez-nous' })).toBeVisible();
  const subtitle = 'Nous vous répondrons dans les plus brefs délais';
  await expect(contact.dialog.getByText(subtitle)).toBeVisible();
});

for (const [path, purpose, title, context, subject] of emails) {
  test(`§3: an e-mail of « ${title} » says where it comes from`, async ({ page, contact }) => {
    await page.goto(path);
    await contact.open(purpose);
    await expect(contact.dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    const [email] = await contact.letters();
    expect(email).toMatchObject({
      context,
      subject,
      source: path,
      toEmail: 'bonjour@mairie.test',
    });
  });
}

test('§2: the page behind the open form does not scroll', async ({ page, contact }) => {
  await page.goto('/deployment');
  const scrollByWheel = async () => {
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 300);
    // Two frames later a wheel has moved what it moves.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return page.evaluate(() => scrollY);
  };
  await contact.open('deployment');
  expect(await scrollByWheel()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect.poll(scrollByWheel).toBeGreaterThan(0);
});

test('§2: the header stays in view at the foot of a page', async ({ page }) => {
  await page.goto('/overtime-module');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport();
});
