import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 8, baseURL ?? '');
});

/** One's own car, under a name of its own. */
async function addCar(page: Page): Promise<string> {
  const plate = `T${String(Date.now()).slice(-7)}`;
  await page.goto('/settings?tab=samochody');
  await page.getByRole('button', { name: 'Dodaj pojazd' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy pojazd' });
  await dialog.getByLabel('Marka').fill('Škoda');
  await dialog.getByLabel('Model').fill('Octavia');
  await dialog.getByLabel('Pojemność silnika').fill('1598');
  await dialog.getByLabel('Numer rejestracyjny').fill(plate);
  await dialog.getByRole('button', { name: 'Dodaj pojazd' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodano pojazd' })).toBeVisible();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  return plate;
}

test('a round trip counts twice, its copy opens for editing, one is changed, and both are deleted', async ({
  page,
}) => {
  const plate = await addCar(page);
  const from = `Brzęczyszczewo ${Date.now()}`;
  await page.goto('/trips?new=1');
  const dialog = page.getByRole('dialog', { name: 'Nowy przejazd' });
  await dialog.getByRole('combobox', { name: 'Pojazd' }).click();
  await page.getByRole('option', { name: new RegExp(plate) }).click();
  await dialog.getByLabel('Miejsce wyjazdu').fill(from);
  await dialog.getByLabel('Miejsce przyjazdu').fill('Wrocław');
  await dialog.getByLabel('Liczba kilometrów').fill('50,3');
  await expect(dialog.getByLabel('Data powrotu')).toHaveCount(0);
  await dialog.getByLabel('Przejazd tam i z powrotem').check();
  await expect(dialog.getByText('Razem tam i z powrotem: 100,6 km')).toBeVisible();
  await expect(dialog.getByLabel('Data powrotu')).toBeVisible();
  await expect(dialog.getByLabel('Stawka za km')).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dodaj przejazd' }).click();
  await expect(page.getByRole('dialog', { name: 'Poprawnie dodałeś przejazd' })).toContainText('100,6 km');
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  const rows = page.getByRole('row', { name: from });
  await expect(rows).toHaveCount(1);

  await rows.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Duplikuj', exact: true }).click();
  const copy = page.getByRole('dialog', { name: 'Kopia przejazdu' });
  await expect(copy.getByLabel('Miejsce wyjazdu')).toHaveValue(from);
  await copy.getByRole('button', { name: 'Anuluj' }).click();
  await expect(copy).toBeHidden();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Duplikuj', exact: true }).click();
  await copy.getByRole('button', { name: 'Dodaj przejazd' }).click();
  await expect(page.getByRole('dialog', { name: 'Poprawnie dodałeś przejazd' })).toBeVisible();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await expect(rows).toHaveCount(2);

  await rows
    .nth(1)
    .getByRole('button', { name: /^Edytuj/ })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edycja przejazdu' });
  await edit.getByLabel('Liczba kilometrów').fill('60');
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  const saved = page.getByRole('dialog', { name: 'Zmiany zapisane' });
  await expect(saved).toContainText('120 km');
  await page.keyboard.press('Escape');
  await expect(saved).toBeHidden();

  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć te przejazdy?' });
  await confirm.getByRole('button', { name: 'Usuń 2 przejazdy' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunąłeś poprawnie przejazdy' })).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('@phone the list, its dialog and its errors are accessible', async ({ page }) => {
  await addCar(page);
  await page.goto('/trips');
  await expect(page.getByRole('heading', { name: /^Rozliczenie przejazdów/, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Dodaj( przejazd)?$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Nowy przejazd' });
  await dialog.getByRole('button', { name: 'Dodaj przejazd' }).click();
  for (const message of [
    'Podanie miejsca wyjazdu jest wymagane',
    'Podanie miejsca przyjazdu jest wymagane',
    'Podanie liczby kilometrów jest wymagane',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expectAccessible(page);
});
