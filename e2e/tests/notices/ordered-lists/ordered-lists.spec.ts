import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** More rows than are drawn at once wait for a worker, which a busy machine holds up. */
const madeWithinMs = 180_000;

const strip = (page: Page) => page.getByRole('region', { name: 'Lista słuchaczy (PDF)' });

test('the list of all students is ordered, outlives a reload, and its file is downloaded', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(2 * madeWithinMs);
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/students');
  await page.getByRole('button', { name: 'Pobierz', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Lista słuchaczy (PDF)' }).dblclick();
  await expect(strip(page)).toBeVisible();
  await page.reload();
  await expect(strip(page)).toBeVisible();
  await expect(strip(page).getByText('Lista jest gotowa')).toBeVisible({ timeout: madeWithinMs });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await strip(page).getByRole('button', { name: 'Pobierz' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sluchacze-.*\.pdf$/);
  await page.goto('/notifications');
  const told = page.getByRole('listitem').filter({ hasText: 'Lista jest gotowa' });
  await expect(told).toHaveCount(1);
  await told.getByRole('link', { name: 'Pobierz' }).click();
  await strip(page).getByRole('button', { name: 'Usuń plik' }).click();
  await expect(strip(page)).toBeHidden();
});

test('@phone-only an ordered list can be cancelled', async ({ page, baseURL }) => {
  await signIn(page, 11, baseURL ?? '');
  await page.goto('/students');
  await page.getByRole('button', { name: 'Więcej działań' }).first().tap();
  await page.getByRole('menuitem', { name: 'Lista słuchaczy (PDF)' }).tap();
  await expect(strip(page)).toBeVisible();
  await expectAccessible(page);
  await strip(page)
    .getByRole('button', { name: /Anuluj|Usuń plik/u })
    .tap();
  await expect(strip(page)).toBeHidden();
});
