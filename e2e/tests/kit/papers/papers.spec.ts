import { avatarRoutes } from '@indeks/contract/talk/avatars/avatars.routes';
import { billRoutes } from '@indeks/contract/month/bills/bills.routes';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { zoom } from '../../../fixtures/zoom.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

const picker = (within: Page | Locator) => within.locator('input[type=file]');

/** Waits until the picture itself is loaded. */
const expectShown = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);

test('@phone a photo is refused, previewed, saved and at once beside the name', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // Both widths may run at once: each has a person of its own.
  const { id, name } = await signIn(page, isMobile ? 3 : 2, baseURL ?? '');
  await page.goto('/settings?tab=zdjecie');
  const picture = await page.screenshot({ type: 'jpeg' });
  const refused = 'Wybierz zdjęcie w formacie PNG, JPEG lub BMP';
  await picker(page).setInputFiles(file('ja.gif', Buffer.from('GIF89a')));
  await expect(page.getByText(refused)).toBeVisible();
  await picker(page).setInputFiles(file('ja.png', Buffer.from('<script>alert(1)</script>')));
  await expect(page.getByText(refused)).toBeVisible();
  await picker(page).setInputFiles(file('ja.jpg', Buffer.alloc(2_000_000)));
  await expect(page.getByText('Avatar size should be less than 2 MB!')).toBeVisible();
  await expectAccessible(page);

  await picker(page).setInputFiles(file('ja.jpg', picture));
  await expect(page.getByRole('img', { name: 'Podgląd zdjęcia' })).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  const photo = page.getByRole('banner').locator('img');
  await expect(photo).toHaveAttribute('src', new RegExp(`^/api/users/${id}/avatar\\?v=`));
  await expectShown(photo);
  const first = await photo.getAttribute('src');
  await expectShown(page.getByRole('img', { name }));
  await expectAccessible(page);

  // A new photo has a new address, so that browsers do not show an old one from their cache.
  await picker(page).setInputFiles(file('ja.png', await page.screenshot()));
  await page.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
  await expect(photo).not.toHaveAttribute('src', first ?? '');
  await expectShown(photo);
});

test('the server looks into what calls itself a photo', async ({ page, baseURL }) => {
  const { id } = await signIn(page, 6, baseURL ?? '');
  const answer = await page.request.post(avatarRoutes.upload.path.replace(':id', String(id)), {
    headers: { origin: baseURL ?? '' },
    multipart: { file: { name: 'ja.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') } },
  });
  expect(answer.status()).toBe(422);
});

async function addBill(page: Page, name: string, picture: Buffer) {
  await page
    .getByRole('button', { name: /^Dodaj( rachunek)?$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Nowy rachunek' });
  await picker(dialog).setInputFiles(file(name, picture));
  await dialog.getByRole('button', { name: 'Dodaj rachunek' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodano rachunek' })).toContainText(name);
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
}

async function deleteAll(page: Page, label: string, count: RegExp) {
  for (const box of await page.getByRole('checkbox', { name: /skan-.*\.png/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Czy na pewno chcesz usunąć/ })
    .getByRole('button', { name: count })
    .click();
  await expect(page.getByRole('dialog', { name: label })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Brak rachunków')).toBeVisible();
}

test('a lecturer keeps the scans of a month', async ({ page, baseURL }) => {
  await signIn(page, 8, baseURL ?? '');
  await page.goto('/settings?tab=rachunki');
  await expect(page.getByText('Brak rachunków')).toBeVisible();
  await expectAccessible(page);
  const picture = await page.screenshot();
  await page.getByRole('button', { name: 'Dodaj rachunek' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nowy rachunek' });
  await dialog.getByRole('button', { name: 'Dodaj rachunek' }).click();
  await expect(dialog.getByText('Wybierz plik z\u00a0rachunkiem')).toBeVisible();
  await picker(dialog).setInputFiles(file('skan.docx', Buffer.from('PK')));
  await expect(dialog.getByText('Wybierz plik PDF albo obraz PNG, JPEG lub BMP')).toBeVisible();
  await picker(dialog).setInputFiles(file('skan.jpg', Buffer.alloc(10_000_000)));
  await expect(dialog.getByText('File size should be less than 10 MB!')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();

  await addBill(page, 'skan-1.png', picture);
  const thumbnail = page.getByRole('button', { name: /^Otwórz skan: skan-1\.png/ });
  await expectShown(thumbnail.locator('img'));
  await thumbnail.click();
  const viewer = page.getByRole('dialog', { name: /^Rachunek z/ });
  await expectShown(viewer.getByRole('img', { name: 'Skan rachunku skan-1.png' }));
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Pobierz' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.webp$/);
  await page.keyboard.press('Escape');
  await deleteAll(page, 'Usunięto rachunek', /^Usuń 1\srachunek$/);

  for (const form of ['Pobierz rachunek za kilometry', 'Pobierz rachunek wykładowcy']) {
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: form }).click();
    expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
  }
});

test('@phone the secretariat keeps them for a person, and nobody else sees them', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const lecturer = accountOf(0);
  await signIn(page, 1, baseURL ?? '');
  // Both widths run at the same time: each has a month of its own.
  await page.goto(`/users/${lecturer.id}?tab=rachunki&month=${isMobile ? '2026-01' : '2026-02'}`);
  const picture = await page.screenshot();
  await addBill(page, 'skan-1.png', picture);
  await addBill(page, 'skan-2.png', picture);
  const thumbnail = page.getByRole('button', { name: /^Otwórz skan: skan-2\.png/ });
  await expectShown(thumbnail.locator('img'));
  await expectAccessible(page);
  const address = (await thumbnail.locator('img').getAttribute('src')) ?? '';
  expect(address).toMatch(new RegExp(`^${billRoutes.file.path.replace(':file', '[0-9a-f-]{36}')}`));

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await signIn(other, 5, baseURL ?? '');
  expect((await other.request.get(`${baseURL ?? ''}${address}`)).status()).toBe(404);
  await stranger.close();
  await deleteAll(page, 'Usunięto rachunki', /^Usuń 2\srachunki$/);
  expect((await page.request.get(`${baseURL ?? ''}${address}`)).status()).toBe(404);
});

test('@phone the settings of the secretariat', async ({ page, baseURL, isMobile }) => {
  // Both widths may run at once: each has a person of its own.
  await signIn(page, isMobile ? 1 : 11, baseURL ?? '');
  await page.goto('/admin-settings');
  for (const tab of ['Dane ogólne', 'Zmiana hasła', 'Zmień zdjęcie', 'Zoom']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  const email = page.getByLabel('Adres e-mail');
  const own = await email.inputValue();
  await email.fill('');
  await page.getByLabel('Telefon').fill('');
  const save = page.getByRole('button', { name: 'Zapisz zmiany' });
  await save.click();
  await expect(page.getByText('Podanie adresu email jest wymagane')).toBeVisible();
  await expect(page.getByText('Podanie telefonu jest wymagane')).toBeVisible();
  await expectAccessible(page);
  await email.fill(accountOf(0).email);
  await page.getByLabel('Telefon').fill('600700800');
  await page.getByLabel('Aktualne hasło').fill(accountOf(isMobile ? 1 : 11).password);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Użytkownik o takim adresie email już istnieje');
  await email.fill(own);
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toContainText('600 700 800');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Zoom' }).click();
  await expect(page).toHaveURL('/admin-settings?tab=zoom');
  const fields = ['client_id', 'client_secret', 'account_id', 'uid'];
  await page.getByRole('button', { name: 'Zapisz dane Zoom' }).click();
  for (const name of fields) await expect(page.getByText(`Podanie ${name} jest wymagane`)).toBeVisible();
  await expectAccessible(page);
  // The same as every other test saves: there is one account.
  for (const [name, value] of Object.entries(zoom.credentials)) await page.getByLabel(name).fill(value);
  await page.getByRole('button', { name: 'Zapisz dane Zoom' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('ustawiono', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Zapisano .+ \((Bogumiła Jastrząb|Małgorzata Wiśniewska)\)\.$/)).toBeVisible();
  for (const name of fields) await expect(page.getByLabel(name)).toHaveValue('');
  await expectAccessible(page);
});
