import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the super administrator sees a failed login a moment later', async ({ page, baseURL }) => {
  const { email } = accountOf(4);
  const refused = await page.request.post(`${baseURL}/api/users/login`, {
    data: { email, password: 'nie-to-haslo' },
    headers: { origin: baseURL ?? '' },
  });
  expect(refused.status()).toBe(401);
  await signIn(page, 11, baseURL ?? '');
  await page.goto(`/admin/security-events?kind=login-failed&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('heading', { name: 'Zdarzenia bezpieczeństwa', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Nie udało się zalogować/).first()).toBeVisible();
  await expectAccessible(page);
});
