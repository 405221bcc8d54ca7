import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addCourse, subject, uniqueCourse } from '../../../fixtures/courses.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
});

test('@phone the list, its dialogs and its errors are accessible', async ({ page }) => {
  await page.goto('/admin/courses');
  await expect(page.getByRole('heading', { name: 'Kierunki', level: 1 })).toBeVisible();
  await expect(page.getByText(/^1–\d+ z/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj kierunek' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj kierunek' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Dodaj kierunek' }).click();
  await expect(dialog.getByText('Podanie kierunku jest wymagane')).toBeVisible();
  await expectAccessible(page);
});

test('a course is added from the menu, its subjects filled in and saved at once, and its papers come', async ({
  page,
}) => {
  const name = uniqueCourse();
  await page.goto('/places');
  await page.getByRole('link', { name: 'Kierunki' }).click();
  await page.getByRole('button', { name: 'Dodaj kierunek' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj kierunek' });
  await dialog.getByLabel('Nazwa kierunku').fill(name);
  await dialog.getByRole('button', { name: 'Dodaj kierunek' }).dblclick();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await page.getByRole('searchbox').fill(name.replace('Żeglarstwo', 'zeglarstwo'));
  await expect(page.getByRole('row', { name })).toHaveCount(1);
  await page.getByRole('row', { name }).getByText('0 przedmiotów').click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);

  await page.getByRole('button', { name: 'Dodaj przedmiot do semestru 1' }).click();
  await expect(page.getByLabel('Przedmiot: nowy przedmiot')).toBeFocused();
  await page.keyboard.type('Nawigacja');
  await page.getByRole('combobox', { name: 'Wykładowca: Nawigacja' }).fill('ostrowski krz');
  await page.getByRole('option', { name: 'Ostrowski Krzysztof' }).first().click();
  await page.getByRole('combobox', { name: 'Zaliczenie/Egzamin: Nawigacja' }).click();
  await page.getByRole('option', { name: 'Egzamin' }).click();
  await page.getByLabel('Godziny: Nawigacja').fill('24');
  await page.getByLabel('ECTS: Nawigacja').fill('4');
  await page.getByLabel('Uwagi: Nawigacja').fill('Zajęcia na wodzie');
  await expect(page.getByText(/1.przedmiot · 24.godz\. · 4.ECTS/)).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj przedmiot do semestru 2' }).click();
  await page.keyboard.type('Meteorologia');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Poprawnie zapisałeś szczegóły kursu' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByLabel('Przedmiot: Nawigacja')).toHaveValue('Nawigacja');
  await expect(page.getByRole('combobox', { name: 'Wykładowca: Nawigacja' })).toHaveValue(
    'Ostrowski Krzysztof',
  );
  const history = page.getByRole('table', { name: 'Historia wykładowców' });
  await expect(history.getByRole('row', { name: /Nawigacja Ostrowski Krzysztof/ })).toBeVisible();
  for (const [button, file] of [
    ['Pobierz CSV', /^przedmioty-zeglarstwo-.*\.csv$/],
    ['Generuj plik PDF', /^przedmioty-zeglarstwo-.*\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await page.getByRole('link', { name: 'Kierunki', exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/courses(\?|$)/);
});

test('a deletion waits for the save; a course with students stays and says why', async ({
  page,
  baseURL,
}) => {
  const name = uniqueCourse();
  const plan = [subject('Pierwszy'), subject('Drugi')];
  const id = await addCourse(page.request, baseURL ?? '', name, plan);
  await page.goto(`/admin/courses/${id}`);
  await page.getByRole('button', { name: 'Działania: Pierwszy' }).click();
  await page.getByRole('menuitem', { name: 'Usuń z planu' }).click();
  await expect(page.getByText('Zostanie usunięty przy zapisie')).toBeVisible();
  const subjects = async () => {
    const answer = await page.request.get(`${baseURL}/api/subjects/course/${id}`);
    const { items } = (await answer.json()) as { items: { name: string }[] }; // the contract's answer
    return items.map((item) => item.name);
  };
  expect(await subjects()).toEqual(['Pierwszy', 'Drugi']);
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Poprawnie zapisałeś szczegóły kursu' })).toBeVisible();
  expect(await subjects()).toEqual(['Drugi']);

  await page.goto('/admin/courses?search=oligofreno');
  await page.getByRole('checkbox', { name: /^Zaznacz.*Oligofrenopedagogika/ }).check();
  await page.getByRole('button', { name: 'Usuń' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Usuń 1 kierunek' }).click();
  // Of several uses PostgreSQL names the one that it happens to ask first.
  await expect(dialog.getByRole('alert')).toContainText(
    /Kierunku „Oligofrenopedagogika” nie można usunąć, bo jest w\sużyciu: (zapisani słuchacze|protokoły|kandydaci)\./,
  );
});

test('two people edit one plan: the later one is told, and nothing is lost', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await addCourse(page.request, baseURL ?? '', uniqueCourse(), [subject('Wspólny')]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/admin/courses/${id}`);
    await expect(tab.getByLabel('Przedmiot: Wspólny')).toBeVisible();
  }
  // Typed before the other save, so that the newer course does not just replace it.
  await page.getByLabel('Godziny: Wspólny').fill('11');
  await other.getByLabel('Godziny: Wspólny').fill('22');
  await other.getByLabel('Uwagi: Wspólny').fill('Sala 5');
  await other.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(other.getByRole('dialog', { name: 'Poprawnie zapisałeś szczegóły kursu' })).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('alert')).toContainText('Ktoś zmienił te dane w międzyczasie');
  await expect(page.getByLabel('Uwagi: Wspólny')).toHaveValue('Sala 5');
  await expect(page.getByRole('textbox', { name: 'Godziny: Wspólny' })).toHaveValue('11');
  await expect(page.getByRole('radio', { name: /zapisane przez .*: 22/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Poprawnie zapisałeś szczegóły kursu' })).toBeVisible();
});

test('what was typed is there again after the page was left', async ({ page, baseURL }) => {
  const id = await addCourse(page.request, baseURL ?? '', uniqueCourse(), [subject('Zwykły')]);
  await page.goto(`/admin/courses/${id}`);
  await page.getByLabel('Uwagi: Zwykły').fill('Jeszcze nie zapisane');
  await page.getByRole('link', { name: 'Placówki' }).click();
  await expect(page.getByRole('heading', { name: 'Placówki', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Uwagi: Zwykły')).toHaveValue('Jeszcze nie zapisane');
  await expect(page.getByText('Przywróciliśmy niezapisane zmiany')).toBeVisible();
});

test('@phone-only a subject is edited on a phone, and a wrong one opens by itself', async ({
  page,
  baseURL,
}) => {
  const id = await addCourse(page.request, baseURL ?? '', uniqueCourse(), [subject('Mały ekran')]);
  await page.goto(`/admin/courses/${id}`);
  await page.getByRole('button', { name: 'Edytuj: Mały ekran' }).click();
  await page.getByRole('textbox', { name: 'Przedmiot' }).fill('');
  await page.getByRole('button', { name: /^Zwiń/ }).click();
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByText('Podanie przedmiotu jest wymagane')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Przedmiot' }).fill('Duży ekran');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Poprawnie zapisałeś szczegóły kursu' })).toBeVisible();
});
