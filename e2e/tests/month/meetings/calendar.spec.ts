import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, listedName, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Next year, so that nothing of this month is disturbed; sessions may be planned ahead. */
const march = `${new Date().getFullYear() + 1}-03`;

async function choosePlace(page: Page, dialog: Locator) {
  await dialog.getByRole('combobox', { name: 'Miejscowość' }).click();
  await page.getByRole('option').first().click();
}

test('@phone a session needs a place and a date', async ({ page, baseURL }) => {
  await signIn(page, 5, baseURL ?? '');
  await page.goto('/calendar?new=1');
  const dialog = page.getByRole('dialog', { name: 'Nowy zjazd' });
  await expect(dialog.getByLabel('Nazwa')).toHaveValue('Zjazd');
  await expect(page).not.toHaveURL(/new=1/);
  await expectAccessible(page);
  await dialog.getByLabel('Nazwa').fill('');
  await dialog.getByRole('button', { name: 'Dodaj zjazd' }).click();
  for (const message of [
    'Podanie miasta jest konieczne',
    'Podanie nazwy jest konieczne',
    'Podanie terminu jest konieczne',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expectAccessible(page);
});

test('a session of one weekend is added with the keyboard, edited and deleted', async ({ page, baseURL }) => {
  await signIn(page, 5, baseURL ?? '');
  await page.goto(`/calendar?month=${march}`);
  const add = page.getByRole('button', { name: /^Dodaj: piątek/ }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nowy zjazd' });
  await choosePlace(page, dialog);
  await dialog.getByRole('button', { name: /^Termin/ }).click();
  const calendar = page.getByRole('dialog', { name: /^Termin/ });
  // From Monday to Thursday nothing can be chosen; after the Friday only its own weekend.
  await expect(calendar.getByRole('button', { name: /^\d+ \S+ \d{4}$/, disabled: false })).not.toHaveCount(0);
  const friday = calendar.locator('td:nth-child(5) button:enabled').nth(1);
  await friday.click();
  await expect(calendar.locator('td button:enabled')).toHaveCount(3);
  await calendar.locator('td:nth-child(7) button:enabled').click();
  await dialog.getByRole('button', { name: 'Dodaj zjazd' }).dblclick();
  const added = page.getByRole('dialog', { name: 'Poprawnie dodałeś nowy zjazd' });
  await expect(added.getByRole('button', { name: 'Dodaj kolejny' })).toBeVisible();
  await added.getByRole('button', { name: 'Wróć do listy' }).click();

  const bar = page.getByRole('button', { name: /^Zjazd .+ marca/ });
  await expect(bar).toHaveCount(1);
  await bar.click();
  await page.getByRole('dialog', { name: 'Zjazd' }).getByRole('button', { name: 'Edytuj' }).click();
  const edit = page.getByRole('dialog', { name: 'Edycja zjazdu' });
  await edit.getByLabel('Nazwa').fill('Obrony prac');
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Obrony prac .+ marca/ }).click();
  await page.getByRole('dialog', { name: 'Obrony prac' }).getByRole('button', { name: 'Usuń' }).click();
  const question = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć ten zjazd?' });
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByRole('button', { name: /^Obrony prac .+ marca/ })).toBeVisible();
  await page.getByRole('button', { name: /^Obrony prac .+ marca/ }).click();
  await page.getByRole('dialog', { name: 'Obrony prac' }).getByRole('button', { name: 'Usuń' }).click();
  await question.getByRole('button', { name: /^Usuń/ }).click();
  await expect(page.getByRole('dialog', { name: 'Usunięto zjazd' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Obrony prac/ })).toHaveCount(0);
});

test('@phone the secretariat adds a session for a person and prints the month', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const lecturer = accountOf(8);
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/admin/calendar');
  await expect(page.getByRole('heading', { name: 'Kalendarz zjazdów', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: isMobile ? 'Dodaj' : 'Dodaj zjazd' })
    .first()
    .click();
  const choose = page.getByRole('dialog', { name: 'Dodaj zjazd' });
  await choose.getByRole('combobox', { name: 'Wykładowca' }).fill(lecturer.name);
  await page.getByRole('option', { name: listedName(lecturer) }).click();
  await choose.getByRole('button', { name: 'Dalej' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy zjazd' });
  await expect(form.getByText(`Działasz w imieniu osoby: ${lecturer.name}`)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Anuluj' }).click();

  if (isMobile) await page.getByRole('button', { name: 'Więcej działań' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole(isMobile ? 'menuitem' : 'button', { name: 'Generuj raport' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('@phone the calendar of everybody is by place, opened by keyboard and narrowed to a place', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/admin/calendar');
  const place = page.getByRole('button', { name: isMobile ? /\d+.wykładowc/ : /: \d+.wykładowc/ }).first();
  await place.focus();
  await page.keyboard.press('Enter');
  const people = page.getByRole('dialog', { name: /^\S.+, \d/ });
  await expect(people.getByRole('button', { name: 'Edytuj' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
  await page.goto('/admin/calendar?place=1');
  if (isMobile) await expect(page.getByRole('button', { name: 'Filtry (1)' })).toBeVisible();
  else await expect(page.getByRole('combobox', { name: 'Miejscowość' })).not.toHaveValue('');
  if (isMobile) await page.getByRole('button', { name: 'Więcej działań' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole(isMobile ? 'menuitem' : 'button', { name: 'Generuj raport' }).click();
  expect((await download).suggestedFilename()).toMatch(/^indeks-zjazdy-\d{4}-\d{2}-[a-z-]+\.pdf$/);
});

test('@phone the dashboard shows three cards and this month’s reports', async ({ page, baseURL }) => {
  await signIn(page, 0, baseURL ?? '');
  await page.goto('/dashboard');
  for (const title of ['Przepracowane godziny', 'Przejechane kilometry', 'Zjazdy na uczelni'])
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  const reports = page.getByRole('region', { name: /^Raporty za/ });
  await expect(reports.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dodaj dostępność' }).click();
  await expect(page.getByRole('dialog', { name: 'Nowy zjazd' })).toBeVisible();
});
