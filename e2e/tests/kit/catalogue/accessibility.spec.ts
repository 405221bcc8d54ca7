import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { expect, test } from '../../../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`@phone every piece of the kit is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // A long form brings its conflict into view, and its bar then covers what stands below: here the page stays at its top.
    await page.addInitScript(() => {
      Element.prototype.scrollIntoView = () => undefined;
    });
    await page.goto('/_catalogue');
    await expect(page.getByRole('heading', { name: 'Wzorzec interfejsu' })).toBeVisible();
    const states = await page.locator('[data-catalogue-state]').count();
    expect(states).toBeGreaterThan(80);
    await expectAccessible(page);
  });

/** Dialogs are checked wide and light, and on a phone and dark; the page itself in all four combinations. */
for (const [marks, colorScheme] of [
  ['', 'light'],
  ['@phone-only ', 'dark'],
] as const)
  test(`${marks}what opens over the page is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/_catalogue');
    await expect(page.getByRole('heading', { name: 'Wzorzec interfejsu' })).toBeVisible();
    const all = await page
      .locator('[data-catalogue-opens]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-catalogue-state') ?? ''));
    // Locked fields open nothing, and filled ones open what the empty ones open.
    const ids = all.filter((id) => !/-(disabled|read-only|filled)$/.test(id));
    for (const id of ids) {
      // To load the page again for each took most of the time.
      await page.evaluate((search) => {
        history.pushState(null, '', search);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `?open=${id}`);
      await expect(page.locator('[data-catalogue-state]')).toHaveCount(1);
      await expect(page.locator(`[data-catalogue-state="${id}"]`)).toBeAttached();
      await test.step(id, () => expectAccessible(page));
    }
    expect(ids.length).toBeGreaterThan(3);
  });

test('a fault is found among elements that were looked at before', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.querySelector('form')?.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
});
