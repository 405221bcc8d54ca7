import type { Locator } from '@playwright/test';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** How much wider than its frame the list is, how far the page scrolls sideways, and how many addresses take two lines. */
const overflow = () => {
  const table = document.querySelector('table');
  const frame = table?.parentElement;
  return [
    (table?.offsetWidth ?? 0) - (frame?.clientWidth ?? 0),
    document.documentElement.scrollWidth - innerWidth,
    [...document.querySelectorAll('td a[href^="mailto:"]')].filter(
      (link) => link.clientHeight > 1.7 * Number.parseFloat(getComputedStyle(link).lineHeight),
    ).length,
  ];
};

test('the list of lecturers fits the screens of a secretariat', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/users');
    await expect(page.getByRole('row')).toHaveCount(26);
    expect([width, ...(await page.evaluate(overflow))]).toEqual([width, 0, 0, 0]);
    await page.screenshot({ path: test.info().outputPath(`users-${width}.png`) });
  }
  const [left, right] = await page.locator('main').evaluate((main) => {
    const box = main.getBoundingClientRect();
    const around = main.parentElement?.getBoundingClientRect();
    return [box.left - (around?.left ?? 0), (around?.right ?? 0) - box.right];
  });
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(2);
  await page.getByLabel('Wierszy na stronie').selectOption('100');
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.getByRole('switch', { name: 'Niskie wiersze' }).check();
  const measureTallestRow = () =>
    page
      .locator('tbody')
      .getByRole('row')
      .evaluateAll((rows) => Math.max(...rows.map((row) => row.clientHeight)));
  await expect.poll(measureTallestRow).toBeLessThanOrEqual(48);
  await page.screenshot({ path: test.info().outputPath('users-dense.png') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('checkbox', { name: /^Zaznacz:/ })
    .first()
    .check();
  const bar = page.getByRole('button', { name: 'Usuń zaznaczonych' });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(740);
  await expect.poll(() => page.evaluate(overflow)).toEqual([0, 0, 0]);
  await page.screenshot({ path: test.info().outputPath('users-phone.png') });
});

test('a coordinator’s list of students fits the narrowest screen, with its longest name', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 2, baseURL ?? '');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/students');
    await expect(page.getByRole('link', { name: 'Bielecka-Andrzejewska Jolanta' })).toBeVisible();
    expect([width, ...(await page.evaluate(overflow)).slice(0, 2)]).toEqual([width, 0, 0]);
  }
});

test('the filters of problems take one line of the narrowest screen', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/issue-tracker');
  await page.getByText('Lista', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const toolbar = page.locator('main search');
  expect(await toolbar.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(64);
});

test('protocols with long names fit the narrowest screen, three lines to a name', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/protocols?itemsPerPage=100');
  await expect(page.getByRole('link', { name: /^Protokół / }).first()).toBeVisible();
  expect(await page.evaluate(overflow)).toEqual([0, 0, 0]);
  const countLines = (cells: Element[]) =>
    cells.map((cell) => {
      const name = cell.querySelector('[title]');
      return Math.round((name?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(cell).lineHeight));
    });
  const names = page.locator('tbody td:has([title])');
  expect(Math.max(...(await names.evaluateAll(countLines)))).toBeLessThanOrEqual(3);
});

test('in a low window the menu shows the line of the page', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/admin-settings');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const line = menu.locator('[aria-current=page]');
  const foot = menu.getByRole('link', { name: 'Co nowego' });
  const space = async () =>
    ((await foot.boundingBox())?.y ?? 0) - ((await line.boundingBox())?.y ?? Infinity);
  await expect(line).toBeInViewport({ ratio: 1 });
  // The line is 26 px high, above the foot the list fades out over 24 px, and the foot's words stand 12 px below its edge.
  await expect.poll(space).toBeGreaterThan(26 + 24 + 12);
});

/** How far from the middle of a button, to the left, right, up and down, a finger still presses it. */
const reach = (button: Element): number[] => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const isHit = (x: number, y: number) => button.contains(document.elementFromPoint(x, y));
  const steps = Array.from({ length: 40 }, (_, index) => index + 1);
  return [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].map(([x = 0, y = 0]) => {
    const missed = steps.find((step) => !isHit(left + width / 2 + x * step, top + height / 2 + y * step));
    return (missed ?? steps.length) - 1;
  });
};

test('@phone-only a finger reaches the copy buttons of a list', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/users');
  const button = page.getByRole('button', { name: /^Kopiuj telefon/ }).first();
  await expect(button).toBeVisible();
  const [left = 0, right = 0, up = 0, down = 0] = await button.evaluate(reach);
  expect([left + right, up + down].map((size) => size >= 42)).toEqual([true, true]);
  expect(await page.evaluate(overflow)).toEqual([0, 0, 0]);
  // An address that does not fit ends with dots instead of a second line.
  const heights = await page
    .locator('main a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect([heights.length > 0, Math.max(...heights) < 32]).toEqual([true, true]);
});

test('@phone-only the search of problems and whose they are take one line', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/issue-tracker');
  const measureMiddle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const mine = page.getByText('Moje', { exact: true });
  await expect(mine).toBeVisible();
  const [search, whose] = [await measureMiddle(page.getByRole('searchbox')), await measureMiddle(mine)];
  expect(Math.abs(search - whose)).toBeLessThan(6);
});
