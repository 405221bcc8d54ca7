import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a mentor is added with a new tag and a business card, found, edited and deleted', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, 8, baseURL ?? '');
  await page.goto('/mentors');
  await expect(page.getByRole('heading', { name: 'Mentorzy' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tagi mentorów' }).click();
  await page.getByRole('button', { name: 'Dodaj tag' }).click();
  const tag = page.getByRole('dialog', { name: 'Dodaj tag' });
  await tag.getByLabel('Nazwa').fill(`Tag ${mark}`);
  await tag.getByRole('button', { name: 'Dodaj tag' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `Tag ${mark}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Wróć do listy mentorów' }).click();
  await page.getByRole('button', { name: 'Dodaj mentora' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy mentor' });
  await form.getByRole('button', { name: 'Dodaj mentora' }).click();
  await expect(form.getByText('Podanie przynajmniej jednego tagu jest wymagane')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Imię').fill('Ewa');
  await form.getByLabel('Nazwisko').fill(`Próbna ${mark}`);
  await form.getByLabel('Adres e-mail').fill('ewa@mentor.example');
  await form.getByLabel('Telefon').fill('600100200');
  await form.getByRole('combobox', { name: 'Tagi' }).fill(mark);
  await page.getByRole('option', { name: `Tag ${mark}` }).click();
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'wizytowka.pdf', mimeType: 'application/pdf', buffer: pdf });
  const wide = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 100 } });
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'zdjecie.png', mimeType: 'image/png', buffer: wide });
  await form.getByRole('button', { name: 'Dodaj mentora' }).click();
  await page
    .getByRole('dialog', { name: 'Dodano mentora' })
    .getByRole('button', { name: 'Wróć do listy' })
    .click();

  await page.getByRole('button', { name: `Tag ${mark}` }).click();
  const card = page.getByRole('article', { name: `Ewa Próbna ${mark}` });
  // The whole picture, whatever its shape.
  await expect(card.locator('img')).toHaveCSS('object-fit', 'contain');
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Wizytówka (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('wizytowka.pdf');
  await card.getByRole('link', { name: `Ewa Próbna ${mark}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Ewa Próbna ${mark}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wróć do listy mentorów' }).click();
  await card.getByRole('button', { name: /^Więcej/ }).click();
  await page.getByRole('menuitem', { name: 'Usuń mentora' }).click();
  await page.getByRole('button', { name: 'Usuń 1 mentora' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunięto mentora' })).toBeVisible();
});
