import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
});

/** Lets that many loads of a part fail as in a bad network; the next one succeeds. */
async function failLoads(page: Page, part: string, failures: number): Promise<() => number> {
  let asked = 0;
  await page.route(new RegExp(`/assets/${part}-[^/]+\\.js$`), (route) => {
    asked += 1;
    return asked <= failures ? route.abort('connectionreset') : route.fallback();
  });
  return () => asked;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a dialog that fails to load for a moment opens all the same, and the page stays', async ({ page }) => {
  await page.goto('/places');
  const loads = countLoads(page);
  const asked = await failLoads(page, 'place-dialogs', 2);
  await page.getByRole('button', { name: 'Dodaj placówkę' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodaj placówkę' })).toBeVisible();
  expect([asked(), loads()]).toEqual([3, 0]);
});

test('what was typed stays while a part cannot be loaded, and the part comes when it can', async ({
  page,
}) => {
  await page.goto('/admin-settings');
  const telephone = page.getByLabel('Telefon');
  await telephone.fill('601602603');
  const loads = countLoads(page);
  // All quick tries fail, after which a page without typed data would be loaded again.
  const asked = await failLoads(page, 'quick-search-dialog', 5);
  // It is said until the next try succeeds, which may be sooner than `expect` looks again.
  const said = page.getByText('Wczytywanie się opóźnia.').waitFor();
  await page.keyboard.press('Control+k');
  await said;
  await expect(telephone).toHaveValue('601602603');
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(telephone).toHaveValue('601602603');
  expect([asked(), loads()]).toEqual([6, 0]);
});
