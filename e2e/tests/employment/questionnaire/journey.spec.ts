import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { addLecturer, firstLogin, logIn, ownPassword as password } from '../../../fixtures/new-lecturer.ts';
import { canaries, field, fillInByKeyboard } from '../../../fixtures/questionnaire.ts';
import { expect, test } from '../../../fixtures/test.ts';

const polish = { locale: 'pl-PL', timezoneId: 'Europe/Warsaw' };

test('a lecturer from the first mail to a settlement as a company', async ({ page, browser, baseURL }) => {
  test.slow();
  const address = `z.brzeczyszczykiewicz.${Date.now()}@demo.indeks.example`;
  const office = await (await browser.newContext(polish)).newPage();
  await test.step('the secretariat adds the lecturer', () => addLecturer(office, address, baseURL ?? ''));
  await test.step('the one-time password leads to one’s own', () => firstLogin(page, address));
  await test.step('the notice is accepted', () => accept(page));
  await test.step('the questionnaire is filled in, corrected, saved and printed', () => fillIn(page));
  await test.step('nothing of it stays in the browser', () => expectNothingKept(page));
  await test.step('a change is made in the settings', () => changeSurname(page));
  await test.step('the secretariat reads both sides of the change', () => readHistory(office, address));
  const later = await test.step('a year later the data are to be confirmed', () =>
    askedNextYear(page, browser));
  await test.step('a company: erased, and signed out everywhere', () => becomeCompany(page, later));
  await test.step('the next login asks for the data of the company', () => askedForCompany(page, address));
  await test.step('the secretariat sees the switch and no old value', () => readSwitch(office));
});

async function accept(page: Page) {
  const consent = page.getByRole('dialog', { name: /^Informacja o.przetwarzaniu danych osobowych$/ });
  await expect(consent).toContainText(/Przez 10.lat od zakończenia zatrudnienia/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  const save = consent.getByRole('button', { name: 'Zapisz' });
  await expect(save).toBeDisabled();
  await consent.getByRole('checkbox').check();
  await save.click();
  await expect(consent).toBeHidden();
}

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Witaj w.Indeksie$/ });

async function fillIn(page: Page) {
  const dialog = welcome(page);
  await expect(dialog).toContainText('wypełnij kwestionariusz osobowy');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expectAccessible(page);
  const save = dialog.getByRole('button', { name: 'Zapisz kwestionariusz' });
  await fillInByKeyboard(dialog, save);
  await field(dialog, 'personal.mothersName').fill('');
  await save.click();
  await expectOneMistake(page, dialog);
  await field(dialog, 'personal.mothersName').fill('Anna');
  await save.click();

  const saved = page.getByRole('dialog', { name: 'Poprawnie zapisano dane' });
  await expect(saved).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await saved.getByRole('button', { name: 'Pobierz PDF do podpisu' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await saved.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The summary has the focus and leads to the field. */
async function expectOneMistake(page: Page, dialog: Locator) {
  const summary = dialog.getByRole('alert');
  await expect(summary).toContainText(/Popraw 1.pole/);
  await expect(summary).toBeInViewport();
  await expect.poll(() => summary.evaluate((shown) => document.activeElement?.contains(shown))).toBe(true);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Imię matki: Podanie imienia matki jest konieczne' }).click();
  await expect(field(dialog, 'personal.mothersName')).toBeFocused();
}

async function expectNothingKept(page: Page) {
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  for (const canary of Object.values(canaries)) expect(kept).not.toContain(canary);
}

async function changeSurname(page: Page) {
  await page.goto('/settings?tab=kwestionariusz');
  const form = page.getByRole('form', { name: 'Kwestionariusz osobowy' });
  await field(form, 'personal.surname').fill('Żółć');
  await form.getByRole('button', { name: 'Zapisz kwestionariusz' }).click();
  await expect(page).toHaveURL('/dashboard');
  const saved = page.getByRole('dialog', { name: 'Poprawnie zapisano dane' });
  await expect(saved.getByRole('link', { name: 'ustawieniach konta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saved).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pulpit' })).toBeVisible();
  await expect(saved).toBeHidden();
}

async function readHistory(office: Page, address: string) {
  await office.keyboard.press('Escape');
  await office.goto(new URL(`/users?search=${encodeURIComponent(address)}`, office.url()).href);
  await office.getByRole('link', { name: /Żółć/ }).first().click();
  const history = office.getByRole('region', { name: 'Lista zmian' });
  const changed = history.getByRole('row', { name: /Zmiana danych/ });
  await expect(changed.locator('del')).toHaveText(/Brzęczyszczykiewicz$/);
  await expect(changed.locator('ins')).toHaveText(/Żółć$/);
  await expect(history.getByRole('row', { name: /Inicjacja formularza/ })).toBeVisible();
  await expectAccessible(office);
  await changed.getByRole('checkbox').check();
  await history.getByRole('button', { name: 'Oznacz jako przeczytane' }).click();
  await expect(changed.getByText('nowa')).toBeHidden();
}

/** Another browser of the same person whose calendar shows next year's 2 September. */
async function askedNextYear(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...polish,
    storageState: await page.context().storageState(),
  });
  const year = new Date().getFullYear() + 1;
  const later = await context.newPage();
  await later.clock.setFixedTime(new Date(`${year}-09-02T10:00:00+02:00`));
  await later.goto(page.url());
  const dialog = later.getByRole('dialog', { name: 'Coroczne potwierdzenie danych' });
  await expect(dialog).toContainText('Czy dane zmieniły się od tego dnia?');
  await expectAccessible(later);
  await dialog.getByRole('button', { name: 'Nie', exact: true }).click();
  await expect(dialog.getByLabel('Data wypełnienia formularza')).toHaveValue(`02.09.${year}`);
  await expectAccessible(later);
  await dialog.getByRole('button', { name: 'Wróć do pytania' }).click();
  await dialog.getByRole('button', { name: 'Tak', exact: true }).click();
  await expect(field(dialog, 'personal.surname')).toHaveValue('Żółć');
  await expect(dialog.getByLabel('Data wypełnienia formularza')).not.toBeEditable();
  await expectAccessible(later);
  return later;
}

async function becomeCompany(page: Page, elsewhere: Page) {
  await page.goto('/settings?tab=kwestionariusz');
  await page.getByRole('button', { name: /^Rozliczaj mnie jako firmę$/ }).click();
  const warning = page.getByRole('dialog', { name: 'Czy na pewno chcesz rozliczać się jako firma?' });
  await expect(warning).toContainText('zostaną usunięte');
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Zmieniono rodzaj rozliczenia/)).toBeVisible();
  await expectAccessible(page);
  // The other browser hears of it by itself.
  await expect(elsewhere).toHaveURL(/\/(error-401)?$/);
}

async function askedForCompany(page: Page, address: string) {
  await logIn(page, address, password);
  await expect(welcome(page)).toContainText('wypełnij dane firmy');
  await expect(welcome(page).getByLabel('Nazwa firmy')).toHaveValue('');
  await expectAccessible(page);
  await welcome(page).getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL('/');
}

async function readSwitch(office: Page) {
  await office.reload();
  const history = office.getByRole('region', { name: 'Lista zmian' });
  await expect(history.getByRole('row', { name: /Zmiana rodzaju rozliczenia/ })).toBeVisible();
  await expect(history.getByRole('row', { name: /Zmiana danych/ })).toContainText(
    /Wartości usunięto wraz z.formularzem/,
  );
  await expect(history.locator('del')).toHaveCount(0);
}
