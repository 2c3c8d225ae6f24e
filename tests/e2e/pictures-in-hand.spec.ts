/** What a visitor does on a page, and what of it reaches the form. The home page's is in hours-sheet.spec. */
import common from '../../locales/fr/common.json' with { type: 'json' };
import deployment from '../../locales/fr/deployment.json' with { type: 'json' };
import hosting from '../../locales/fr/hosting.json' with { type: 'json' };
import overtime from '../../locales/fr/overtime-module.json' with { type: 'json' };
import { endOf, lastWeeks } from '../../src/pages/deployment/weeks.ts';
import { ceiling, startMonth, totalOf } from '../../src/pages/overtime-module/month.ts';
import { expectNoAxeFaultIn } from './axe.ts';
import { expect, failureNoise, service, test } from './contact.ts';

const { gauge } = overtime;

/** @returns a day as a French page writes it, such as « lundi 1er février ». */
function inFrench(day: Date): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return day.toLocaleDateString('fr', parts).replace(' 1 ', ' 1er ');
}

/** What the calendar says of a deployment that begins in the week of 3 February 2027. */
const monday = new Date('2027-02-01');
const start = inFrench(monday);
const earliest = inFrench(endOf(monday, lastWeeks.earliest));
const latest = inFrench(endOf(monday, lastWeeks.latest));

test('a month begins blocked; I begin anew and enter hours until it is, by keys too', async ({
  page,
  contact,
}) => {
  await page.goto('/overtime-module');
  const picture = page.locator('[data-gauge]');
  const stamp = picture.getByText(gauge.stamp, { exact: true });
  const add = picture.getByRole('button', { name: gauge.addHalf });
  const total = picture.locator('[data-part=total]');
  await expect(stamp).toBeVisible();
  await picture.getByRole('button', { name: gauge.restart }).press('Enter');
  const presses = 2 * (ceiling - totalOf(startMonth('fullTime')));
  for (let press = 1; press <= presses; press += 1) {
    await expect(stamp).toBeHidden();
    await add.press('Enter');
  }
  await expect(total).toContainText(common.hours.replace('{{hours}}', `${ceiling}`));
  await expect(stamp).toBeHidden();
  await picture.getByRole('button', { name: gauge.addWhole }).click();
  await expect(stamp).toBeVisible();
  const blocked = overtime.gaugeBlocked.replace('{{ceiling}}', `${ceiling}`);
  await expect(picture.getByRole('status')).toContainText(blocked);
  await expectNoAxeFaultIn(page, '[data-gauge]');
  await picture.getByRole('radio', { name: gauge.situations.partTime }).check();
  await expect(stamp).toBeHidden();
  await contact.open('overtime');
  await expect(contact.message).toHaveValue(
    overtime.gaugeMessage.replace('{{situation}}', gauge.situations.partTime),
  );
});

test.describe('what I have chosen is still chosen on the way back, and goes along', () => {
  test('in the month', async ({ page, contact }) => {
    await page.goto('/overtime-module');
    const partTime = page.getByRole('radio', { name: gauge.situations.partTime });
    await partTime.check();
    const total = await page.locator('[data-part=total]').textContent();
    await page.goto('/');
    await page.goBack();
    await expect(partTime).toBeChecked();
    await expect(page.locator('[data-part=total]')).toHaveText(`${total}`);
    await contact.open('overtime');
    await expect(contact.message).toHaveValue(new RegExp(gauge.situations.partTime));
  });

  test('in the calendar', async ({ page, contact }) => {
    await page.clock.setFixedTime('2027-01-01T12:00:00');
    await page.goto('/deployment');
    await page.getByLabel(deployment.hero.calendar.start).fill('2027-02-03');
    await page.goto('/');
    await page.goBack();
    await expect(page.locator('[data-last-week]').first()).toContainText(earliest);
    await contact.open('deployment');
    await expect(contact.message).toHaveValue(new RegExp(start));
  });

  test('in the questions', async ({ page, contact }) => {
    await page.goto('/hosting');
    const question = page.locator('[name=question]').first();
    test.skip((await question.count()) === 0, 'every question has an answer');
    await question.check();
    const number = await question.inputValue();
    await page.goto('/');
    await page.goBack();
    await expect(question).toBeChecked();
    await contact.open('hosting');
    await expect(contact.message).toHaveValue(new RegExp(number));
  });
});

test('the week in which I would start gives the calendar dates, and goes along', async ({
  page,
  contact,
}) => {
  await page.clock.setFixedTime('2027-01-01T12:00:00');
  await page.goto('/deployment');
  const picture = page.locator('[data-calendar]');
  const day = picture.getByLabel(deployment.hero.calendar.start);
  await day.fill('2027-02-03');
  for (const end of [earliest, latest]) {
    await expect(picture.getByText(end).first()).toBeVisible();
  }
  await expectNoAxeFaultIn(page, '[data-calendar]');
  await picture.getByRole('button', { name: deployment.hero.calendar.ask }).click();
  await expect(contact.message).toHaveValue(
    deployment.calendarRequest
      .replace('{{start}}', start)
      .replace('{{earliest}}', earliest)
      .replace('{{latest}}', latest),
  );
  await page.keyboard.press('Escape');
  await day.fill('');
  await expect(picture).toContainText(
    deployment.calendarEnd.replace('{{number}}', `${lastWeeks.earliest}`),
  );
});

test('I print questions, and those I tick go along; my text stays', async ({ page, contact }) => {
  await page.goto('/hosting');
  await page.evaluate('window.print = () => document.body.classList.add("printed")');
  await page.locator('[data-print]').click();
  await expect(page.locator('body')).toHaveClass('printed');
  const numbers = page.getByRole('checkbox', { name: /^Q\d+/ });
  test.skip((await numbers.count()) === 0, 'every question has an answer');
  const [first, last] = [numbers.last(), numbers.first()];
  await first.check();
  await last.check();
  await page.getByRole('checkbox', { name: hosting.hostings.cloud.title }).check();
  const chosen = await page
    .locator('[name=question]:checked')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).sort());
  await expectNoAxeFaultIn(page, 'main');
  await contact.open('hosting');
  const message = await contact.message.inputValue();
  expect(message).toContain(
    hosting.factSheetHostings.replace('{{hostings}}', hosting.hostings.cloud.title),
  );
  for (const number of chosen) {
    expect(message).toContain(number);
  }
  await contact.message.fill('Mon texte');
  await page.keyboard.press('Escape');
  await last.uncheck();
  await contact.open('hosting');
  await expect(contact.message).toHaveValue('Mon texte');
});

test('the questions that I have sent stay in my message, though it may not have arrived', async ({
  page,
  contact,
  expectedNoise,
}) => {
  expectedNoise.push(...failureNoise);
  await page.route(service, (route) => route.abort());
  await page.goto('/hosting');
  const cloud = page.getByRole('checkbox', { name: hosting.hostings.cloud.title });
  test.skip((await cloud.count()) === 0, 'every question has an answer');
  await cloud.check();
  await contact.open('hosting');
  const sent = await contact.message.inputValue();
  await contact.fill({ message: sent });
  await contact.submit();
  await expect(contact.failure).toBeVisible();
  await page.keyboard.press('Escape');
  await contact.open('hosting');
  await page.goto('/');
  await contact.open();
  await expect(contact.message).toHaveValue(sent);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the month is finished: its entry is blocked', async ({ page }) => {
    await page.goto('/overtime-module');
    await expect(page.getByText(gauge.stamp, { exact: true })).toBeVisible();
  });
});
