import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { addLecturer, firstLogin, logIn, ownPassword } from '../../../fixtures/new-lecturer.ts';
import { canaries, field, fillInQuestionnaire } from '../../../fixtures/questionnaire.ts';
import { expect, test } from '../../../fixtures/test.ts';

const polish = { locale: 'pl-PL', timezoneId: 'Europe/Warsaw' };
const phoneSize = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Witaj w.Indeksie$/ });
const draftLine = (page: Page) => welcome(page).getByText(/^Wersja robocza z.dziś, \d{1,2}:\d\d$/);
const keptLine = (page: Page) => welcome(page).getByText(/^Wersja robocza zapisana dziś, \d{1,2}:\d\d$/);

test('what a desk began a phone finishes, and neither keeps it in the browser', async ({
  page: desk,
  browser,
  baseURL,
}) => {
  test.slow();
  const address = `w.robocza.${Date.now()}@demo.indeks.example`;
  const office = await (await browser.newContext(polish)).newPage();
  await addLecturer(office, address, baseURL ?? '');
  await firstLogin(desk, address);
  const consent = desk.getByRole('dialog', { name: /^Informacja o.przetwarzaniu/ });
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Zapisz' }).click();

  await test.step('the desk begins', async () => {
    await field(welcome(desk), 'personal.pesel').fill(canaries.pesel);
    await field(welcome(desk), 'address.city').fill('Łódź');
    await expect(keptLine(desk)).toBeVisible();
    await expectNothingKept(desk);
  });

  const phone = await (await browser.newContext({ ...polish, ...phoneSize })).newPage();
  await test.step('the phone goes on from there', async () => {
    await phone.goto(baseURL ?? '');
    await logIn(phone, address, ownPassword);
    await expect(draftLine(phone)).toBeVisible();
    await expect(field(welcome(phone), 'personal.pesel')).toHaveValue(canaries.pesel);
    await expect(field(welcome(phone), 'address.city')).toHaveValue('Łódź');
    await expectAccessible(phone);
    await fillInQuestionnaire(welcome(phone));
  });

  await test.step('the desk does not overwrite what the phone has kept, and can take it', async () => {
    // The phone keeps its last words a moment after they were typed.
    const kept = phone.waitForResponse((answer) => isDraftKept(answer.url(), answer.request().method()));
    await field(welcome(phone), 'address.homeNr').fill('3');
    await kept;
    await field(welcome(desk), 'address.homeNr').fill('9');
    await welcome(desk).getByRole('button', { name: 'Wczytaj nowszą' }).click();
    await expect(field(welcome(desk), 'address.homeNr')).toHaveValue('3');
    await expectAccessible(desk);
  });

  await test.step('the phone saves, and no draft is left', async () => {
    await welcome(phone).getByRole('button', { name: 'Zapisz' }).click();
    await expect(phone.getByRole('dialog', { name: 'Poprawnie zapisano dane' })).toBeVisible();
    await expectNothingKept(phone);
    await phone.goto(`${baseURL}/settings?tab=kwestionariusz`);
    const form = phone.getByRole('form', { name: 'Kwestionariusz osobowy' });
    await expect(field(form, 'address.homeNr')).toHaveValue('3');
    await expect(form.getByText(/^Wersja robocza/)).toHaveCount(0);
  });
});

const isDraftKept = (url: string, method: string): boolean =>
  method === 'PUT' && url.endsWith('/registrationForm/draft');

async function expectNothingKept(page: Page) {
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(canaries.pesel);
}
