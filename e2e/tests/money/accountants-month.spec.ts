import { makeNrb } from '@indeks/contract/numbers/nrb';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { writeElixir, writeMt940, type Transfer } from '../../fixtures/bank-files.ts';
import { accountOf, choosePart } from '../../fixtures/bank-reports.ts';
import { addStudent, type AddedStudent } from '../../fixtures/students.ts';
import { expect, test } from '../../fixtures/test.ts';

const unique = `${Date.now()}${Math.floor(Math.random() * 90) + 10}`;
/** An account that nobody has. */
const stranger = makeNrb('00000000', `7${unique.slice(-15).padStart(15, '0')}`);
const price = 420_000;

/** As a screen writes it, whatever its spaces are. */
const inZloty = (grosze: number): string =>
  `${(grosze / 100).toLocaleString('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' })} zł`.replaceAll(
    /\s/gu,
    '\\s',
  );
const sumOf = (rows: readonly Transfer[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

interface BankFile {
  name: string;
  content: Buffer;
}
const toSend = (files: readonly BankFile[]) =>
  files.map(({ name, content }) => ({ name, mimeType: 'application/octet-stream', buffer: content }));

async function sendFiles(page: Page, opener: string, files: readonly BankFile[]): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj wyciąg' });
  await dialog.locator('input[type=file]').setInputFiles(toSend(files));
  await dialog.getByRole('button', { name: 'Wczytaj', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function expectBalance(page: Page, { uid }: AddedStudent, paid: number): Promise<void> {
  await page.goto(`/accountant-students/${uid}`);
  await expect(page.getByText(new RegExp(`^−${inZloty(price - paid)}$`)).first()).toBeVisible();
}

test('a month of an accountant: twelve files, one broken and sent again, a question, a split, a withdrawal', async ({
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
    await addStudent(office.request, baseURL),
  ] as const;
  const [first, second, third] = students;
  const accounts = await Promise.all(students.map((student) => accountOf(student, office)));
  await office.close();

  let number = 0;
  const transfer = (account: string | undefined, more: Partial<Transfer> = {}): Transfer => {
    number += 1;
    return {
      account: account ?? '',
      // Grosze that differ, so that no sum is right by chance.
      amount: 10_000 + number * 107,
      payer: 'ŹDŹBŁO ŻANETA',
      title: `CZESNE RATA ${number}`,
      reference: `M${unique.slice(-8)}${number}`,
      ...more,
    };
  };
  const toEach = () => accounts.map((account) => transfer(account));
  const days = Array.from({ length: 9 }, toEach);
  const broken = toEach();
  const [retold] = days[0] ?? [];
  const unknown = transfer(stranger, { payer: 'ĆMA SP. Z O.O.', title: 'SZKOLENIE' });
  const whole: BankFile = { name: `10-${unique}.sta`, content: writeMt940(broken) };
  const files: BankFile[] = [
    ...days.map((rows, index) => ({
      name: `0${index + 1}-${unique}.${index % 2 === 0 ? 'sta' : 'txt'}`,
      content: index % 2 === 0 ? writeMt940(rows) : writeElixir(rows),
    })),
    { name: `uciety-${unique}.sta`, content: whole.content.subarray(0, whole.content.indexOf(':62F:')) },
    // The first transfer of the first day, as another program of the bank writes it.
    {
      name: `11-${unique}.txt`,
      content: writeElixir([{ ...transfer(''), ...retold, payer: 'ŹDŹBŁO ŻANETA UL. KRÓTKA 7 KRAKÓW' }]),
    },
    { name: `12-${unique}.txt`, content: writeElixir([unknown]) },
  ];

  await signIn(page, 6, baseURL);
  await page.goto('/accountant-settlements');
  await sendFiles(page, 'Dodaj wyciąg', files);
  await expect(page.getByRole('heading', { name: /^12\splików z\sbanku$/ })).toBeVisible();
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}-${unique}`) });
  await expect(rowOf('uciety')).toContainText('Uszkodzony');
  await expect(rowOf('11')).toContainText(/1\spytanie/);
  await expect(page.getByRole('button', { name: 'Zaakceptuj wszystkie zgodne (10)' })).toBeVisible();
  await expectAccessible(page);

  // The question is answered, taken back and answered once more.
  const question = page.getByRole('region', { name: 'Prawdopodobnie ta sama wpłata' });
  await question.getByRole('button', { name: 'To ta sama' }).click();
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(page.getByText(/^Odpowiedź cofnięta/)).toBeVisible();
  await question.getByRole('button', { name: 'To ta sama' }).click();
  await expect(rowOf('11')).toContainText('Zgodny, wszystko znane');

  await sendFiles(page, `Wczytaj cały plik: uciety-${unique}.sta`, [whole]);
  await expect(page.getByRole('heading', { name: /^13\splików z\sbanku$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Zaakceptuj wszystkie zgodne (12)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zaakceptuj wszystkie zgodne (12)' }).click();
  const booked = [...days.flat(), ...broken];
  await expect(
    page.getByText(new RegExp(`^Zapisano: ${booked.length}\\swpłat, ${inZloty(sumOf(booked))}$`)),
  ).toBeVisible();

  // The broken one goes, and nothing with it.
  await page.getByRole('link', { name: `uciety-${unique}.sta` }).click();
  await page.getByRole('button', { name: 'Odrzuć wyciąg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odrzuć wyciąg' }).click();
  await expect(page.getByText('Wyciąg odrzucony')).toBeVisible();

  // What came to nobody's account is split over two.
  await page.getByRole('searchbox').fill(`12-${unique}`);
  await expect(page.getByRole('link', { name: `11-${unique}.txt`, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: `12-${unique}.txt`, exact: true }).click();
  await page.getByRole('button', { name: /^Do wyjaśnienia/ }).click();
  await page
    .getByRole('form', { name: 'Wyjaśnij wpłatę: ĆMA SP. Z O.O.' })
    .getByRole('button', { name: 'Podziel kwotę' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Podziel kwotę' });
  await choosePart(dialog, 1, first, '60,03');
  await choosePart(dialog, 2, second, String((unknown.amount - 6_003) / 100).replace('.', ','));
  await dialog.getByRole('button', { name: 'Przypisz części' }).click();
  await expect(dialog).toBeHidden();

  const paidBy = (place: number): number =>
    sumOf(booked.filter(({ account }) => account === accounts[place]));
  await expectBalance(page, first, paidBy(0) + 6_003);
  await expectBalance(page, second, paidBy(1) + unknown.amount - 6_003);

  // Entered by hand in error and withdrawn.
  await expectBalance(page, third, paidBy(2));
  await page.getByRole('button', { name: 'Dodaj wpłatę' }).click();
  const entering = page.getByRole('dialog', { name: 'Dodaj wpłatę' });
  await entering.getByLabel('Kwota').fill('77,77');
  await entering.getByRole('button', { name: 'Dodaj wpłatę' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await expect(page.getByText(new RegExp(`^−${inZloty(price - paidBy(2) - 7_777)}$`)).first()).toBeVisible();
  await page.getByRole('button', { name: /^Wycofaj wpłatę/ }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Wycofanie wpłaty' });
  await withdrawing.getByLabel('Powód').fill('Wpisana dwa razy');
  await withdrawing.getByRole('button', { name: 'Wycofaj wpłatę' }).click();
  await expect(withdrawing).toBeHidden();
  await expectBalance(page, third, paidBy(2));
});
