import { roles } from '@indeks/contract/access/roles';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { actAfterSessionEnded, holdReads } from '../../../fixtures/ended-session.ts';
import { mailTo } from '../../../fixtures/mail.ts';
import { expect, test } from '../../../fixtures/test.ts';

const landing: Record<number, string> = {
  0: '/dashboard',
  1: '/users',
  2: '/students',
  3: '/student-personal-data',
  4: '/dashboard',
  5: '/dashboard',
  6: '/dashboard',
  7: '/dashboard',
  8: '/dashboard',
  11: '/statistics',
};

for (const role of roles)
  test(`role ${role} logs in and lands on ${landing[role]}`, async ({ page }) => {
    const account = accountOf(role);
    await page.goto('/');
    await page.getByLabel('Adres e-mail').fill(account.email);
    await page.getByLabel('Hasło', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(landing[role] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

test('@phone a wrong password says so on the card and links to the reminder', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Panel logowania' })).toBeVisible();
  await page.getByLabel('Adres e-mail').fill('ktos@demo.indeks.example');
  await page.getByLabel('Hasło', { exact: true }).fill('nie-to-haslo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Podany adres e-mail lub hasło są nieprawidłowe. Sprobuj ponownie lub użyj przypomnienia',
  );
  await expectAccessible(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('ktos@demo.indeks.example');
  await alert.getByRole('link').click();
  await expect(page).toHaveURL('/lost-password-email');
});

test('the address is checked after it was touched, the password never', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.goto('/');
  await expect(page.getByText('Podanie e-maila jest wymagane')).toBeHidden();
  await page.getByLabel('Adres e-mail').focus();
  await page.getByLabel('Hasło', { exact: true }).focus();
  await expect(page.getByText('Podanie e-maila jest wymagane')).toBeVisible();
  await page.getByLabel('Adres e-mail').fill('to-nie-adres');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Podany adres e-mail jest niepoprawny')).toBeVisible();
  expect(calls).toEqual([]);
});

test('without a session every page leads to the login', async ({ page }) => {
  for (const path of ['/dashboard', '/settings', '/times', '/places', '/users', '/change-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('without the right a page leads to the landing page of the role', async ({ page, baseURL }) => {
  await signIn(page, 3, baseURL ?? '');
  for (const path of ['/places', '/users', '/statistics', '/admin/files']) {
    await page.goto(path);
    await expect(page).toHaveURL('/student-personal-data');
  }
});

test('@phone an unknown address says so and leads home', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/nie-ma-takiej-strony');
  await expect(page.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
  await expectAccessible(page);
});

test('logout in one tab signs the other one out too', async ({ page, context, baseURL }) => {
  const account = await signIn(page, 1, baseURL ?? '');
  await page.goto('/places');
  const other = await context.newPage();
  await other.goto('/places');
  await expect(other.getByRole('heading', { name: 'Placówki' })).toBeVisible();
  await page.getByRole('button', { name: account.name }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});

test('a session that ended leads to the page that says so, and from there to the login', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/places');
  await expect(page.getByRole('heading', { name: 'Placówki' })).toBeVisible();
  // The page leads on as soon as the server is ready.
  const becomeReady = await holdReads(page, /\/api\/ready$/);
  await actAfterSessionEnded(page, () =>
    page.getByRole('button', { name: 'Dodaj placówkę' }).first().click(),
  );
  await expect(page).toHaveURL('/error-401');
  await expect(page.getByText('Twoja sesja wygasła. Zaloguj się ponownie')).toBeVisible();
  await expectAccessible(page);
  becomeReady();
  await expect(page).toHaveURL('/');
});

// In this file, because it ends every other session of a person whom a test above signs in.
test('settings: password rules, own sessions, ending one of them', async ({ page, browser, baseURL }) => {
  await signIn(page, 4, baseURL ?? '');
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, 4, baseURL ?? '');
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

// In this file and last, because it changes the password that a test above logs in with.
test('a forgotten password: mail, link, new password, landing page', async ({ page }) => {
  const account = accountOf(4);
  await page.goto('/lost-password-email');
  await page.getByRole('radio', { name: 'Hasła' }).check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page).toHaveURL('/restore-password');
  await page.getByLabel('Adres e-mail').fill(account.email);
  // Caught mails tell whole seconds.
  const since = Date.now() - 1_000;
  await page.getByRole('button', { name: /Wyślij/ }).click();
  await expect(page.getByText(/wysłaliśmy jednorazowe hasło/)).toBeVisible();

  const mail = await mailTo(account.email, /^Ustaw nowe hasło$/, since);
  const link = /https?:\/\/\S+\/(restore-password#[\w-]+)/.exec(mail.text)?.[1] ?? '';
  await page.goto(`/${link}`);
  await page.getByRole('button', { name: 'Ustaw nowe hasło' }).click();
  await expect(page).toHaveURL('/change-password');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('krotkie');
  await page.getByLabel(/Powtórz/).fill('inne');
  await page.getByRole('button', { name: /^(Zapisz nowe|Zmień) hasło$/ }).click();
  await expect(page.getByText('Nowe hasło musi mieć przynajmniej 8 znakow')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nowe hasło', { exact: true }).fill('Odzyskane-po-urlopie-1!');
  await page.getByLabel(/Powtórz/).fill('Odzyskane-po-urlopie-1!');
  await page.getByRole('button', { name: /^(Zapisz nowe|Zmień) hasło$/ }).click();
  await expect(page).toHaveURL('/dashboard');
});
