import { signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** How much wider than its frame the list is, how far the page scrolls sideways, and how many addresses are cut. */
const overflow = () => {
  const table = document.querySelector('table');
  const frame = table?.parentElement;
  return [
    (table?.offsetWidth ?? 0) - (frame?.clientWidth ?? 0),
    document.documentElement.scrollWidth - innerWidth,
    [...document.querySelectorAll('a[href^="mailto:"]')].filter((link) => link.scrollWidth > link.clientWidth)
      .length,
  ];
};

test('the list of lecturers fits the screens of a secretariat', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/users');
    await expect(page.getByRole('row')).toHaveCount(11);
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
  expect((await bar.boundingBox())?.y ?? 0).toBeGreaterThan(740);
  expect(await page.evaluate(overflow)).toEqual([0, 0, 0]);
  await page.screenshot({ path: test.info().outputPath('users-phone.png') });
});
