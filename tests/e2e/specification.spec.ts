/** Rows of `docs/spec.md` that only a browser shows. */
import { readBuildInput } from '../../build/build-input.ts';
import { purposes } from '../../src/contact/purposes.ts';
import { expect, test, texts } from './contact.ts';
import { paths } from './paths.ts';

const { settings } = readBuildInput('try');

/** Where each purpose has a button, and the context that the publisher then reads (§3). */
const emails = [
  ['/', 'demo', 'Demo'],
  ['/', 'contact', 'Contact'],
  ['/', 'customFormat', 'Format personnalisé'],
  ['/', 'pricing', 'Contact'],
  ['/', 'pilot', 'Collectivité pilote'],
  ['/deployment', 'deployment', 'Deployment'],
  ['/overtime-module', 'overtime', 'Module heures supplémentaires'],
  ['/hosting', 'hosting', 'Hosting'],
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

for (const [path, purpose, context] of emails.filter(([path]) => paths.includes(path))) {
  test(`§3: an e-mail of a « ${purpose} » button on ${path} says where it comes from`, async ({
    page,
    contact,
  }) => {
    const title = purpose === 'contact' ? texts.defaults.title : texts.purposes[purpose].title;
    await page.goto(path);
    await contact.open(purpose);
    await expect(contact.dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    const [email] = await contact.letters();
    const subject = texts.subjects[purposes[purpose].subject];
    expect(email).toMatchObject({
      context,
      subject,
      source: path,
      toEmail: settings.contactEmail,
    });
  });
}

test('§2: the page behind the open form does not scroll', async ({ page, contact }) => {
  await page.goto('/');
  const scrollByWheel = async () => {
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 300);
    // Two frames later a wheel has moved what it moves.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return page.evaluate(() => scrollY);
  };
  await contact.open();
  expect(await scrollByWheel()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(contact.dialog).toBeHidden();
  await expect.poll(scrollByWheel).toBeGreaterThan(0);
});

test('§2: the header stays in view at the foot of a page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport();
});
