import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { fillPlace, uniqueName } from '../../../fixtures/places.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/places');
  await expect(page.getByRole('heading', { name: 'Placówki', level: 1 })).toBeVisible();
});

test('@phone the list, its dialogs and its errors are accessible', async ({ page }) => {
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj placówkę' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj placówkę' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dodaj placówkę' }).click();
  for (const message of [
    'Podanie placówki jest wymagane',
    'Podanie koordynatora jest wymagane',
    'Podanie miejsca jest wymagane',
    'Podanie adresu jest wymagane',
    'Podanie telefonu jest wymagane',
    'Podanie e-maila jest wymagane',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByLabel('Placówka (miejscowość)')).toBeFocused();
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await expectAccessible(page);
});

test('a place is added, found, edited and deleted', async ({ page }) => {
  const name = uniqueName();
  await page.getByRole('button', { name: 'Dodaj placówkę' }).first().click();
  await fillPlace(page, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj placówkę' }).dblclick();
  const added = page.getByRole('dialog', { name: 'Dodano placówkę' });
  await expect(added).toBeVisible();
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Wróć do listy' }).click();

  await page
    .getByRole('searchbox')
    .fill(name.replace('Żółć-Brzęczyszczykiewicz', 'zolc-brzeczyszczykiewicz'));
  await expect(page.getByRole('row', { name })).toHaveCount(1);
  await page.getByRole('button', { name: `Edytuj: ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edycja placówki' });
  await edit.getByRole('switch', { name: 'Aktywny' }).uncheck();
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name }).getByText('Nieaktywny')).toBeVisible();

  await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Usuń' }).click();
  const confirm = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć tę placówkę?' });
  await expect(confirm.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Usuń 1 placówkę' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunięto placówkę' })).toBeVisible();
});

test('a place in use is not deleted and the dialog says why', async ({ page }) => {
  await page
    .getByRole('checkbox', { name: /^Zaznacz/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Usuń' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Usuń/ }).click();
  // Of several uses PostgreSQL names the one that it happens to ask first.
  await expect(dialog.getByRole('alert')).toContainText(
    /Placówki „.+” nie można usunąć, bo jest w\sużyciu: (zapisani słuchacze|zaplanowane zjazdy|kandydaci)\./,
  );
});

test('paging, sorting and filters live in the address and come back', async ({ page }) => {
  await page.getByLabel('Wierszy na stronie').selectOption('10');
  await page.getByRole('button', { name: /^Miejsce/ }).click();
  await expect(page).toHaveURL(/sortBy=organization/);
  await page.getByRole('button', { name: 'Strona 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText(/^11–20 z/)).toBeVisible();
  await page.goto('/about');
  await page.goto('/places');
  await expect(page.getByText(/^11–20 z/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about|places/);
});

test('an edit against a newer version is refused with the data kept', async ({ page, context }) => {
  const name = uniqueName();
  await page.getByRole('button', { name: 'Dodaj placówkę' }).first().click();
  await fillPlace(page, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj placówkę' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/places?search=${encodeURIComponent(name)}`);
    await tab.getByRole('button', { name: `Edytuj: ${name}` }).click();
    await expect(tab.getByRole('dialog', { name: 'Edycja placówki' })).toBeVisible();
  }
  await other.getByRole('dialog').getByLabel('Telefon').fill('111');
  await other.getByRole('dialog').getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(other.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Edycja placówki' });
  await dialog.getByLabel('Telefon').fill('222');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Ktoś zmienił te dane w międzyczasie');
  await expect(dialog.getByRole('textbox', { name: 'Telefon' })).toHaveValue('222');
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
});

test('a change made through one process shows on the other without a reload', async ({
  page,
  browser,
  secondUrl,
}) => {
  const context = await browser.newContext();
  const second = await context.newPage();
  await signIn(second, 11, secondUrl);
  const name = uniqueName();
  await page.goto(`/places?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('Nic nie znaleziono')).toBeVisible();
  await second.goto(`${secondUrl}/places`);
  await second.getByRole('button', { name: 'Dodaj placówkę' }).first().click();
  await fillPlace(second, name);
  await second.getByRole('dialog').getByRole('button', { name: 'Dodaj placówkę' }).click();
  await expect(second.getByRole('dialog', { name: 'Dodano placówkę' })).toBeVisible();
  // Without the live connection the list would be read again after 15 s.
  await expect(page.getByRole('row', { name })).toBeVisible({ timeout: 12_000 });
  await context.close();
});

test('the CSV is downloaded under its name', async ({ page }) => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^placowki-\d{4}-\d{2}-\d{2}\.csv$/);
});
