import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

interface Students {
  items: { email: string; enrolments: { album_nr: string | null }[] }[];
}

test('200 album numbers are uploaded, 6 faulty ones corrected, and all are saved', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  const emails: string[] = [];
  // Those who stand last in the list by name: other tests look at its beginning.
  for (const number of [1, 2, 3, 4]) {
    const query = `page=${number}&itemsPerPage=100&sortBy=name&sortDesc=true`;
    const answer = await page.request.get(`${baseURL}/api/student-course?${query}`);
    const { items } = (await answer.json()) as Students; // the contract's answer
    // Students with several enrolments are left out: for them the enrolment has to be chosen.
    emails.push(...items.filter(({ enrolments }) => enrolments.length === 1).map(({ email }) => email));
  }
  const chosen = emails.slice(0, 200);
  const mark = `A${Date.now() % 1_000_000_000}`;
  const lines = chosen.map((email, index) => `${email};${mark}-${index}`);
  const wrong = {
    3: `nikt-3@demo.indeks.example;${mark}-3`,
    4: `${chosen[4]};`,
    5: `${chosen[5]};${mark}-6`,
    7: `${chosen[7]};${mark} 7`,
    8: `nikt-8@demo.indeks.example;${mark}-8`,
  };
  for (const [index, line] of Object.entries(wrong)) lines[Number(index)] = line;

  await page.goto('/students');
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name: 'Numery albumów' }).click();
  const dialog = page.getByRole('dialog', { name: 'Numery albumów' });
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await expect(dialog.getByText('Proszę wczytać plik csv...')).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'albumy.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`e-mail;album_nr\n${lines.join('\n')}\n`),
  });
  await dialog.getByRole('button', { name: 'Dalej' }).click();

  const rows = dialog.getByRole('list', { name: 'Numery do sprawdzenia' });
  await expect(rows.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByText('Do poprawy lub pominięcia: 6')).toBeVisible();
  await expectAccessible(page);
  const correct = async (field: string, line: number, value: string) => {
    await rows.getByRole('textbox', { name: `${field}, wiersz ${line}` }).fill(value);
    await page.keyboard.press('Tab');
  };
  await correct('E-mail', 5, chosen[3] ?? '');
  await correct('Nr albumu', 6, `${mark}-4`);
  await correct('Nr albumu', 7, `${mark}-5`);
  await correct('Nr albumu', 9, `${mark}-7`);
  await correct('E-mail', 10, chosen[8] ?? '');
  const save = dialog.getByRole('button', { name: 'Zapisz numery (200)' });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(dialog.getByText('Zapisane numery słuchaczy: 200')).toBeVisible();
  const found = await page.request.get(`${baseURL}/api/student-course?page=1&search=${mark}-199`);
  expect(((await found.json()) as Students).items.map(({ email }) => email)).toEqual([chosen[199]]);
});

test('a coordinator is not offered the upload', async ({ page, baseURL }) => {
  await signIn(page, 2, baseURL ?? '');
  await page.goto('/students');
  await expect(page.getByRole('heading', { name: 'Słuchacze', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Więcej', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByText('Numery albumów')).toHaveCount(0);
});
