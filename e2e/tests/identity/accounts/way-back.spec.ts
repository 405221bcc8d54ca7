import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf } from '../../../fixtures/accounts.ts';
import { mailTo } from '../../../fixtures/mail.ts';
import { addLecturer, firstLogin, logIn, ownPassword } from '../../../fixtures/new-lecturer.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone whoever has the old address takes the account back from a new one', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const mark = `${Date.now()}${isMobile ? 't' : 'k'}`;
  const [old, other] = [`stary-${mark}@konta.example`, `nowy-${mark}@konta.example`];
  // The secretariat sits at a desk, whatever the person holds.
  const office = await browser.newPage({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await addLecturer(office, old, baseURL ?? '');
  await firstLogin(page, old);

  // The secretariat gives the account another address, against the own password.
  await office.goto(`${baseURL ?? ''}/users?search=${encodeURIComponent(old)}`);
  await office.getByRole('link', { name: 'Brzęczyszczykiewicz Żaneta' }).first().click();
  await office.getByRole('button', { name: 'Edytuj konto' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Twoje aktualne hasło')).toHaveCount(0);
  await dialog.getByLabel('Adres e-mail').fill(other);
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(dialog.getByText('Podanie aktualnego hasła jest wymagane')).toBeVisible();
  await expectAccessible(office);
  await dialog.getByLabel('Twoje aktualne hasło').fill(accountOf(1).password);
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(office.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();

  // The owner of the new address now uses the account.
  const attacker = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(attacker, other, ownPassword);
  await expect(attacker).toHaveURL('/dashboard');

  const { html } = await mailTo(old, /^Zmiana adresu do logowania/);
  const link = /href="([^"]*\/restore-address#[^"]+)"/.exec(html)?.[1] ?? '';
  const token = new URL(link).hash;
  await page.goto(`/restore-address${token}`);
  await expect(page.getByText('n•••@k•••.example')).toBeVisible();
  await expect(page).toHaveURL('/restore-address');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Przywróć poprzedni adres' }).click();
  await expect(page.getByText('Poprzedni adres jest przywrócony')).toBeVisible();
  await expectAccessible(page);

  await attacker.reload();
  await expect(
    attacker
      .getByRole('button', { name: 'Zaloguj się' })
      .or(attacker.getByText(/sesja wygasła/i))
      .first(),
  ).toBeVisible();
  await mailTo(other, /^Zmiana adresu do logowania została cofnięta/);
  const mail = await mailTo(old, /^Poprzedni adres do logowania jest przywrócony/);
  await page.context().clearCookies();
  await logIn(page, old, /jednorazowe hasło:\s+(\S+)/.exec(mail.text)?.[1] ?? '');
  await expect(page).toHaveURL('/change-password');

  // A second click finds that it was used.
  const again = await browser.newPage({ baseURL: baseURL ?? '' });
  await again.goto(`/restore-address${token}`);
  await expect(again.getByRole('alert')).toContainText('Ten odnośnik został już użyty lub wygasł');
  await expectAccessible(again);
});
