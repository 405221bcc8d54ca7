import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { actAfterSessionEnded } from '../../../fixtures/ended-session.ts';
import { addLecturer, firstLogin, logIn, ownPassword } from '../../../fixtures/new-lecturer.ts';
import { canaries, field } from '../../../fixtures/questionnaire.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('without a questionnaire nothing is sent, and what is typed into it outlives the session and a reload', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const address = `bez.ankiety.${Date.now()}@demo.indeks.example`;
  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await addLecturer(office, address, baseURL ?? '');
  await firstLogin(page, address);
  const consent = page.getByRole('dialog', { name: /^Informacja o.przetwarzaniu/ });
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Zapisz' }).click();

  await test.step('sending leads to the questionnaire', async () => {
    await page.goto('/times?new=1');
    const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
    await dialog.getByRole('switch', { name: 'Praca on-line' }).check();
    await dialog.getByLabel('Liczba godzin').fill('2');
    await dialog.getByRole('button', { name: 'Dodaj czas pracy' }).click();
    await page.getByRole('button', { name: 'Wróć do listy' }).click();
    await page.getByRole('button', { name: 'Wyślij do akceptacji' }).click();
    const question = page.getByRole('dialog', { name: 'Wysłanie raportu' });
    await expect(question).toContainText('Zanim wyślesz raport, wypełnij kwestionariusz osobowy.');
    await expect(question.getByRole('button', { name: 'Wyślij raport' })).toHaveCount(0);
    await expectAccessible(page);
    await question.getByRole('link', { name: 'Wypełnij kwestionariusz' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=kwestionariusz/);
  });

  await test.step('the session ends while somebody types, and the login page is loaded again', async () => {
    const form = page.getByRole('form', { name: 'Kwestionariusz osobowy' });
    await expect(field(form, 'personal.pesel')).toBeVisible();
    await actAfterSessionEnded(page, async () => {
      await field(form, 'personal.pesel').fill(canaries.pesel);
      await field(form, 'address.city').fill('Łódź');
      await form.getByRole('button', { name: 'Zapisz kwestionariusz' }).click();
      // The form is not complete; its draft is what meets the ended session.
      await leaveByReading(page);
    });
    await expect(page.getByRole('heading', { name: 'Panel logowania' })).toBeVisible();
    await expect.poll(() => keptInTab(page)).toMatch(/:sealed:/);
    expect(await keptInTab(page)).not.toContain(canaries.pesel);
    await page.reload();
    await logIn(page, address, ownPassword);
    await expect(page).toHaveURL(/\/settings\?tab=kwestionariusz/);
    await expect(field(form, 'personal.pesel')).toHaveValue(canaries.pesel);
    await expect(field(form, 'address.city')).toHaveValue('Łódź');
    // Now it is kept on the server again, and nothing lies in the tab.
    await expect.poll(() => keptInTab(page)).not.toMatch(/:sealed:/);
  });
});

/** A call that only reads meets the ended session and leads to the login. */
async function leaveByReading(page: Page) {
  await page.getByRole('button', { name: 'Generuj plik PDF' }).click();
}

const keptInTab = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
