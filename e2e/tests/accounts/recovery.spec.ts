import { expectAccessible } from '../../fixtures/accessibility.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('@phone an unknown address and an unknown number are told so', async ({ page }) => {
  await page.goto('/restore-password');
  await page.getByLabel('Adres e-mail').fill(`nikt-${Date.now()}@demo.indeks.example`);
  await page.getByRole('button', { name: /Wyślij/ }).click();
  await expect(page.getByRole('alert')).toContainText('Podanego adresu e-mail nie ma w naszej bazie');
  await expectAccessible(page);
  await page.goto('/restore-email');
  await page.getByLabel(/telefon/i).fill(String(Date.now()).slice(-9));
  await page.getByRole('button', { name: 'Przypomnij adres' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Podany numer telefonu nie jest powiązany z żadnym kontem',
  );
  await expectAccessible(page);
});

test('settings: password rules, own sessions, ending one of them', async ({ page, browser, baseURL }) => {
  await signIn(page, 7, baseURL ?? '');
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, 7, baseURL ?? '');
  await page.goto('/settings');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Moje sesje' }).click();
  await expect(page.getByText('Ta sesja')).toBeVisible();
  await expectAccessible(page);
  const others = page.getByRole('button', { name: /^Zakończ sesję/ });
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click();
    await expect(others).toHaveCount(left - 1);
  }
  await otherPage.goto('/dashboard');
  await expect(otherPage).toHaveURL('/');
  await elsewhere.close();
});
