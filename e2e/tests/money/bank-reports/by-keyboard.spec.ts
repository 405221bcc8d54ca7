import { makeNrb } from '@indeks/contract/numbers/nrb';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { writeElixir, writeMt940, type Transfer } from '../../../fixtures/bank-files.ts';
import { accountOf } from '../../../fixtures/bank-reports.ts';
import { expectFocusKept, pressEnterAt, tabTo } from '../../../fixtures/keyboard.ts';
import { addStudent, type AddedStudent } from '../../../fixtures/students.ts';
import { expect, test } from '../../../fixtures/test.ts';

const unique = `${Date.now()}${Math.floor(Math.random() * 90) + 10}`;
/** Nobody has it. */
const stranger = makeNrb('00000000', `8${unique.slice(-15).padStart(15, '0')}`);

const transfer = (account: string, amount: number, more: Partial<Transfer>): Transfer => ({
  account,
  amount,
  payer: 'KLAWISZ IRENA',
  title: 'CZESNE RATA 1',
  reference: `K${unique.slice(-8)}${amount}`,
  ...more,
});

/** Chosen in the window of the system, which the keyboard opens. */
async function chooseFiles(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Dodaj wyciąg' });
  const chooser = page.waitForEvent('filechooser');
  await pressEnterAt(page, dialog.getByRole('button', { name: /Wybierz pliki$/ }));
  await (
    await chooser
  ).setFiles(
    Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer })),
  );
  await pressEnterAt(page, dialog.getByRole('button', { name: 'Wczytaj', exact: true }));
  await expect(dialog).toBeHidden();
}

interface Accounts {
  students: readonly [AddedStudent, AddedStudent];
  accounts: readonly [string, string];
}

async function addTwo(office: Page, baseURL: string): Promise<Accounts> {
  await signIn(office, 1, baseURL);
  const students = [
    await addStudent(office.request, baseURL),
    await addStudent(office.request, baseURL),
  ] as const;
  const accounts = [await accountOf(students[0], office), await accountOf(students[1], office)] as const;
  await office.close();
  return { students, accounts };
}

test('files are uploaded, asked about and accepted, and the queue is worked off, by the keyboard alone', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const office = await (await browser.newContext({ baseURL })).newPage();
  const { students, accounts } = await addTwo(office, baseURL);
  const emailOf = (place: 0 | 1) => String(students[place].body['email']);
  const own = transfer(accounts[0], 10_107, {});
  const waiting = [
    transfer(stranger, 20_211, { payer: `KLAWISZ ${unique} ANNA`, title: `za ${emailOf(0)}` }),
    transfer(stranger, 20_317, { payer: `KLAWISZ ${unique} EWA`, title: 'SZKOLENIE' }),
    transfer(stranger, 20_423, { payer: `KLAWISZ ${unique} IGA`, title: `za ${emailOf(1)}` }),
  ];
  const whole = writeMt940([transfer(accounts[1], 10_213, {})]);
  const names = ['pierwszy.sta', 'drugi.txt', 'uciety.sta', 'caly.sta'].map((name) => `${unique}-${name}`);
  const [firstFile = '', secondFile = '', brokenFile = '', wholeFile = ''] = names;

  await signIn(page, 6, baseURL);
  await page.goto('/accountant-settlements');
  await pressEnterAt(page, page.getByRole('button', { name: 'Dodaj wyciąg' }));
  await chooseFiles(page, {
    [firstFile]: writeMt940([own, ...waiting]),
    // Another program of the bank tells of it with the address.
    [secondFile]: writeElixir([{ ...own, payer: `${own.payer} UL. DŁUGA 7` }]),
    [brokenFile]: whole.subarray(0, whole.indexOf(':62F:')),
  });

  await expect(page.getByRole('heading', { name: /^3\spliki z\sbanku$/ })).toBeVisible();
  await expectAccessible(page);
  await pressEnterAt(page, page.getByRole('button', { name: `Wczytaj cały plik: ${brokenFile}` }));
  await chooseFiles(page, { [wholeFile]: whole });
  await expect(page.getByRole('heading', { name: /^4\spliki z\sbanku$/ })).toBeVisible();
  await expectFocusKept(page);

  const question = page.getByRole('form', { name: 'Prawdopodobnie ta sama wpłata' });
  await tabTo(page, question);
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect(question).toBeHidden();
  await expectFocusKept(page);
  const accept = { name: 'Zaakceptuj wszystkie zgodne (3)' };
  await pressEnterAt(page, page.getByRole('button', accept));
  await pressEnterAt(page, page.getByRole('dialog').getByRole('button', accept));
  await expect(page.getByText(/^Zapisano: 2\swpłaty, 203,20\szł$/)).toBeVisible();
  await expectFocusKept(page);

  await page.goto(
    `/accountant-settlements?tab=do-wyjasnienia&search=${encodeURIComponent(`KLAWISZ ${unique}`)}`,
  );
  const panel = (who: string) =>
    page.getByRole('form', { name: `Wyjaśnij wpłatę: KLAWISZ ${unique} ${who}` });
  // The keys work on arrival.
  await expect(panel('ANNA')).toBeFocused();
  await expect(panel('ANNA').getByRole('radio', { name: /pewne/ })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(panel('EWA')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panel('ANNA')).toBeFocused();
  await page.keyboard.press('p');
  await expect(panel('EWA')).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Skróty klawiszowe' });
  await expect(keys.getByText('przypisuje wpłatę wybranej osobie i otwiera następną.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(panel('EWA')).toBeFocused();

  // The split begins with whom the suggestion names, and what is left goes to the last part.
  await page.keyboard.press('ArrowDown');
  await expect(panel('IGA').getByRole('radio', { name: /pewne/ })).toBeChecked();
  await pressEnterAt(page, panel('IGA').getByRole('button', { name: 'Podziel kwotę' }));
  const split = page.getByRole('dialog', { name: 'Podziel kwotę' });
  await expect(split.getByRole('combobox', { name: 'Część 1:' })).toHaveValue(
    new RegExp(`^${String(students[1].body['surname'])} `),
  );
  await tabTo(page, split.getByRole('textbox', { name: 'Kwota części 1' }));
  await page.keyboard.type('100,20');
  await tabTo(page, split.getByRole('combobox', { name: 'Część 2:' }));
  await page.keyboard.type(emailOf(0));
  await expect(
    page.getByRole('option', { name: new RegExp(`^${String(students[0].body['surname'])} `) }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(split.getByRole('textbox', { name: 'Kwota części 2' })).toHaveValue(/^104,03/);
  await expectAccessible(page);
  await pressEnterAt(page, split.getByRole('button', { name: 'Przypisz części' }));
  await expect(split).toBeHidden();
  await expect(panel('IGA')).toBeHidden();
  await expectFocusKept(page);

  // All that are sure are looked over, given, and taken back.
  const sure = page.getByRole('button', { name: /^Przypisz wszystkie pewne \(\d+\)$/ });
  await pressEnterAt(page, sure);
  const list = page.getByRole('dialog', { name: /^Przypisać/ });
  await expect(list.getByText(new RegExp(`KLAWISZ ${unique} ANNA, 202,11\\szł → `))).toBeVisible();
  await expectAccessible(page);
  await pressEnterAt(page, list.getByRole('button', { name: /^Przypisz \(\d+\)$/ }));
  await expect(list).toBeHidden();
  await expect(page.getByRole('row', { name: /KLAWISZ \d+ ANNA/ })).toHaveCount(0);
  await pressEnterAt(page, page.getByRole('button', { name: 'Cofnij', exact: true }));
  await expect(page.getByText(/^Cofnięto do wyjaśnienia/)).toBeVisible();
  await expectFocusKept(page);

  await page.reload();
  await expect(panel('ANNA')).toBeFocused();
  await expect(panel('ANNA').getByRole('radio', { name: /pewne/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(panel('EWA')).toBeFocused();

  await page.goto(`/accountant-students/${students[0].uid}`);
  // 4 200,00 less 101,07, 104,03 of the split, and 202,11.
  await expect(page.getByText(/^−3\s792,79\szł$/).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`@phone files of a bank and the queue are accessible, ${colorScheme}`, async ({
    page,
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? '';
    const office = await (await browser.newContext({ baseURL })).newPage();
    const { accounts } = await addTwo(office, baseURL);
    const own = transfer(accounts[0], 30_107, { reference: `A${unique.slice(-8)}${colorScheme}` });
    const whole = writeMt940([transfer(accounts[1], 30_213, {})]);
    await page.emulateMedia({ colorScheme });
    await signIn(page, 6, baseURL);
    await page.goto('/accountant-settlements');
    await page.getByRole('button', { name: 'Dodaj wyciąg' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dodaj wyciąg' });
    const files = {
      'a.sta': writeMt940([own]),
      'b.txt': writeElixir([{ ...own, payer: `${own.payer} UL. DŁUGA 7` }]),
      'c.sta': whole.subarray(0, whole.indexOf(':62F:')),
    };
    await dialog.locator('input[type=file]').setInputFiles(
      Object.entries(files).map(([name, buffer]) => ({
        name: `${unique}-${colorScheme}-${name}`,
        mimeType: 'application/octet-stream',
        buffer,
      })),
    );
    await dialog.getByRole('button', { name: 'Wczytaj', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^3\spliki z\sbanku$/ })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Prawdopodobnie ta sama wpłata' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/accountant-settlements?tab=do-wyjasnienia');
    await expect(page.getByRole('form', { name: /^Wyjaśnij wpłatę/ })).toBeVisible();
    await expectAccessible(page);
  });
