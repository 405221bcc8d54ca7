import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { enrolTwice } from '../../../fixtures/new-student.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the secretariat fills in a student’s data, changes them, and reads what changed', async ({
  page,
  baseURL,
}) => {
  const { email } = await enrolTwice(page, baseURL ?? '');
  await page.goto(`/students?search=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /Brzęczyszczykiewicz/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Kierunki' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Dane personalne' }).click();
  await expect(page.getByText('Brak zmian')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edytuj dane' }).click();
  await page.getByRole('button', { name: /^Zapisz/ }).click();
  await expect(page.getByText('Podanie miasta jest konieczne').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Miejsce urodzenia').fill('Źrebięta');
  await page.getByLabel('Data urodzenia').fill('28.02.1991');
  await page.getByLabel('Ulica').fill('Jasna');
  await page.getByLabel('Numer domu').fill('7a');
  await page.getByLabel('Kod pocztowy').fill('90001');
  await page.getByLabel('Miasto').fill('Łódź');
  await page.getByRole('button', { name: /^Zapisz/ }).click();
  const saved = page.getByRole('dialog', { name: 'Poprawnie zapisano dane' });
  await saved.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(page.getByText('Inicjacja formularza')).toBeVisible();

  await page.getByRole('button', { name: 'Edytuj dane' }).click();
  await page.getByLabel('Miasto').fill('Zgierz');
  await page.getByRole('button', { name: /^Zapisz/ }).click();
  await saved.getByRole('button', { name: 'Zostań na stronie' }).click();
  await expect(page.getByText('Po zmianie: Zgierz')).toBeVisible();
  await page.getByRole('checkbox', { name: /Zmiana danych/ }).check();
  await page.getByRole('button', { name: 'Oznacz jako przeczytane' }).click();
  await expect(page.getByText(/^Oznaczono jako przeczytane/)).toBeVisible();
  await expectAccessible(page);
});
