import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { expectFocusKept, pressEnterAt } from '../../../fixtures/keyboard.ts';
import { mailTo } from '../../../fixtures/mail.ts';
import { expect, test } from '../../../fixtures/test.ts';

const freshMark = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** A person that no other test uses. */
const newcomer = (mark = freshMark()) => {
  const [givenName, surname] = ['Żaneta', `Żółć-Brzęczyszczykiewicz ${mark}`];
  const [name, listed] = [`${givenName} ${surname}`, `${surname} ${givenName}`];
  return { givenName, surname, name, listed, email: `nowa-${mark}@demo.indeks.example`, mark };
};
type Newcomer = ReturnType<typeof newcomer>;

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

async function fill(page: Page, { givenName, surname, email }: Newcomer) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adres e-mail').fill(email);
  await dialog.getByLabel('Imię').fill(givenName);
  await dialog.getByLabel('Nazwisko').fill(surname);
  await dialog.getByLabel('Telefon').fill('501220410');
}

/** Adds a lecturer and finds them in the list, without diacritics. */
async function addLecturer(page: Page, person: Newcomer) {
  await page.getByRole('button', { name: 'Dodaj wykładowcę' }).click();
  await fill(page, person);
  const dialog = page.getByRole('dialog', { name: 'Dodaj wykładowcę' });
  await dialog.getByLabel('Dodatkowy e-mail').fill(`nowa.${person.mark}`);
  await dialog.getByRole('radio', { name: 'Firma (faktura)' }).check();
  await dialog.getByRole('button', { name: 'Dodaj wykładowcę' }).dblclick();
  const added = page.getByRole('dialog', { name: 'Poprawnie dodałeś użytkownika' });
  await expect(added).toContainText(person.email);
  await expect(added.getByRole('button', { name: 'Dodaj kolejnego' })).toBeVisible();
  await added.getByRole('button', { name: 'Wróć do listy' }).click();
  await find(page, person);
}

/** The same without a mouse, from the button of the page to the list. */
async function addByKeyboard(page: Page, person: Newcomer) {
  await pressEnterAt(page, page.getByRole('button', { name: 'Dodaj wykładowcę' }));
  const dialog = page.getByRole('dialog', { name: 'Dodaj wykładowcę' });
  await expect(dialog.getByLabel('Adres e-mail')).toBeFocused();
  const texts = [person.email, person.givenName, person.surname, '501220410', `nowa.${person.mark}`];
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Firma (faktura)' })).toBeChecked();
  await pressEnterAt(page, dialog.getByRole('button', { name: 'Dodaj wykładowcę' }));
  const added = page.getByRole('dialog', { name: 'Poprawnie dodałeś użytkownika' });
  await expect(added).toContainText(person.email);
  await pressEnterAt(page, added.getByRole('button', { name: 'Wróć do listy' }));
  await expect(added).toBeHidden();
  await expectFocusKept(page);
  await find(page, person);
}

async function find(page: Page, person: Newcomer) {
  await page.getByRole('searchbox').fill(`zolc-brzeczyszczykiewicz ${person.mark}`);
  await expect(page.getByRole('row', { name: person.name })).toHaveCount(1);
}

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
});

test('the secretariat lands on the list of lecturers', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/users');
  await expect(page.getByRole('link', { name: 'Wykładowcy', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const [path, heading, add, choice] of [
  ['/users', 'Wykładowcy', 'Dodaj wykładowcę', 'Podanie rodzaju umowy jest konieczne'],
  ['/administrativeStaff', 'Pracownicy administracyjni', 'Dodaj pracownika', 'Wybierz rodzaj konta'],
] as const)
  test(`@phone ${path}: list, dialog and errors are accessible and nothing scrolls sideways`, async ({
    page,
  }) => {
    await open(page, path, heading);
    await expect(page.getByRole('checkbox', { name: /^Zaznacz:/ }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog', { name: add });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: add }).click();
    for (const message of [
      'Podanie emaila jest wymagane',
      'Podanie imienia i nazwiska jest wymagane',
      'Podanie numeru telefonu jest wymagane',
      choice,
    ])
      await expect(dialog.getByText(message).first()).toBeVisible();
    await dialog.getByLabel('Telefon').fill('501 220 410 w. 3');
    await expect(
      dialog.getByText('Proszę podać wyłącznie cyfry, bez przerw, myślników i numeru kierunkowego'),
    ).toBeVisible();
    await expectAccessible(page);
  });

test('a lecturer is added, gets a mail, is refused twice, edited and deleted', async ({ page }) => {
  const person = newcomer();
  await open(page, '/users', 'Wykładowcy');
  await addByKeyboard(page, person);
  const row = page.getByRole('row', { name: person.name });
  await expect(row).toContainText('Brak umowy');
  await expect(row).toContainText('Firma');
  await expect(row).toContainText('Nie');
  await mailTo(person.email, /Twoje konto/);

  await page.getByRole('button', { name: 'Dodaj wykładowcę' }).click();
  await fill(page, person);
  const add = page.getByRole('dialog', { name: 'Dodaj wykładowcę' });
  await add.getByRole('radio', { name: 'Pracownik (umowa)' }).check();
  await add.getByRole('button', { name: 'Dodaj wykładowcę' }).click();
  await expect(add.getByLabel('Adres e-mail')).toHaveAccessibleDescription('Taki email już istnieje');
  await add.getByRole('button', { name: 'Anuluj' }).click();

  await page.getByRole('button', { name: `Edytuj: ${person.name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edycja wykładowcy' });
  await expect(edit.getByLabel('Dodatkowy e-mail')).toHaveValue(`nowa.${person.mark}`);
  await expect(edit.getByRole('radio')).toHaveCount(0);
  await edit.getByLabel('Adres e-mail').fill(accountOf(0).email);
  await edit.getByLabel('Twoje aktualne hasło').fill(accountOf(1).password);
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(edit.getByRole('alert')).toContainText('Błąd podczas dodawania użytkownika');
  await expect(edit.getByRole('alert')).toContainText(
    'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
  );
  await expectAccessible(page);
  await edit.getByLabel('Adres e-mail').fill(person.email);
  await edit.getByRole('switch', { name: 'Aktywny' }).uncheck();
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Nieaktywny');

  await page.getByRole('checkbox', { name: `Zaznacz: ${person.name}` }).check();
  await page.getByRole('button', { name: 'Usuń zaznaczonych' }).click();
  const confirm = page.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć tego wykładowcę?' });
  await expect(confirm.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Usuń 1 osobę' }).click();
  await expect(page.getByRole('dialog', { name: 'Usunąłeś poprawnie wykładowcę' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nic nie znaleziono')).toBeVisible();
});

test('several lecturers are deleted at once', async ({ page }) => {
  const mark = freshMark();
  const people = [newcomer(`${mark}a`), newcomer(`${mark}b`)];
  await open(page, '/users', 'Wykładowcy');
  for (const person of people) await addLecturer(page, person);
  await page.getByRole('searchbox').fill(`nowa-${mark}`);
  for (const { name } of people) await page.getByRole('checkbox', { name: `Zaznacz: ${name}` }).check();
  await page.getByRole('button', { name: 'Usuń zaznaczonych' }).click();
  const confirm = page.getByRole('dialog', { name: /^Czy na pewno chcesz usunąć 2\swykładowców\?$/ });
  await confirm.getByRole('button', { name: /^Usuń 2\sosoby$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Usunięto wykładowców' })).toBeVisible();
});

test('an employee is added with a role and opened', async ({ page }) => {
  const person = newcomer();
  await open(page, '/administrativeStaff', 'Pracownicy administracyjni');
  await expect(page.getByRole('columnheader', { name: 'RODO' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click();
  await fill(page, person);
  const dialog = page.getByRole('dialog', { name: 'Dodaj pracownika' });
  await dialog.getByRole('combobox', { name: 'Rodzaj konta' }).click();
  await page.getByRole('option', { name: 'Księgowość' }).click();
  await dialog.getByRole('button', { name: 'Dodaj pracownika' }).click();
  await expect(dialog.getByText('Podanie aktualnego hasła jest wymagane')).toBeVisible();
  await dialog.getByLabel('Twoje aktualne hasło').fill(accountOf(1).password);
  await dialog.getByRole('button', { name: 'Dodaj pracownika' }).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('link', { name: person.listed, exact: true }).click();
  await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Dane', 'Czas pracy', 'Okres umowy', 'Historia']);
  await page.getByRole('link', { name: 'Wróć do listy pracowników administracyjnych' }).click();
  await expect(page).toHaveURL(/administrativeStaff/);
});

test('both reports are downloaded under their names', async ({ page }) => {
  await open(page, '/users', 'Wykładowcy');
  for (const [item, file] of [
    ['Okresy umów (CSV)', 'wykladowcy-umowy.csv'],
    ['Wszyscy wykładowcy (CSV)', 'wykladowcy.csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});
