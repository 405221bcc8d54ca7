import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addGroup } from '../../../fixtures/groups.ts';
import { firstLogin } from '../../../fixtures/new-lecturer.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** The winter semester before the season's clock. */
const intake = `${new Date().getFullYear()}-10-01`;
/** The season's clock stands at 12 March of the next year, in the windows of both sessions. */
const day = `10.03.${new Date().getFullYear() + 1}`;

const names = [
  ['Ewa', 'Adamczyk'],
  ['Jacek', 'Bielski'],
  ['Joanna', 'Ćwiek'],
  ['Patrycja', 'Dąbrowska'],
  ['Beata', 'Kopeć'],
  ['Edyta', 'Młynarczyk'],
] as const;

/** With ordinals, points, and two rows that cannot be read. */
const pasted = [
  'Lp.\tNazwisko i imię\tPunkty\tOcena',
  '1\tAdamczyk Ewa\t57\tbdb',
  '2\tBielski Jacek\t46\t4,0',
  '3\tĆwiek Joanna\t33\t3',
  '4\tDąbrowska Patrycja\t44\t4,3',
  '5\tKopeć Beata\t12\t2',
  '6\tMłynarczyk Edyta\t\tzwoln.',
].join('\n');

/** Fills in the day and place, closes, and answers the number of the new protocol. */
async function closeProtocol(page: Page, label: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  expect((await download).suggestedFilename()).toMatch(/^protokol-\d+-\d{4}\.pdf$/);
  const heading = page.getByRole('heading', { name: /^Protokół \d+\/\d{4}$/, level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Obowiązuje', { exact: true })).toBeVisible();
  return (await heading.innerText()).replace('Protokół ', '');
}

test('a lecturer’s session: paste, close, re-sit, correction; a stranger verifies it, and the student sees it on a phone', async ({
  browser,
  baseURL,
  seasons: { lastDay },
}) => {
  test.slow();
  const office = await (await browser.newContext({ baseURL: lastDay })).newPage();
  const group = await addGroup(office, lastDay, names, intake);
  const page = await (await browser.newContext({ baseURL: lastDay, acceptDownloads: true })).newPage();
  await signIn(page, 0, lastDay);

  // Points and ordinals are no grades; a cell that cannot be parsed is corrected in place or changes nothing.
  await page.goto(`${group.journal}&sheet=1`);
  await expect(page.getByRole('textbox', { name: 'Ocena: Adamczyk Ewa' })).toBeFocused();
  await page.getByRole('button', { name: 'Wklej z\u00a0Excela' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wklej z\u00a0Excela' });
  await dialog.getByRole('textbox', { name: 'Skopiowane komórki' }).fill(pasted);
  await expect(dialog.getByRole('button', { name: 'Do sprawdzenia 2' })).toBeVisible();
  const mended = dialog.getByRole('textbox', { name: /^Ocena dla wiersza: 4 Dąbrowska/ });
  await mended.fill('4,5');
  await mended.press('Enter');
  await dialog.getByRole('button', { name: /^Wstaw 5\socen$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Ocena: Dąbrowska Patrycja' })).toHaveValue('4,5');
  await page.getByRole('button', { name: /^Zapisz 5\socen$/ }).click();
  await expect(page.getByText('Wszystko zapisane')).toBeVisible();

  // Nothing is numbered before the day and the place are told; a reload keeps them.
  await page.getByRole('link', { name: 'Podgląd protokołu' }).click();
  await expect(page.getByRole('heading', { name: 'Zamknij protokół', level: 1 })).toBeVisible();
  await expect(page.getByText(/^1\sosoba bez wyniku$/)).toBeVisible();
  await expect(page.getByText(/^6\sosób bez numeru albumu$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij protokół' }).click();
  await expect(page.getByRole('combobox', { name: 'Dzień' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Dzień' }).fill(day);
  await page.getByRole('combobox', { name: 'Miejsce' }).fill('sala 210');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Dzień' })).toHaveValue(day);
  await expect(page.getByRole('combobox', { name: 'Miejsce' })).toHaveValue('sala 210');
  const first = await closeProtocol(page, 'Zamknij protokół');

  // The first term is locked now; students who did not pass it have a re-sit.
  await page.goto(`${group.journal}&sheet=1`);
  await expect(page.getByText(`I\u00a0termin: protokół ${first}`)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Poprawka: Kopeć Beata' })).toBeFocused();
  await page.keyboard.type('3+');
  await page.keyboard.press('Enter');
  await page.keyboard.type('n');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Zapisz 2\soceny$/ }).click();
  await expect(page.getByText('Wszystko zapisane')).toBeVisible();
  await page.getByRole('link', { name: 'Podgląd protokołu' }).click();
  await page.getByRole('combobox', { name: 'Dzień' }).fill(day);
  await page.getByRole('combobox', { name: 'Miejsce' }).fill('sala 210');
  const resit = await closeProtocol(page, 'Zamknij protokół');
  expect(resit).not.toBe(first);

  // Another protocol of the first term is its correction, with a reason.
  await page.goto(`${group.journal}&sheet=1`);
  // A student who did not come to the re-sit has a second one: both terms before it are closed.
  await expect(page.getByRole('textbox')).toHaveAccessibleName('II\u00a0poprawka: Młynarczyk Edyta');
  await page.getByRole('link', { name: 'I\u00a0termin' }).click();
  await expect(page.getByText(`Protokół nr ${first} przestanie obowiązywać`)).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  await page.getByRole('combobox', { name: 'Osoba' }).fill('Ćwiek');
  await page.getByRole('option', { name: 'Ćwiek Joanna' }).click();
  await page.getByRole('textbox', { name: 'Nowa ocena' }).fill('3,5');
  await page.getByRole('textbox', { name: 'Powód korekty' }).fill('Błąd przy przepisywaniu z arkusza');
  await expect(page.getByRole('row', { name: /Ćwiek Joanna/ })).toContainText('dostateczny plus');
  await expectAccessible(page);
  const correction = await closeProtocol(page, 'Zamknij korektę protokołu');
  await expect(page.getByText(`Korekta nr ${first}`, { exact: true })).toBeVisible();
  const verify = (await page.getByRole('link', { name: 'Sprawdź protokół' }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: `protokół nr ${first}` }).click();
  await expect(page.getByText(`Zastąpiony przez nr ${correction}`)).toBeVisible();
  await expect(page.getByText(/Powód: Błąd przy przepisywaniu/)).toBeVisible();
  await expectAccessible(page);
  const superseded = (await page.getByRole('link', { name: 'Sprawdź protokół' }).getAttribute('href')) ?? '';

  // A stranger compares the paper, and is told neither names nor the reason.
  const stranger = await (await browser.newContext({ baseURL: lastDay })).newPage();
  await stranger.goto(verify.replace(/(\d)\/(\d)/, '$1 / $2'));
  await expect(stranger.getByText('Protokół jest ważny')).toBeVisible();
  await expect(stranger.getByText(/^5,0:\s1/)).toBeVisible();
  await expect(stranger.getByText('Ćwiek')).toBeHidden();
  await expect(stranger.getByText('Błąd przy')).toBeHidden();
  await expectAccessible(stranger);
  await stranger.goto(superseded);
  await expect(stranger.getByText(`Protokół zastąpiła korekta nr ${correction}`)).toBeVisible();

  // The student sees the grade that counts.
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const student = await (await browser.newContext({ baseURL: baseURL ?? '', ...phone })).newPage();
  await firstLogin(student, String(group.students[4]?.body['email']), '/student-personal-data');
  const notice = student.getByRole('dialog', { name: /^Informacja o/ });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: 'Zapisz' }).click();
  await expect(notice).toBeHidden();
  await student.goto('/student-grades');
  await expect(student.getByRole('row', { name: /^Prawo pracy/ })).toContainText('3,5');
  await expectAccessible(student);
});
