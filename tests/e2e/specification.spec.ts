/** Rows of `docs/spec.md` that only a browser shows. */
import { readBuildInput } from '../../build/build-input.ts';
import { expect, test, texts } from './contact.ts';
import { paths } from './paths.ts';

const { settings } = readBuildInput('try');

/** Where each purpose has a button, the subject that it fills in, and what the publisher then reads (§3). */
const buttons = [
  ['/', 'demo', 'demo', 'Demo'],
  ['/', 'contact', 'other', 'Contact'],
  ['/', 'customFormat', 'technical', 'Format personnalisé'],
  ['/', 'pricing', 'pricing', 'Contact'],
  ['/', 'pilot', 'other', 'Collectivité pilote'],
  ['/deployment', 'deployment', 'deployment', 'Deployment'],
  ['/overtime-module', 'overtime', 'demo', 'Module heures supplémentaires'],
  ['/hosting', 'hosting', 'hosting', 'Hosting'],
] as const;

for (const [path, purpose, subject, context] of buttons.filter(([path]) => paths.includes(path))) {
  test(`§3, §4: a « ${purpose} » button on ${path} has its words, and its e-mail says where it comes from`, async ({
    page,
    contact,
  }) => {
    const defaults = { ...texts.defaults, messageHint: texts.fields.messageHint };
    const { title, subtitle, messageHint } = { ...defaults, ...texts.purposes[purpose] };
    await page.goto(path);
    await contact.open(purpose);
    await expect(contact.dialog).toHaveAccessibleName(title);
    await expect(contact.dialog.getByText(subtitle)).toBeVisible();
    await expect(contact.message).toHaveAccessibleDescription(new RegExp(messageHint));
    await expect(contact.subject).toHaveValue(subject);
    await contact.fill();
    await contact.submit();
    await expect(contact.thanks).toBeVisible();
    const [email] = await contact.letters();
    expect(email).toMatchObject({
      context,
      subject: texts.subjects[subject],
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
