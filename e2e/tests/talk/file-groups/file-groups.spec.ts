import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const textFile = (name: string, words = 'Plan zjazdów') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

test('a group is added, filled and described; a student downloads its file, and a wrong kind is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Plany ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/admin/files');
  await expect(page.getByRole('heading', { name: 'Lista wszystkich grup plików', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj grupę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowa grupa plików' });
  await dialog.getByRole('button', { name: 'Dodaj grupę' }).click();
  await expect(dialog.getByText('Podanie grupy plików jest wymagane')).toBeVisible();
  await expect(dialog.getByText('Podanie grupy odbiorców jest wymagane')).toBeVisible();
  await dialog.getByLabel('Nazwa grupy').fill(name);
  await dialog.getByRole('combobox', { name: 'Kto widzi te pliki' }).click();
  await page.getByRole('option', { name: 'Słuchacz', exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Dodaj grupę' }).click();
  const editor = page.getByRole('region', { name });
  await expect(editor).toBeVisible();

  const picker = editor.locator('input[type=file]');
  await picker.setInputFiles([textFile('plan.txt'), textFile('terminy.txt')]);
  await expect(editor.getByRole('button', { name: /Zmień opis pliku terminy\.txt/ })).toBeVisible();
  await editor.getByRole('button', { name: /Zmień opis pliku plan\.txt/ }).click();
  await expect(editor.getByRole('button', { name: 'Zapisz zmianę' })).toHaveCount(0);
  await editor.getByRole('textbox', { name: 'Opis pliku plan.txt' }).fill('Semestr zimowy');
  await expect(editor.getByRole('button', { name: 'Usuń plik' })).toBeVisible();
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Zapisz zmianę' }).click();
  await expect(editor.getByRole('button', { name: /^Semestr zimowy/ })).toBeVisible();

  await picker.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no PDF'),
  });
  const refused = page.getByRole('dialog', { name: 'Błąd podczas dodawania/edycji pliku' });
  await expect(
    refused.getByText('Wygląda na to, że nie obsługujemy takiego rozszerzenia pliku.'),
  ).toBeVisible();
  await refused.getByRole('button', { name: 'Zamknij' }).last().click();

  await page.getByRole('button', { name: 'Zobacz jako słuchacz' }).click();
  const view = page.getByRole('dialog', { name: /^Dokumenty i.informacje$/ });
  await expect(view.getByRole('region', { name }).getByText(/^Semestr zimowy/)).toBeVisible();
  await expectAccessible(page);
  await view.getByRole('button', { name: 'Zamknij' }).last().click();

  const reader = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(reader, 3, baseURL ?? '');
  await reader.goto(`${baseURL}/student-general-information`);
  const group = reader.getByRole('region', { name });
  await expect(group.getByText(/^Semestr zimowy/)).toBeVisible();
  await expectAccessible(reader);
  const downloading = reader.waitForEvent('download');
  await group.getByRole('button', { name: 'Semestr zimowy' }).click();
  expect((await downloading).suggestedFilename()).toBe('plan.txt');
  await picker.setInputFiles(textFile('nowy.txt'));
  // Its name is shown while it is sent, too.
  await expect(editor.getByRole('button', { name: /Zmień opis pliku nowy\.txt/ })).toBeVisible();
  await reader.reload();
  await expect(
    group.getByRole('listitem').filter({ hasText: 'nowy.txt' }).getByText('Nowy', { exact: true }),
  ).toBeVisible();
});

test('@phone the groups and the documents are used on a phone', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/admin/files');
  await page.getByRole('button', { name: /^Regulaminy/ }).click();
  await expect(page.getByRole('region', { name: 'Regulaminy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Koordynator', exact: true })).toBeVisible();
  await expectAccessible(page);
});
