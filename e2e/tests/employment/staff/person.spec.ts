import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { mailTo } from '../../../fixtures/mail.ts';
import { expect, test } from '../../../fixtures/test.ts';

const day = (daysFromNow: number): string => {
  const date = new Date(Date.now() + daysFromNow * 86_400_000);
  return new Intl.DateTimeFormat('pl-PL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Warsaw',
  }).format(date);
};

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
});

const tabs = [
  ['dane', 'Dane wykładowcy'],
  ['przejazdy', 'Przejazdy'],
  ['kalendarz', 'Kalendarz'],
  ['czas-pracy', 'Czas pracy'],
  ['haslo', 'Zmiana hasła'],
  ['samochody', 'Samochody'],
  ['kilometrowka', 'Kilometrówka'],
  ['rachunki', 'Rachunki'],
  ['okres-umowy', 'Okres umowy'],
  ['historia', 'Historia'],
] as const;

for (const [part, some] of Object.entries({ first: tabs.slice(0, 5), last: tabs.slice(5) }))
  test(`@phone the ${part} tabs of a lecturer are accessible and keep to the width`, async ({ page }) => {
    const { id, name } = accountOf(8);
    for (const [slug, label] of some) {
      await page.goto(`/users/${id}?tab=${slug}`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });

test('contracts are added, edited and deleted, and the indicator follows', async ({ page }) => {
  const { id } = accountOf(7);
  await page.goto(`/users/${id}?tab=okres-umowy`);
  const list = page.getByRole('table', { name: 'Lista umów' });
  const indicator = page.getByText('Stan umowy').locator('..');
  await page.getByRole('button', { name: 'Dodaj umowę' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj umowę' });
  await dialog.getByRole('button', { name: 'Dodaj umowę' }).click();
  for (const message of [
    'Podanie daty OD jest wymagane',
    'Podanie daty DO jest wymagane',
    'Podanie numeru umowy jest wymagane',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Data OD').fill(day(-30));
  await dialog.getByLabel('Data DO').fill(day(-31));
  await dialog.getByLabel('Numer umowy').fill('UM/Ż/1');
  await expect(dialog.getByText('Data DO nie może być wcześniejsza niż data OD')).toBeVisible();
  await dialog.getByLabel('Data DO').fill(day(2000));
  await dialog.getByLabel('Numer umowy').click();
  await dialog.getByRole('button', { name: 'Dodaj umowę' }).dblclick();
  await page
    .getByRole('dialog', { name: 'Dodano umowę' })
    .getByRole('button', { name: 'Wróć do listy' })
    .click();
  const row = list.getByRole('row', { name: /UM\/Ż\/1/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Obowiązuje');
  await expect(indicator).toContainText(`Umowa od: ${day(-30)} do: ${day(2000)}`);

  await row.getByRole('button', { name: /^Edytuj/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edycja umowy' });
  await edit.getByLabel('Numer umowy').fill('UM/Ż/2');
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('row', { name: /UM\/Ż\/2/ })).toBeVisible();

  await list.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  await page.getByRole('button', { name: 'Usuń zaznaczone' }).click();
  const confirm = page.getByRole('dialog', { name: /^Czy na pewno chcesz usunąć/ });
  await expectAccessible(page);
  await confirm.getByRole('button', { name: /^Usuń \d/ }).click();
  await expect(page.getByRole('dialog', { name: /^Usunięto umow/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Brak kontraków')).toBeVisible();
  await expect(indicator).toContainText('Brak umowy');
});

test('a one-time password is mailed', async ({ page }) => {
  const { id, email } = accountOf(8);
  await page.goto(`/users/${id}?tab=haslo`);
  await page.getByRole('button', { name: 'Wyślij hasło jednorazowe' }).click();
  await expect(page.getByRole('dialog', { name: 'Hasło jednorazowe zostało wysłane' })).toBeVisible();
  await expectAccessible(page);
  await mailTo(email, /^Ustaw nowe hasło$/);
});
