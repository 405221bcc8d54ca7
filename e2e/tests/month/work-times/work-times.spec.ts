import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 7, baseURL ?? '');
});

test('@phone the list, its dialog and its errors are accessible', async ({ page }) => {
  await page.goto('/times');
  await expect(page.getByRole('region', { name: /^Raport za/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/times?new=1');
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/times');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dodaj czas pracy' }).click();
  await expect(dialog.getByText('Podanie miejscowości jest wymagane')).toBeVisible();
  await expect(dialog.getByText('Podanie liczby godzin jest wymagane')).toBeVisible();
  await expectAccessible(page);
});

test('hours over the network need no city, and come back to the switch', async ({ page }) => {
  await page.goto('/times?new=1');
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  const comment = `on-line ${Date.now()}`;
  await dialog.getByRole('switch', { name: 'Praca on-line' }).check();
  await expect(dialog.getByRole('combobox', { name: 'Miejscowość' })).toHaveCount(0);
  await dialog.getByLabel('Liczba godzin').pressSequentially('2.5');
  await dialog.getByLabel('Komentarz').fill(comment);
  await dialog.getByRole('button', { name: 'Dodaj czas pracy' }).dblclick();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  const row = page.getByRole('row', { name: comment });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('on-line', { exact: true })).toBeVisible();
  await expect(row.getByText('2,5')).toBeVisible();

  await row.getByRole('button', { name: /^Edytuj/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edycja czasu pracy' });
  await expect(edit.getByRole('switch', { name: 'Praca on-line' })).toBeChecked();
  await edit.getByRole('switch', { name: 'Praca on-line' }).uncheck();
  await expect(edit.getByRole('combobox', { name: 'Miejscowość' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Porzuć zmiany' }).click();

  await row.getByRole('button', { name: /^Usuń/ }).click();
  const confirm = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć ten czas pracy?' });
  await confirm.getByRole('button', { name: 'Anuluj' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Usuń/ }).click();
  await confirm.getByRole('button', { name: 'Usuń 1 wpis' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunąłeś poprawnie czas pracy' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('changed questionnaire data lead to the questionnaire instead of sending', async ({ page }) => {
  await page.goto('/times?new=1');
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  await dialog.getByRole('combobox', { name: 'Miejscowość' }).fill('Radom');
  await dialog.getByLabel('Liczba godzin').fill('1');
  await dialog.getByRole('button', { name: 'Dodaj czas pracy' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await page.getByRole('button', { name: 'Wyślij do akceptacji' }).click();
  const question = page.getByRole('dialog', { name: 'Wysłanie raportu' });
  await question.getByRole('button', { name: 'Wyślij raport' }).click();
  await expect(question.getByText('Zaznacz, czy dane się zmieniły')).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('zmieniły się', { exact: true }).check();
  await expect(question.getByRole('button', { name: 'Wyślij raport' })).toHaveCount(0);
  await question.getByRole('link', { name: 'Edytuj kwestionariusz' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=/);
});

test('the keyboard alone adds hours', async ({ page }) => {
  await page.goto('/times');
  const comment = `klawiatura ${Date.now()}`;
  await page.getByRole('button', { name: 'Dodaj czas pracy' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  await expect(dialog.getByLabel('Data')).toBeFocused();
  // Past the other days of the week, as many as are open.
  const days = await dialog.getByRole('checkbox').count();
  for (let step = 0; step <= days; step += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('switch')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3,5');
  await page.keyboard.press('Tab');
  await page.keyboard.type(comment);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Poprawnie dodałeś nowy czas pracy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: comment })).toContainText('3,5');
});

test('three days by hand take at most 12 clicks', async ({ page }) => {
  await page.goto('/times');
  await expect(page.getByRole('region', { name: /^Raport za/ })).toBeVisible();
  let clicks = 0;
  /** A field that is filled in was clicked once. */
  const press = async (target: Locator, text?: string) => {
    clicks += 1;
    await (text === undefined ? target.click() : target.fill(text));
  };
  await press(page.getByRole('button', { name: 'Dodaj czas pracy' }).first());
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  const week = dialog.getByRole('group', { name: /^Te same godziny/ }).getByRole('checkbox');
  await press(week.nth(0));
  await press(week.nth(1));
  await press(dialog.getByRole('combobox', { name: 'Miejscowość' }), 'Radom');
  await press(dialog.getByLabel('Liczba godzin'), '1');
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Dodaj czas pracy' }));
  const done = page.getByRole('dialog', { name: 'Poprawnie dodałeś nowy czas pracy' });
  await expect(done).toContainText('Radom · 3 × 1 godz.');
  await press(done.getByRole('button', { name: 'Wróć do listy' }));
  await expect(done).toBeHidden();
  process.stdout.write(`three days by hand: ${clicks} clicks\n`);
  expect(clicks).toBeLessThanOrEqual(12);
});
