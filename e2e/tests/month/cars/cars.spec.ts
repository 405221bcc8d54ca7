import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('one car at a time is chosen, edited and deleted; without any a new trip leads here', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 5, baseURL ?? '');
  await page.goto('/settings?tab=samochody');
  const list = page.getByRole('table', { name: 'Lista pojazdów' });
  await page.getByRole('button', { name: 'Dodaj pojazd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy pojazd' });
  await dialog.getByRole('button', { name: 'Dodaj pojazd' }).click();
  await expect(dialog.getByText('Podanie modelu pojazdu jest wymagane')).toHaveCount(2);
  await dialog.getByLabel('Pojemność silnika').fill('1598 cm3');
  await expect(dialog.getByText('Proszę podać wyłącznie cyfry')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Marka').fill('Żuk');
  await dialog.getByLabel('Model').fill('A-11');
  await dialog.getByLabel('Pojemność silnika').fill('2120');
  await dialog.getByLabel('Numer rejestracyjny').fill('XZ 00001');
  await dialog.getByRole('button', { name: 'Dodaj pojazd' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  const row = list.getByRole('row', { name: /Żuk/ });
  await row.getByRole('button', { name: /^Edytuj/ }).click();
  await page
    .getByRole('dialog', { name: 'Edycja pojazdu' })
    .getByLabel('Numer rejestracyjny')
    .fill('XZ 00002');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('XZ 00002');

  const boxes = list.getByRole('checkbox');
  for (let left = await boxes.count(); left > 0; left -= 1) {
    await boxes.last().check();
    if (left > 1) {
      await boxes.first().check();
      await expect(boxes.last()).not.toBeChecked();
    }
    await page.getByRole('button', { name: 'Usuń pojazd', exact: true }).click();
    const confirm = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć ten pojazd?' });
    await confirm.getByRole('button', { name: 'Usuń 1 pojazd' }).click();
    await expect(page.getByRole('dialog', { name: 'Usunięto pojazd' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(boxes).toHaveCount(left - 1);
  }
  await expect(page.getByText('Brak pojazdów')).toBeVisible();
  await page.goto('/trips?new=1');
  await expect(page).toHaveURL('/settings?tab=samochody');
});
