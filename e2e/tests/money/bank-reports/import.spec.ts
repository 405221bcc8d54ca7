import { makeNrb } from '@indeks/contract/numbers/nrb';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { writeElixir, writeMt940, writeZip, type Transfer } from '../../../fixtures/bank-files.ts';
import { accountOf, choosePart } from '../../../fixtures/bank-reports.ts';
import { firstLogin } from '../../../fixtures/new-lecturer.ts';
import { addStudent } from '../../../fixtures/students.ts';
import { expect, test } from '../../../fixtures/test.ts';

const unique = `${Date.now()}${Math.floor(Math.random() * 90) + 10}`;
/** Accounts that nobody has. */
const strangers = ['5', '6'].map((first) => makeNrb('00000000', first + unique.slice(-15).padStart(15, '0')));

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/accountant-settlements');
  await page.getByRole('button', { name: 'Dodaj wyciąg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj wyciąg' });
  await dialog.getByLabel('Nazwa').fill(name);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'wyciagi.zip', mimeType: 'application/zip', buffer });
  await expect(dialog.getByText('wyciagi.zip')).toBeVisible();
  await dialog.getByRole('button', { name: 'Wczytaj', exact: true }).click();
}

/** The own payments of somebody who signs in for the first time. */
async function openOwnPayments(paying: Page, email: string) {
  await firstLogin(paying, email, '/student-personal-data');
  const notice = paying.getByRole('dialog', { name: /^Informacja o/ });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: 'Zapisz' }).click();
  await expect(notice).toBeHidden();
  await paying.goto('/student-payments');
  return { paying, codeOf: (name: RegExp) => paying.getByRole('img', { name }) };
}

test('an accountant imports an archive, explains two payments, one of them split, and accepts; again all is known', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const office = await (await browser.newContext({ baseURL })).newPage();
  await signIn(office, 1, baseURL);
  const students = [
    await addStudent(office.request, baseURL),
    await addStudent(office.request, baseURL),
  ] as const;
  const [first, second] = students;
  const row = (account: string, amount: number, more: Partial<Transfer> = {}): Transfer => ({
    account,
    amount,
    payer: 'ŹDŹBŁO ŻANETA',
    title: 'CZESNE RATA 1',
    reference: `R${account.slice(-8)}`,
    ...more,
  });
  const own = row(await accountOf(first, office), 100_000);
  const archive = writeZip({
    'pko.sta': writeMt940([
      own,
      row(strangers[0] ?? '', 120_000, { title: `za ${String(first.body['email'])}` }),
      row(strangers[1] ?? '', 90_000, { payer: 'ĆMA SP. Z O.O.', title: 'SZKOLENIE' }),
    ]),
    'elixir.txt': writeElixir([own, row(await accountOf(second, office), 50_000)]),
  });

  const { paying, codeOf } = await openOwnPayments(
    await (await browser.newContext({ baseURL })).newPage(),
    String(first.body['email']),
  );
  const before = await codeOf(/^Kod QR przelewu za .*: 4\s200,00\szł$/).getAttribute('src');

  await signIn(page, 6, baseURL);
  await upload(page, `Import ${unique}`, archive);
  await expect(page.getByRole('heading', { name: `Import ${unique}`, level: 1 })).toBeVisible();
  for (const tile of [
    /^Dopasowane\s*2\s*1\s500,00/,
    /^Do wyjaśnienia\s*2/,
    /^Już znane\s*1/,
    /^Odrzucone\s*1/,
  ])
    await expect(page.getByRole('button', { name: tile })).toBeVisible();
  await expect(page.getByText('Wpłata w obcej walucie')).toBeVisible();

  // The first is taken over by the keyboard, and the next one opens.
  await page.getByRole('button', { name: /^Do wyjaśnienia/ }).click();
  const panel = page.getByRole('form', { name: 'Wyjaśnij wpłatę: ŹDŹBŁO ŻANETA' });
  await expect(panel.getByRole('radio', { name: /e-mail w tytule.*pewne/ })).toBeChecked();
  await expectAccessible(page);
  await panel.focus();
  await page.keyboard.press('Enter');
  const next = page.getByRole('form', { name: 'Wyjaśnij wpłatę: ĆMA SP. Z O.O.' });
  await expect(next).toBeFocused();
  await next.getByRole('button', { name: 'Podziel kwotę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podziel kwotę' });
  await choosePart(dialog, 1, first, '600');
  await choosePart(dialog, 2, second, '300');
  await expect(dialog.getByText('Części dają całą kwotę wpłaty')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Przypisz części' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Zaakceptuj' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zaakceptuj' }).click();
  await expect(
    page.getByText(/^Poprawnie dodałeś raport\. Zapisano: 5\swpłat, 3\s600,00\szł$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zobacz plik' })).toBeVisible();
  // Without a reload the student sees what is left, in words and in the code.
  const after = codeOf(/^Kod QR przelewu za .*: 1\s400,00\szł$/);
  await expect(after).toBeVisible();
  await expect(after).not.toHaveAttribute('src', before ?? '');
  await expect(paying.getByText(/^\+1\s000,00\szł$/)).toBeVisible();
  await page.goto(`/accountant-students/${first.uid}`);
  await expect(page.getByText(/^−1\s400,00\szł$/)).toBeVisible();

  await upload(page, `Jeszcze raz ${unique}`, archive);
  await expect(page.getByText(/^Wszystkie wpłaty z\stego pliku są już zapisane\.$/)).toBeVisible();
  await page.getByRole('searchbox').fill(`Jeszcze raz ${unique}`);
  await expect(page.getByText('Nic nie znaleziono').or(page.getByText(/^Brak wyników/))).toBeVisible();
});

test('an amount of an accepted report is corrected, and the report deleted after its warning', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const office = await (await browser.newContext({ baseURL })).newPage();
  await signIn(office, 1, baseURL);
  const student = await addStudent(office.request, baseURL);
  const account = await accountOf(student, office);
  const name = `Korekta ${unique}`;
  await signIn(page, 6, baseURL);
  await upload(page, name, Buffer.from(`${account};120000;2026-10-03\n`));
  await page.getByRole('button', { name: 'Zaakceptuj' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zaakceptuj' }).click();
  await page.getByRole('button', { name: /^Zmień kwotę/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmiana kwoty wpłaty' });
  await dialog.getByLabel('Kwota', { exact: false }).fill('1100');
  await dialog.getByLabel('Powód').fill('Opłata banku');
  await dialog.getByRole('button', { name: 'Zapisz kwotę' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/zapisano: 1\swpłata, 1\s100,00\szł/)).toBeVisible();
  const both = /w\spliku 1\s200,00\szł, zaksięgowano 1\s100,00\szł/;
  await expect(page.getByRole('button', { name: /^Dopasowane/ })).toContainText(both);
  await expect(page.getByRole('table').getByText(both)).toBeVisible();
  await page.getByRole('button', { name: 'Usuń wyciąg' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/znikną zapisane wpłaty: 1\swpłata, 1\s100,00\szł/);
  await question.getByRole('button', { name: /^Usuń 1\swyciąg$/ }).click();
  await expect(page).toHaveURL(/\/accountant-settlements$/);
  await page.goto(`/accountant-students/${student.uid}`);
  await expect(page.getByText(/^−4\s200,00\szł$/).first()).toBeVisible();
});

test('@phone the list, the form with its errors and the queue are accessible', async ({
  page,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  await signIn(page, 6, baseURL);
  await page.goto('/accountant-settlements');
  await expect(page.getByText(/^1–\d+ z/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj wyciąg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj wyciąg' });
  await dialog.getByRole('button', { name: 'Wczytaj', exact: true }).click();
  await expect(dialog.getByText('Podanie nazwy jest wymagane')).toBeVisible();
  await expect(dialog.getByText('Wybór pliku jest wymagany')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/accountant-settlements?tab=do-wyjasnienia');
  await expect(page.getByRole('form', { name: /^Wyjaśnij wpłatę/ })).toBeVisible();
  await expect(page.getByText('Szukam podpowiedzi…')).toBeHidden();
  await expectAccessible(page);
});
