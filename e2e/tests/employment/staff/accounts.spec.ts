import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('an account is added, its role changed, and the person found from anywhere', async ({
  page,
  baseURL,
}) => {
  const surname = `Kontowska-${Date.now()}`;
  const { password } = await signIn(page, 11, baseURL ?? '');
  await page.goto('/accounts');
  await expect(page.getByRole('heading', { name: 'Konta i role', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Dodaj( konto)?$/ })
    .first()
    .click();
  const add = page.getByRole('dialog', { name: 'Dodaj konto' });
  await add.getByLabel('Imię').fill('Żaneta');
  await add.getByLabel('Nazwisko').fill(surname);
  await add.getByLabel('Adres e-mail').fill(`${surname.toLowerCase()}@konta.example`);
  await add.getByLabel('Telefon').fill(String(Date.now()).slice(-9));
  await add.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: 'Koordynator' }).click();
  await add.getByRole('button', { name: 'Dodaj konto' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();

  await page.goto(`/accounts?search=${surname}`);
  await page.getByRole('button', { name: `Zmień rolę: Żaneta ${surname}` }).click();
  const change = page.getByRole('dialog', { name: 'Zmiana roli' });
  await change.getByRole('combobox', { name: 'Rola' }).click();
  await page.getByRole('option', { name: 'Księgowość' }).click();
  await change.getByRole('button', { name: 'Zmień rolę' }).click();
  await expect(change.getByText('Podanie aktualnego hasła jest wymagane')).toBeVisible();
  await change.getByLabel('Twoje aktualne hasło').fill(password);
  await change.getByRole('button', { name: 'Zmień rolę' }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByText('Księgowość').first()).toBeVisible();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Szukaj' });
  await search.getByRole('combobox').fill(surname);
  await expect(search.getByText(`${surname} Żaneta`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Żaneta ${surname}`).first()).toBeVisible();
});
