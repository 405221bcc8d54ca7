import { formatNrb } from '@indeks/contract/numbers/nrb';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { firstLogin } from '../../../fixtures/new-lecturer.ts';
import { enrolTwice } from '../../../fixtures/new-student.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone-only a new student signs in, sets a password, accepts the notice and copies an account', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newPage();
  const { email, accounts } = await enrolTwice(office, baseURL ?? '');
  await office.close();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await firstLogin(page, email, '/student-personal-data');
  const notice = page.getByRole('dialog', { name: /^Informacja o/ });
  await expect(notice).toContainText('od zakończenia studiów');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const accept = notice.getByRole('button', { name: 'Zapisz' });
  await expect(accept).toBeDisabled();
  await notice.getByRole('checkbox').check();
  await accept.click();
  await expect(notice).toBeHidden();

  for (const account of accounts) await expect(page.getByText(formatNrb(account))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Kopiuj numer rachunku/ })
    .first()
    .click();
  await expect(page.getByText('Skopiowano numer rachunku do schowka!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts[0]);

  // Accepted once, it does not come again.
  await page.reload();
  await expect(page.getByText(formatNrb(accounts[1]))).toBeVisible();
  await expect(notice).toBeHidden();
});

test('@phone whom a student can ask: three tabs, each with its search', async ({ page, baseURL }) => {
  await signIn(page, 3, baseURL ?? '');
  await page.goto('/student-places');
  const centres = page.getByRole('list', { name: 'Ośrodki' });
  await expect(centres.getByRole('listitem').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Szukaj ośrodka' }).fill('takiego nie ma');
  await expect(page.getByText('Nic nie znaleziono')).toBeVisible();
  await page.getByRole('tab', { name: 'Koordynatorzy' }).click();
  await expect(page.getByRole('list', { name: 'Koordynatorzy' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sekretariat' }).click();
  await expect(page.getByRole('searchbox', { name: /^Szukaj w/ })).toBeVisible();
  await expectAccessible(page);
});
