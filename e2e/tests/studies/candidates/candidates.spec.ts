import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addCandidate, fillCandidate, uniqueSurname } from '../../../fixtures/candidates.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the list, its dialogs, its errors and the page of one are accessible', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { name: 'Kandydaci', level: 1 })).toBeVisible();
  await expect(page.getByText(/^1–\d+ z/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj kandydata' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj kandydata' });
  await dialog.getByRole('button', { name: 'Dodaj kandydata' }).click();
  for (const message of [
    'Podanie numeru telefonu jest wymagane',
    'Podanie emaila jest wymagane',
    'Podanie kierunku studiów jest wymagane',
    'Podanie miejscowości jest wymagane',
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expectAccessible(page);
  const id = await addCandidate(page.request, baseURL ?? '', uniqueSurname());
  await page.goto(`/candidates/${id}`);
  await expect(page.getByRole('heading', { name: /^Genowefa/, level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a candidate is added from the menu, found, opened, edited and deleted', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  const surname = uniqueSurname();
  await page.goto('/places');
  await page.getByRole('link', { name: 'Kandydaci' }).click();
  await page.getByRole('button', { name: 'Dodaj kandydata' }).first().click();
  await fillCandidate(page, surname);
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj kandydata' }).dblclick();
  await page
    .getByRole('dialog', { name: 'Dodano kandydata' })
    .getByRole('button', { name: 'Wróć do listy' })
    .click();
  await page.getByRole('searchbox').fill(surname.replace('Źrebięcka', 'zrebiecka'));
  await expect(page).toHaveURL(/search=zrebiecka/);
  await expect(page.getByRole('row', { name: surname })).toHaveCount(1);
  await page.getByRole('link', { name: `${surname} Genowefa` }).click();
  await expect(page).toHaveURL(/\/candidates\/\d+$/);
  await page.getByRole('button', { name: 'Edytuj dane' }).click();
  const edit = page.getByRole('dialog', { name: 'Edycja kandydata' });
  await edit.getByLabel('Komentarz').fill('Prosi o telefon po 16');
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Prosi o telefon po 16')).toBeVisible();
  await page.getByRole('link', { name: 'Kandydaci', exact: true }).first().click();
  await expect(page).toHaveURL(/\/candidates\?search=/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kandydaci-.*\.csv$/);
  await page.getByRole('checkbox', { name: new RegExp(surname) }).check();
  await page.getByRole('button', { name: 'Usuń' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń 1 kandydata' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunięto kandydata' })).toBeVisible();
});

test('a coordinator is shown the own places alone', async ({ page, baseURL, context }) => {
  const surname = uniqueSurname();
  await signIn(page, 1, baseURL ?? '');
  await addCandidate(page.request, baseURL ?? '', surname, { pid: 1 });
  const foreign = await addCandidate(page.request, baseURL ?? '', surname, { pid: 7, given_name: 'Cudza' });
  await context.clearCookies();
  await signIn(page, 2, baseURL ?? '');
  await page.goto(`/candidates?search=${surname}`);
  await expect(page.getByRole('row', { name: surname })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Placówka' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Kraków', 'Warszawa', 'Wrocław']);
  await page.goto(`/candidates/${foreign}`);
  await expect(page.getByText('Nie ma takiego kandydata')).toBeVisible();
});

test('the secretariat turns a candidate into a student, who has everything the candidate said', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  const surname = uniqueSurname();
  const id = await addCandidate(page.request, baseURL ?? '', surname, { comment: 'Po godzinie 16' });
  await page.goto(`/candidates/${id}`);
  await page.getByRole('button', { name: 'Zapisz na studia' }).click();
  const dialog = page.getByRole('dialog', { name: /^Zapis na studia: Genowefa/ });
  await dialog.getByRole('combobox', { name: 'Semestr rozpoczęcia' }).click();
  await page.getByRole('option').first().click();
  await dialog
    .getByLabel(/^Czesne \(zł\)/)
    .first()
    .fill('4250');
  const coordinator = dialog.getByRole('combobox', { name: 'Koordynator' });
  await coordinator.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zapisz na studia' }).dblclick();
  const done = page.getByRole('dialog', { name: 'Zapisano na studia' });
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await done.getByRole('link', { name: 'Przejdź do słuchacza' }).click();
  await expect(page).toHaveURL(/\/students\/\d+/);
  await expect(page.getByRole('heading', { name: new RegExp(surname), level: 1 })).toBeVisible();
  await page.goto(`/candidates/${id}`);
  await expect(page.getByRole('link', { name: 'Zobacz stronę słuchacza' })).toBeVisible();
  await expect(page.getByText('Na studiach')).toBeVisible();
});
