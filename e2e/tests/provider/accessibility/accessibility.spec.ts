import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the login leads to the declaration of accessibility, which has no fault of its own', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Deklaracja dostępności' }).click();
  await expect(page.getByRole('heading', { name: 'Zgodność z WCAG 2.1 AA' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wróć do logowania' }).click();
  await expect(page.getByRole('heading', { name: 'Panel logowania' })).toBeVisible();
});

test('@phone the list of first steps is on the first page until it is put away', async ({
  page,
  baseURL,
}) => {
  const { id } = await signIn(page, 6, baseURL ?? '');
  await page.goto('/dashboard');
  // The tests of other screens begin with the list put away.
  await page.addInitScript(
    (key) => localStorage.removeItem(key),
    `indeks:preferences:${id}:first-steps:away`,
  );
  await page.reload();
  const list = page.getByRole('region', { name: 'Zacznij tutaj' });
  await expect(list.getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Schowaj listę' }).click();
  await expect(list).toBeHidden();
});
