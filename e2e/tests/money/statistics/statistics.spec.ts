import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const cards = [
  'Rozliczenia',
  'Słuchacze',
  'Słuchacze według miast',
  'Słuchacze według kierunków',
  'Udział kierunków w\u00a0naborach',
  'Uczelnia w\u00a0liczbach',
] as const;

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 11, baseURL ?? '');
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'Statystyki', level: 1 })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`@phone all cards are accessible, with their tables shown too, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    for (const name of cards) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pokaż tabelę/u })).toHaveCount(3);
    await expectAccessible(page);
    for (const name of cards.slice(2, 5))
      await page.getByRole('button', { name: `Pokaż tabelę: ${name}` }).click();
    await expectAccessible(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  });

test('a number leads to the list with as many students', async ({ page }) => {
  const enrolled = page.getByRole('region', { name: 'Słuchacze', exact: true }).getByRole('link').first();
  const number = await enrolled.innerText();
  await enrolled.click();
  await expect(page).toHaveURL(/\/students\?date=20\d{2}-(03|10)-01$/u);
  await expect(page.getByText(new RegExp(`z\\s(co najmniej\\s)?${number}\\s`, 'u')).first()).toBeVisible();
});

test('a filter changes all cards, stays in the address and is taken back by the keyboard', async ({
  page,
}) => {
  const city = page.getByRole('region', { name: 'Słuchacze według miast' });
  const bars = city.getByRole('list').getByRole('listitem');
  await expect(bars.nth(1)).toBeVisible();
  const places = page.getByRole('combobox', { name: 'Placówka' });
  await places.focus();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option').nth(1);
  const name = await option.innerText();
  await option.click();
  await expect(page).toHaveURL(/[?&]pid=\d+/u);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await places.focus();
  await page.keyboard.press('Backspace');
  await expect(page).not.toHaveURL(/[?&]pid=\d+/u);
  await expect(bars.nth(1)).toBeVisible();
});

test('every chart can be had as a file', async ({ page }) => {
  for (const [name, file] of [
    [cards[2], /^sluchacze-wedlug-miast-.*\.csv$/u],
    [cards[3], /^sluchacze-wedlug-kierunkow-.*\.csv$/u],
    [cards[4], /^udzial-kierunkow-.*\.csv$/u],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Pobierz CSV: ${name}` }).click();
    expect((await saved).suggestedFilename()).toMatch(file);
  }
});
