import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { expect, test } from '../../../fixtures/test.ts';

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
