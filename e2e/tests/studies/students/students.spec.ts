import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { mailTo } from '../../../fixtures/mail.ts';
import { addStudent, editEnrolment, uniqueAddress } from '../../../fixtures/students.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the list, its dialog and its errors are accessible', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/students');
  await expect(page.getByRole('heading', { name: 'Słuchacze', level: 1 })).toBeVisible();
  await expect(page.getByText(/^1–\d+ z/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj słuchacza' });
  // The error of the field that is left does not take the next one away from under the pointer.
  await dialog.getByLabel('Adres e-mail').click();
  await dialog.getByRole('combobox', { name: 'Semestr' }).click({ position: { x: 30, y: 4 } });
  await page.getByRole('listbox', { name: 'Semestr' }).getByRole('option').first().click();
  await expect(dialog.getByText('Podanie emaila jest wymagane')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  await expect(dialog.getByText('Podanie kierunku studiów jest wymagane')).toBeVisible();
  await expectAccessible(page);
});

test('a coordinator adds a student in October; in November the button is blocked and the server refuses', async ({
  page,
  seasons: { october, november },
}) => {
  const email = uniqueAddress();
  await signIn(page, 2, october);
  await page.goto(`${october}/students`);
  await page.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj słuchacza' });
  await dialog.getByLabel('Adres e-mail').fill(email);
  await dialog.getByLabel('Imię').fill('Żaneta');
  await dialog.getByLabel('Nazwisko').fill('Październikowa');
  await dialog.getByLabel('Telefon').fill('600700800');
  // The only semester that a coordinator may choose.
  await expect(dialog.getByRole('combobox', { name: 'Semestr rozpoczęcia' })).not.toHaveValue('');
  for (const field of ['Miejscowość', 'Kierunek', 'Czesne (zł)']) {
    await dialog.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('listbox', { name: field }).getByRole('option').first().click();
  }
  const coordinator = dialog.getByRole('combobox', { name: 'Koordynator' });
  await coordinator.click();
  await page.getByRole('listbox', { name: 'Koordynator' }).getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodano słuchacza' })).toBeVisible();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('link', { name: 'Październikowa Żaneta' })).toBeVisible();
  expect((await mailTo(email, /^Twoje konto w systemie Indeks$/)).text).toContain('jednorazowe hasło');
  const found = await page.request.get(`${october}/api/student-course?search=${email}`);
  const { items } = (await found.json()) as { items: { enrolments: Record<string, unknown>[] }[] }; // the contract's answer
  const added = items[0]?.enrolments[0] ?? {};

  await signIn(page, 2, november);
  await page.goto(`${november}/students`);
  const button = page.getByRole('button', { name: 'Dodaj słuchacza' });
  await expect(button).toBeDisabled();
  await button.hover();
  await expect(page.getByRole('tooltip')).toContainText('zablokowane od 10.11. 23:59 do 31.12. 23:59');
  const refused = await page.request.post(`${november}/api/student-course`, {
    headers: { origin: november },
    data: {
      email: uniqueAddress(),
      given_name: 'Żaneta',
      surname: 'Listopadowa',
      telephone: '600700800',
      date: added['date'],
      pid: added['pid'],
      cid: added['cid'],
      price: 180_000,
      cid_2: null,
      price_2: null,
      coordinator: added['coordinator'],
      comment: '',
    },
  });
  expect([refused.status(), await refused.text()]).toEqual([
    403,
    expect.stringContaining('students/adding-blocked'),
  ]);
});

test('@phone of a lecturer who studies at an own place, a coordinator sees name, contact and enrolment', async ({
  page,
  baseURL,
}) => {
  const { id, name, email } = accountOf(5);
  await signIn(page, 2, baseURL ?? '');
  await page.goto(`/students/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Pozostałe dane tej osoby prowadzi sekretariat.')).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Kierunki' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Dane personalne' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edytuj konto' })).toHaveCount(0);
  await expectAccessible(page);
  expect((await page.request.get(`${baseURL}/api/students/${id}/form`)).status()).toBe(404);
});

test('two people edit one enrolment: the later one is told, and nothing is lost', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  const student = await addStudent(page.request, baseURL ?? '');
  const other = await context.newPage();
  const [mine, theirs] = [await editEnrolment(page, student), await editEnrolment(other, student)];
  await mine.getByLabel('Komentarz').fill('Rata w maju');
  await theirs.getByLabel('Komentarz').fill('Rata w czerwcu');
  await theirs.getByLabel('Czesne (zł)').fill('5150');
  for (const [tab, dialog] of [
    [other, theirs],
    [page, mine],
  ] as const) {
    await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
    const question = tab.getByRole('dialog', { name: 'Czy na pewno chcesz zapisać zmiany?' });
    await question.getByRole('button', { name: 'Zapisz zmiany' }).click();
    if (tab === other) await expect(tab.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  }
  await expect(mine.getByRole('alert')).toContainText('Ktoś zmienił te dane w międzyczasie');
  await expect(mine.getByLabel('Czesne (zł)')).toHaveValue(/^5\s150$/u);
  await expect(mine.getByRole('radio', { name: /zapisane przez .*: Rata w czerwcu/ })).toBeVisible();
  await expectAccessible(page);
});

test('a course is changed after the warning', async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  const student = await addStudent(page.request, baseURL ?? '');
  const dialog = await editEnrolment(page, student);
  await dialog.getByRole('combobox', { name: 'Kierunek', exact: true }).fill('oligofreno');
  await page.getByRole('option', { name: 'Oligofrenopedagogika' }).click();
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click();
  const question = page.getByRole('dialog', { name: 'Zmienić kierunek?' });
  await expect(question).toContainText(student.courseName);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zmień mimo to' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Oligofrenopedagogika' })).toBeVisible();
});

test('@phone tabs of courses and of finishing are accessible; thesis and tuition are saved', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  const { uid, courseName } = await addStudent(page.request, baseURL ?? '');
  await page.goto(`/students/${uid}?tab=kierunki`);
  await page.getByRole('button', { name: `Zmień czesne: ${courseName}` }).click();
  await page.getByRole('combobox', { name: `Czesne: ${courseName}` }).fill('4350');
  await page.getByRole('button', { name: `Zapisz czesne: ${courseName}` }).click();
  const card = page.getByRole('region', { name: courseName });
  await expect(card.getByText(/^4\s350,00\szł$/)).toBeVisible();
  await expect(card.getByText(/4\s350,00\szł( do .*)?$/).last()).toBeVisible();
  // A button that lies half under the top bar would be found too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Zaliczenie' }).click();
  await page.getByRole('button', { name: /^Zmień zaliczenie/ }).click();
  const dialog = page.getByRole('dialog', { name: `Zaliczenie: ${courseName}` });
  await dialog.getByRole('switch', { name: 'Praca końcowa złożona' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zapisz zaliczenie' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany w zaliczeniu wprowadzone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Złożona')).toBeVisible();
  await page.getByRole('link', { name: 'Wróć do listy słuchaczy' }).click();
  await expect(page).toHaveURL(/\/students(\?|$)/);
});
