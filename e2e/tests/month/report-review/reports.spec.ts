import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, listedName, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { monthAgo } from '../../../fixtures/months.ts';
import { addTwoTrips } from '../../../fixtures/trips.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
});

async function openLastMonth(page: Page) {
  await page.goto(`/reports?month=${monthAgo(1)}`);
  await expect(page.getByRole('heading', { name: 'Raporty', level: 1 })).toBeVisible();
}

test('@phone the reports of a month are accessible', async ({ page }) => {
  await openLastMonth(page);
  await expect(page.getByText('Zaakceptowany').first()).toBeVisible();
  await expectAccessible(page);
});

test('a lecturer is found, and each status leads to the tab where it is decided', async ({ page }) => {
  const lecturer = accountOf(0);
  await openLastMonth(page);
  await page.getByRole('searchbox').fill(lecturer.name);
  const row = page.getByRole('row', { name: lecturer.name });
  await expect(row).toHaveCount(1);
  for (const [kind, tab] of [
    ['Czas pracy', 'czas-pracy'],
    ['Przejazdy', 'przejazdy'],
    ['Kalendarz', 'kalendarz'],
  ] as const) {
    await row.getByRole('link', { name: new RegExp(`${kind}: ${lecturer.name}`) }).click();
    await expect(page.getByRole('heading', { name: lecturer.name, level: 1 })).toBeVisible();
    await expect(page.getByText(`Działasz w imieniu osoby: ${lecturer.name}`)).toBeVisible();
    await expect(page.getByRole('tab', { name: kind, selected: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/users/${lecturer.id}\\?tab=${tab}&month=`));
    await expect(page.getByRole('region', { name: /^Raport za/ })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(row).toHaveCount(1);
  }
});

test('the meetings of the month come as CSV', async ({ page }) => {
  await openLastMonth(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zjazdy miesiąca (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^zjazdy-\d{4}-\d{2}\.csv$/);
});

test('@phone everybody’s hours: the year alone, a person chosen, an entry added, edited, deleted', async ({
  page,
  isMobile,
}) => {
  const lecturer = accountOf(7);
  const note = `Konsultacje ${Date.now()}`;
  await page.goto('/admin/times');
  await expect(page.getByRole('heading', { name: /^Czas pracy za/, level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: isMobile ? 'Dodaj' : 'Dodaj czas pracy' })
    .first()
    .click();
  const choose = page.getByRole('dialog', { name: 'Dodaj czas pracy' });
  await choose.getByRole('button', { name: 'Dalej' }).click();
  await expect(choose.getByText('Wybierz osobę')).toBeVisible();
  await expectAccessible(page);
  await choose.getByRole('combobox', { name: 'Wykładowca' }).fill(lecturer.name);
  await page.getByRole('option', { name: listedName(lecturer) }).click();
  await choose.getByRole('button', { name: 'Dalej' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  await expect(form.getByText(`Działasz w imieniu osoby: ${lecturer.name}`)).toBeVisible();
  await form.getByRole('switch', { name: 'Praca on-line' }).check();
  await expect(form.getByRole('combobox', { name: 'Miejscowość' })).toHaveCount(0);
  await form.getByLabel('Liczba godzin').fill('2,5');
  await form.getByLabel('Komentarz').fill(note);
  await form.getByRole('button', { name: 'Dodaj czas pracy' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();

  await page.getByRole('searchbox').fill(note);
  const name = new RegExp(`: .+, ${lecturer.name}`);
  const act = async (label: string) => {
    const button = page.getByRole('button', {
      name: new RegExp(`^${isMobile ? 'Działania' : label}${name.source}`),
    });
    // The search has narrowed the list to the one that was added.
    await expect(button).toHaveCount(1);
    await button.click();
    if (isMobile) await page.getByRole('menuitem', { name: label }).click();
  };
  await act('Edytuj');
  const edit = page.getByRole('dialog', { name: 'Edycja czasu pracy' });
  await expect(edit.getByRole('switch', { name: 'Praca on-line' })).toBeChecked();
  await edit.getByLabel('Liczba godzin').fill('3');
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await act('Usuń');
  const question = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć ten czas pracy?' });
  await question.getByRole('button', { name: /^Usuń/ }).click();
  await expect(page.getByRole('dialog', { name: 'Usunąłeś poprawnie czas pracy' })).toBeVisible();
});

test('changing the year empties the month, and the report follows what is chosen', async ({ page }) => {
  await page.goto('/admin/times');
  const year = String(new Date().getFullYear() - 1);
  await page.getByRole('combobox', { name: 'Rok' }).click();
  await page.getByRole('option', { name: year }).click();
  await expect(page.getByRole('heading', { name: `Czas pracy za rok ${year}` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Miesiąc' })).toHaveValue('cały rok');
  await page.getByRole('combobox', { name: 'Miesiąc' }).click();
  await page.getByRole('option', { name: 'październik' }).click();
  await expect(page.getByRole('heading', { name: `Czas pracy za październik ${year}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Generuj raport' }).click();
  expect((await download).suggestedFilename()).toBe(`indeks-czas-pracy-${year}-10.pdf`);
});

test('@phone everybody’s trips: details can only be closed, and several are deleted at once', async ({
  page,
  baseURL,
}) => {
  // Its own trips: other tests need theirs, and both widths may run at once.
  const start = `Brzęczyszczewo ${Date.now()}`;
  await addTwoTrips(page, accountOf(0).id, start, baseURL ?? '');
  await page.goto('/admin/trips');
  await expect(
    page.getByRole('heading', { name: /^Lista wszystkich przejazdów za/, level: 1 }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(start);
  const checkboxes = page.getByRole('checkbox', { name: /^Zaznacz: / });
  await expect(checkboxes).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Szczegóły/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Szczegóły przejazdu' });
  await expect(details.getByLabel('Kilometry')).toHaveValue(/\d\skm$/);
  await expectAccessible(page);
  await expect(details.getByRole('button')).toHaveText(['', 'Zamknij']);
  await details.getByText('Zamknij').click();
  await expect(details).toBeHidden();

  await checkboxes.nth(0).check();
  await checkboxes.nth(1).check();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć te przejazdy?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Usuń 2 przejazdy$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Usunąłeś poprawnie przejazdy' })).toBeVisible();
});

test('@phone the rate per km is set from a day on, and the screen tells when it is above the limit', async ({
  page,
  isMobile,
}) => {
  // Both widths may run at once: each sets the rate of another person, and both have a car, whose engine sets the limit.
  const lecturer = accountOf(isMobile ? 8 : 0);
  await page.goto(`/users/${lecturer.id}?tab=kilometrowka`);
  const rate = page.getByRole('textbox', { name: /^Stawka(?! do)/ });
  await page.getByRole('button', { name: 'Zmień stawkę' }).click();
  await expect(page.getByText('Podanie stawki jest wymagane')).toBeVisible();
  for (const wrong of ['-1', 'abc', '1,155']) {
    await rate.fill(wrong);
    await expect(page.getByText('Stawka musi być wartością liczbową')).toBeVisible();
  }
  await rate.fill('2,50');
  await expect(page.getByText('Stawka przekracza limit ustawowy')).toBeVisible();
  await expectAccessible(page);
  await rate.fill('1,15');
  await page.getByRole('button', { name: 'Zmień stawkę' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Stawka zmieniona' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('obecnie 1,15 zł/km')).toBeVisible();
});
