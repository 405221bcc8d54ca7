import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const panelOf = 'complementary';

test('@phone the help of a screen opens, is accessible, and is searched', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/places');
  await expect(page.getByRole('heading', { name: 'Placówki', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Pomoc', exact: true }).click();
  const help = page.getByRole(panelOf, { name: 'Pomoc' });
  await expect(help.getByRole('heading', { name: 'Pomoc: Placówki' })).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('searchbox', { name: 'Szukaj w pomocy' }).fill('numer albumu');
  await expectAccessible(page);
  await help
    .getByRole('button', { name: /^Słuchacze/ })
    .first()
    .click();
  await expect(help.getByRole('heading', { name: 'Pomoc: Słuchacze' })).toBeVisible();
  await help.getByRole('button', { name: 'Wróć do pomocy o tym ekranie' }).click();
  await expect(help.getByRole('heading', { name: 'Pomoc: Placówki' })).toBeVisible();
});

test('by the keyboard: F1 opens it beside the list, Escape closes it', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/students');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.focus();
  const columns = page.getByRole('main').getByRole('columnheader');
  await expect(columns.filter({ hasText: 'Miejscowość' })).toBeVisible();
  await page.keyboard.press('F1');
  const help = page.getByRole(panelOf, { name: 'Pomoc' });
  await expect(help.getByRole('heading', { name: 'Pomoc: Słuchacze' })).toBeFocused();
  // The list gives up columns instead of being covered.
  await expect(columns.filter({ hasText: 'Miejscowość' })).toBeHidden();
  await expect(columns.filter({ hasText: 'Teczka' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(search).toBeFocused();
  await expect(columns.filter({ hasText: 'Miejscowość' })).toBeVisible();
});

test('the palette leads to the help, and the panel follows the screens', async ({ page, baseURL }) => {
  await signIn(page, 0, baseURL ?? '');
  await page.goto('/times');
  await expect(page.getByRole('heading', { name: 'Czas pracy', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Osoba, kierunek, protokół lub ekran' }).fill('stawki');
  const found = page
    .getByRole('group', { name: 'Pomoc' })
    .getByRole('option', { name: /Rozliczenie przejazdów/ });
  await found.click();
  const help = page.getByRole(panelOf, { name: 'Pomoc' });
  await expect(help.getByRole('heading', { name: 'Pomoc: Rozliczenie przejazdów' })).toBeVisible();
  await expect(page).toHaveURL(/\/times/);
  await page.getByRole('navigation').getByRole('link', { name: 'Kalendarz zjazdów' }).click();
  await expect(help.getByRole('heading', { name: 'Pomoc: Kalendarz zjazdów' })).toBeVisible();
});

test('@phone-only Back closes the help that covers the page', async ({ page, baseURL }) => {
  await signIn(page, 3, baseURL ?? '');
  await page.goto('/student-payments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Pomoc', exact: true }).click();
  const help = page.getByRole(panelOf, { name: 'Pomoc' });
  await expect(help.getByRole('heading', { name: 'Pomoc: Opłaty' })).toBeVisible();
  await page.goBack();
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/student-payments/);
});
