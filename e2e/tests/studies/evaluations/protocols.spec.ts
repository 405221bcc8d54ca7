import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addGroup } from '../../../fixtures/groups.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** The winter semester before the season's clock. */
const intake = `${new Date().getFullYear()}-10-01`;

/** Before the season's clock. */
const examDay = `01.03.${new Date().getFullYear() + 1}`;

const letters = 'ABCDEFGHIJKLMNOPRSTUWZ'.split('');
/** Forty people, in the order of names. */
const names = Array.from({ length: 40 }, (_, n): [string, string] => {
  const [first = '', second = ''] = [letters[Math.floor(n / 4)], ['a', 'e', 'i', 'o'][n % 4]];
  return [n % 2 === 0 ? 'Ewa' : 'Jan', `${first}${second}górska`];
});

/** As a spreadsheet has them, three of them misspelt. */
const cells = names
  .map(([given, surname], n) =>
    [n < 3 ? `${surname.slice(0, 2)}???` : `${surname} ${given}`, '4,5'].join('\t'),
  )
  .join('\n');

const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

/** The protocol is looked at, and closed with the day and place of the exam. */
const close = async (page: Page): Promise<Download> => {
  await page.getByRole('link', { name: 'Podgląd protokołu' }).click();
  await page.getByRole('combobox', { name: 'Dzień' }).fill(examDay);
  await page.getByRole('combobox', { name: 'Miejsce' }).fill('sala 210');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zamknij protokół' }).click();
  return download;
};

/** What anybody sees who scans the paper's code. */
const verify = async (page: Page, url: string, file: { name: string; buffer: Buffer }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Sprawdź protokół', level: 1 })).toBeVisible();
  await expect(page.getByText('Prawo pracy')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/pdf' });
};

test('a group of forty is graded, closed by a protocol in time, and its grades are locked until it is withdrawn', async ({
  browser,
  seasons: { lastDay, dayAfter },
}) => {
  test.slow();
  const office = await (await browser.newContext({ baseURL: lastDay })).newPage();
  const group = await addGroup(office, lastDay, names, intake);
  const lecturer = await (await browser.newContext({ baseURL: lastDay, acceptDownloads: true })).newPage();
  await signIn(lecturer, 0, lastDay);

  await lecturer.goto(`${group.journal}&sheet=1`);
  await lecturer.getByRole('button', { name: 'Wklej z\u00a0Excela' }).click();
  const dialog = lecturer.getByRole('dialog', { name: 'Wklej z\u00a0Excela' });
  await dialog.getByRole('textbox', { name: 'Skopiowane komórki' }).fill(cells);
  await expect(dialog.getByRole('button', { name: 'Do sprawdzenia 3' })).toBeVisible();
  // Forty rows leave the buttons in sight, and nothing of a row is cut.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await lecturer.setViewportSize(size);
    await expect(dialog.getByRole('button', { name: /^Wstaw 37\socen$/ })).toBeInViewport({ ratio: 1 });
    const rows = dialog.getByRole('table', { name: 'Wklejone wiersze' });
    expect(await rows.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBe(
      0,
    );
  }
  await lecturer.setViewportSize({ width: 1440, height: 900 });
  for (const [given, surname] of names.slice(0, 3)) {
    const line = `Słuchacz dla wiersza: ${surname.slice(0, 2)}??? 4,5`;
    await dialog.getByRole('combobox', { name: line }).fill(surname);
    await lecturer.getByRole('option', { name: `${surname} ${given}` }).click();
  }
  await dialog.getByRole('button', { name: /^Wstaw 40\socen$/ }).click();
  await lecturer.getByRole('button', { name: /^Zapisz 40\socen$/ }).click();
  await expect(lecturer.getByText(/^Zapisano 40\socen$/)).toBeVisible();

  const first = await bytesOf(await close(lecturer));
  const closed = lecturer.getByRole('heading', { name: /^Protokół \d+\/\d{4}$/, level: 1 });
  await expect(closed).toBeVisible();
  const title = await closed.innerText();
  await lecturer.goto(group.journal);
  const last = lecturer.getByRole('button', { name: /^Ostatni, sesja pierwsza: \d+\/\d{4}$/ });
  await expect(last).toBeVisible();
  await expectAccessible(lecturer);

  const late = await (await browser.newContext({ baseURL: dayAfter })).newPage();
  await signIn(late, 0, dayAfter);
  await late.goto(group.journal);
  await expect(late.getByRole('row').nth(5)).toBeVisible();
  await late.getByRole('combobox', { name: 'Rodzaj protokołu' }).click();
  await late.getByRole('option', { name: 'sesja pierwsza' }).click();
  const blocked = late.getByRole('button', { name: 'Generuj protokół' });
  await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await blocked.hover();
  await expect(late.getByRole('tooltip')).toContainText('26.02–12.03');

  // The secretariat cannot change one grade by itself.
  await office.goto(`/professor-evaluations-joined/${group.students[0]?.uid}/true`);
  await expect(office.getByText(/^protokół \d+\/\d{4}$/)).toBeVisible();
  await expect(office.getByRole('textbox', { name: 'Ocena: Prawo pracy' })).toBeHidden();
  await office.getByRole('button', { name: 'Historia oceny: Prawo pracy' }).click();
  const history = office.getByRole('dialog', { name: 'Historia oceny' });
  await expect(history).toContainText('4,5');
  await expect(history).toContainText('I\u00a0termin');
  await office.keyboard.press('Escape');

  // The protocol is the same to the byte, and anybody can verify it.
  const again = lecturer.waitForEvent('download');
  await last.click();
  const file = { name: 'protokol.pdf', buffer: await bytesOf(await again) };
  expect(createHash('sha256').update(file.buffer).digest('hex')).toBe(
    createHash('sha256').update(first).digest('hex'),
  );
  await office.goto('/protocols');
  await office.getByRole('link', { name: title }).click();
  await expect(office.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(office.getByText('Obowiązuje', { exact: true })).toBeVisible();
  // The tests' browser has no viewer of PDFs: it downloads what the tab was opened with.
  const opened = new Promise<Download>((resolve) => {
    office.context().once('page', (tab) => tab.once('download', resolve));
  });
  await office.getByRole('button', { name: 'Drukuj' }).click();
  const paper = await bytesOf(await opened);
  expect(paper.equals(first)).toBe(true);
  await expectAccessible(office);
  const address = (await office.getByRole('link', { name: 'Sprawdź protokół' }).getAttribute('href')) ?? '';
  const visitor = await (await browser.newContext({ baseURL: lastDay })).newPage();
  await verify(visitor, address, file);
  await expect(visitor.getByText('Protokół jest ważny')).toBeVisible();
  await expect(visitor.getByText('To jest dokładnie ten plik, który wydano.')).toBeVisible();
  await expectAccessible(visitor);

  await office.getByRole('button', { name: 'Wycofaj' }).click();
  const withdrawal = office.getByRole('dialog', { name: /^Wycofać protokół / });
  await withdrawal.getByRole('textbox', { name: 'Powód wycofania' }).fill('pomyłka na liście');
  await withdrawal.getByRole('button', { name: 'Wycofaj protokół' }).click();
  await expect(office.getByText(/^Protokół wycofany .* Powód: pomyłka na liście$/)).toBeVisible();
  await verify(visitor, address, { ...file, buffer: Buffer.concat([file.buffer, Buffer.from('\n')]) });
  await expect(visitor.getByText(/^Protokół wycofano .* Jest nieważny\.$/)).toBeVisible();
  await expect(visitor.getByText('Ten plik różni się od wydanego. Nie polegaj na nim.')).toBeVisible();
});

test('@phone a student sees the grades on a phone', async ({ page, baseURL }) => {
  await signIn(page, 3, baseURL ?? '');
  await page.goto('/student-grades');
  await expect(page.getByRole('heading', { name: 'Dziennik', level: 1 })).toBeVisible();
  await expect(page.getByText(/^(dobry|bardzo dobry|dostateczny)( plus)?$/).first()).toBeVisible();
  await expectAccessible(page);
});
