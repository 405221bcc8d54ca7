import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the super administrator reads how the installation stands, checks it, and goes where it is mended', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 11, baseURL ?? '');
  await page.goto('/admin/security-state');
  await expect(page.getByRole('heading', { name: 'Stan bezpieczeństwa', level: 1 })).toBeVisible();
  // The worker makes the first check when it starts; both widths share it.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rows).toHaveCount(20);
  const demo = rows.filter({ has: page.getByRole('heading', { name: 'Konta demonstracyjne' }) });
  await expect(demo).toContainText('Uwaga');
  await expect(demo).toContainText('Wyłącz te konta.');
  await expect(rows.last()).toContainText('Dobrze');
  await expectAccessible(page);

  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/security-state/check'));
  await page.getByRole('button', { name: 'Sprawdź teraz' }).click();
  // The other width, or the worker's start, may have checked within the last minute.
  if ((await asked).status() === 429)
    await expect(page.getByText('Stan sprawdzono przed chwilą. Spróbuj ponownie za minutę.')).toBeVisible();
  else await expect(page.getByRole('button', { name: 'Sprawdź teraz' })).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(/^Sprawdzono /)).toBeVisible();

  await demo.getByRole('link', { name: 'Przejdź do ekranu: Konta demonstracyjne' }).click();
  await expect(page.getByRole('heading', { name: 'Konta i\u00a0role', level: 1 })).toBeVisible();
});

test('nobody else finds the screen', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/admin/security-state');
  await expect(page.getByRole('heading', { name: 'Stan bezpieczeństwa' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/users$/);
});
