import { formatNrb } from '@indeks/contract/numbers/nrb';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { firstLogin } from '../../../fixtures/new-lecturer.ts';
import { enrolTwice } from '../../../fixtures/new-student.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone-only a student sees the balance and copies the account; balance and code follow a payment and a plan', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newPage();
  const { email, accounts } = await enrolTwice(office, baseURL ?? '');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await firstLogin(page, email, '/student-personal-data');
  const notice = page.getByRole('dialog', { name: /^Informacja o/ });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: 'Zapisz' }).click();
  await expect(notice).toBeHidden();

  // Both enrolments together.
  await expect(page.getByText(/^8\s400,00$/).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Zapłać kodem QR/ })
    .first()
    .click();
  await expect(page).toHaveURL('/student-payments');
  // The first page has buttons of the same name, and stays until this one is loaded.
  await expect(page.getByRole('heading', { name: 'Opłaty', level: 1 })).toBeVisible();
  const card = page.getByRole('region').filter({ hasText: formatNrb(accounts[0]) });
  await card.getByRole('button', { name: /^Kopiuj numer rachunku/ }).click();
  await expect(page.getByText('Skopiowano numer rachunku do schowka!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(accounts[0]);
  await card.getByRole('button', { name: 'Pokaż kod QR' }).click();
  const code = card.getByRole('img', { name: /^Kod QR przelewu za .*: 4\s200,00\szł$/ });
  const before = await code.getAttribute('src');
  await expectAccessible(page);

  await openSettlements(office, email, baseURL ?? '');
  await addPayment(office, '1200,50');
  // Without a reload.
  await expect(card.getByText(/^2\s999,50$/)).toBeVisible();
  const after = card.getByRole('img', { name: /^Kod QR przelewu za .*: 2\s999,50\szł$/ });
  await expect(after).toBeVisible();
  await expect(after).not.toHaveAttribute('src', before ?? '');
  await expect(page.getByText(/^\+1\s200,50\szł$/)).toBeVisible();

  await planInMonths(office);
  await expect(card.getByText(/z\s\d+ zapłacone$/)).toBeVisible();
  await expectAccessible(page);
  await office.close();
});

async function openSettlements(office: Page, email: string, baseURL: string): Promise<void> {
  await signIn(office, 6, baseURL);
  await office.goto(`${baseURL}/accountant-students?search=${email}`);
  await office.getByRole('list', { name: 'Lista rozliczeń słuchaczy' }).getByRole('link').first().click();
  await expect(office.getByRole('tab', { name: 'Rozliczenia' })).toBeVisible();
}

async function addPayment(office: Page, amount: string): Promise<void> {
  await office.getByRole('button', { name: 'Dodaj wpłatę' }).click();
  const dialog = office.getByRole('dialog', { name: 'Dodaj wpłatę' });
  await dialog.getByLabel('Kwota').fill(amount);
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Dodaj wpłatę' }).click();
  await office.getByRole('button', { name: 'Wróć do listy' }).click();
  await expect(office.getByRole('dialog')).toBeHidden();
}

/** The newest enrolment, which the payment went to; how many months are left of the year depends on the day of the test. */
async function planInMonths(office: Page): Promise<void> {
  await office
    .getByRole('button', { name: /^Raty:/ })
    .first()
    .click();
  const dialog = office.getByRole('dialog', { name: /^Raty:/ });
  await dialog.getByRole('button', { name: /^\d+\srat$/ }).click();
  await dialog.getByRole('textbox', { name: 'Kwota' }).last().fill('10');
  await dialog.getByRole('button', { name: 'Zapisz raty' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Raty muszą dać razem całe czesne');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Wyrównaj ostatnią ratę' }).click();
  await dialog.getByRole('button', { name: 'Zapisz raty' }).click();
  await expect(dialog).toBeHidden();
}
