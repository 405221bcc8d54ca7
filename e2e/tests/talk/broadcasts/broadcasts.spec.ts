import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addLecturer } from '../../../fixtures/new-lecturer.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a message to the found lecturers is written by the worker, and the report says who has it', async ({
  page,
  baseURL,
}) => {
  const address = `wiadomosc-${crypto.randomUUID().slice(0, 8)}@example.test`;
  await addLecturer(page, address, baseURL ?? '');
  await page.goto(`/users?search=${encodeURIComponent(address)}`);
  await expect(page.getByText(address)).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij wiadomość do znalezionych' }).click();
  await expect(page.getByRole('heading', { name: 'Wiadomość do wielu', level: 1 })).toBeVisible();
  await expect(page.getByText(/dostanie 1.osoba/u)).toBeVisible();
  const send = page.getByRole('button', { name: /^Wyślij do 1.osoby/u });
  await send.click();
  await expect(page.getByText('Podanie tytułu jest wymagane')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Tytuł').fill('Zmiana sali');
  await page.getByLabel('Treść').fill('Dzień dobry, {imie}!');
  await expect(page.getByText(/^Nie ma pola \{imie\}/u)).toBeVisible();
  await page.getByLabel('Treść').fill('Dzień dobry, {imię w wołaczu}! Sobotnie zajęcia są w sali 12.');
  await expect(page.getByRole('region', { name: 'Podgląd' }).getByText(/są w sali 12\.$/u)).toBeVisible();
  await send.click();
  const sent = page.getByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' });
  await expect(sent.getByText(/^Dotarła do 1.osoby\.$/u)).toBeVisible();
  await sent.getByRole('link', { name: 'Zobacz raport' }).click();
  await expect(page.getByRole('heading', { name: 'Zmiana sali', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(address) }).getByText('Nieprzeczytana'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('@phone a coordinator writes to students from their list, and to nobody else', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 2, baseURL ?? '');
  await page.goto('/students');
  await expect(page.getByRole('heading', { name: 'Słuchacze', level: 1 })).toBeVisible();
  await page.goto('/message-to-many?audience=students');
  await expect(page.getByRole('button', { name: /numer albumu/ })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto('/sent-messages');
  await expect(page.getByRole('heading', { name: 'Wysłane wiadomości', level: 1 })).toBeVisible();
  await expect(page.getByText('Brak wysłanych wiadomości')).toBeVisible();
  await expectAccessible(page);
});
