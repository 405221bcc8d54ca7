import { userAccountRoutes } from '@indeks/contract/employment/user-accounts/user-accounts.routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { codeAt } from '../../../fixtures/authenticator.ts';
import { mailTo } from '../../../fixtures/mail.ts';
import { expect, test } from '../../../fixtures/test.ts';

const password = 'Zielony-Rower-77!';

test('@phone the second step is turned on, asked for at the login, and replaced once by a recovery code', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = `drugi.krok.${Date.now()}@konta.example`;
  await addAccountant(await browser.newPage(), address, baseURL ?? '');
  await logInFirst(page, address);

  await page.goto('/settings?tab=moje-sesje');
  await page.getByRole('button', { name: 'Włącz drugi krok' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Aktualne hasło').fill(password);
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.getByRole('img', { name: /^Kod QR/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? '';
  const used = Date.now();
  await dialog.getByLabel('Kod z aplikacji').fill(codeAt(key, used));
  await dialog.getByRole('button', { name: 'Włącz drugi krok' }).click();
  const codes = dialog.getByRole('list', { name: 'Kody zapasowe' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Kody mam zapisane' }).click();
  await expect(page.getByText('włączony', { exact: true })).toBeVisible();

  const elsewhere = await browser.newPage();
  await logIn(elsewhere, address, password, baseURL);
  await expectAccessible(elsewhere);
  const code = elsewhere.getByLabel('Kod z aplikacji lub kod zapasowy');
  const confirm = elsewhere.getByRole('button', { name: 'Potwierdź' });
  // The code of the set-up does not work a second time.
  await code.fill(codeAt(key, used));
  await confirm.click();
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await code.fill(recovery);
  await confirm.click();
  await expect(elsewhere).not.toHaveURL(`${baseURL ?? ''}/`);
  await elsewhere.goto(`${baseURL ?? ''}/settings?tab=moje-sesje`);
  await expect(elsewhere.getByText(/Zostało: 9.kodów zapasowych/)).toBeVisible();
});

async function addAccountant(office: Page, email: string, baseURL: string) {
  const { password: officePassword } = await signIn(office, 11, baseURL);
  const data = {
    given_name: 'Żaneta',
    surname: 'Drugokrok',
    email,
    telephone: String(Date.now()).slice(-9),
    email_alt: '',
    user_role: 6,
    password: officePassword,
  };
  const headers = { origin: baseURL };
  const answer = await office.request.post(`${baseURL}${userAccountRoutes.create.path}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  await office.close();
}

async function logInFirst(page: Page, address: string) {
  const mail = await mailTo(address, /^Twoje konto w systemie Indeks$/);
  await logIn(page, address, /jednorazowe hasło:\s+(\S+)/.exec(mail.text)?.[1] ?? '');
  await expect(page).toHaveURL('/change-password');
  await page.getByLabel('Nowe hasło', { exact: true }).fill(password);
  await page.getByLabel(/Powtórz/).fill(password);
  await page.getByRole('button', { name: /^(Zapisz nowe|Zmień) hasło$/ }).click();
  await expect(page).not.toHaveURL('/change-password');
}

async function logIn(page: Page, address: string, secret: string, baseURL = '') {
  await page.goto(`${baseURL}/`);
  await page.getByLabel('Adres e-mail').fill(address);
  await page.getByLabel('Hasło', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}
