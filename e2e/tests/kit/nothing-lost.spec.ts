import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../fixtures/accounts.ts';
import { actAfterSessionEnded } from '../../fixtures/ended-session.ts';
import { fillPlace, uniqueName } from '../../fixtures/places.ts';
import { expect, test } from '../../fixtures/test.ts';

// What every screen inherits from the kit, walked on the list of places.

const opener = (page: Page): Locator => page.getByRole('button', { name: /^Dodaj( placówkę)?$/ }).first();
const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Dodaj placówkę' });
const edit = (page: Page): Locator => page.getByRole('dialog', { name: 'Edycja placówki' });
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Porzucić zmiany?' });
const nameField = (dialog: Locator): Locator => dialog.getByLabel('Placówka (miejscowość)');
const add = (page: Page): Locator => form(page).getByRole('button', { name: 'Dodaj placówkę' });

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/places');
  await expect(page.getByRole('heading', { name: 'Placówki', level: 1 })).toBeVisible();
});

async function openForm(page: Page): Promise<void> {
  await opener(page).click();
  await expect(nameField(form(page))).toBeFocused();
}

/** The next answers to a method of this address are failures; then the server answers again. */
async function failNext(page: Page, method: string, ...statuses: number[]): Promise<string[]> {
  const seen: string[] = [];
  await page.route(/\/api\/places(\?|$)/, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    seen.push(route.request().url());
    const status = statuses.shift();
    const body = JSON.stringify({ code: 'server/failed', message: 'Coś poszło nie tak po naszej stronie.' });
    return status === undefined
      ? route.fallback()
      : route.fulfill({ status, contentType: 'application/json', body });
  });
  return seen;
}

async function addPlace(page: Page): Promise<string> {
  const name = uniqueName();
  await openForm(page);
  await fillPlace(page, name);
  await add(page).click();
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  return name;
}

test('a failed save keeps its form, the next goes through, and a double click sends once', async ({
  page,
}) => {
  const name = uniqueName();
  const sent = await failNext(page, 'POST', 500, 503);
  await openForm(page);
  await fillPlace(page, name);
  for (const attempt of [1, 2]) {
    await add(page).click();
    await expect.poll(() => sent).toHaveLength(attempt);
    await expect(form(page).getByRole('alert')).toBeVisible();
    await expect(nameField(form(page))).toHaveValue(name);
  }
  await expect(page).toHaveURL('/places');
  await add(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Dodano placówkę' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(3);
  await page.getByRole('button', { name: 'Wróć do listy' }).click();
  await expect(opener(page)).toBeFocused();
});

test('a list that fails says so in place and can be read again', async ({ page }) => {
  // A page reads again by itself as soon as it is connected, and every 15 s while it is not: this one never connects.
  await page.routeWebSocket(/\/socket\.io\//, () => undefined);
  await page.goto('about:blank');
  await failNext(page, 'GET', 500);
  await page.goto('/places?page=2&itemsPerPage=10');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByText(/^11–20 z/)).toBeVisible();
  await expect(page).toHaveURL(/\/places\?page=2&itemsPerPage=10$/);
});

test('@phone what was typed is not given up without a question, and Back closes a dialog first', async ({
  page,
}) => {
  await openForm(page);
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL('/places');
  await expect(opener(page)).toBeFocused();

  await openForm(page);
  await nameField(form(page)).fill('Łódź');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => form(page).getByRole('button', { name: 'Zamknij' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(question(page).getByRole('button', { name: 'Wróć do edycji' })).toBeFocused();
    await question(page).getByRole('button', { name: 'Wróć do edycji' }).click();
    await expect(question(page)).toBeHidden();
    await expect(nameField(form(page))).toHaveValue('Łódź');
  }
  await page.goBack();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Porzuć zmiany' }).click();
  await expect(form(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL('/places');
});

test('a click outside does not close a changed dialog, and leaving the page asks', async ({ page }) => {
  await openForm(page);
  await nameField(form(page)).fill('Łódź');
  await page.mouse.click(5, 450);
  await expect(nameField(form(page))).toHaveValue('Łódź');
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
});

test('after an expired session the login returns to the page with what was typed', async ({ page }) => {
  const name = uniqueName();
  const { email, password } = accountOf(1);
  await page.goto('/places?sortBy=organization');
  await openForm(page);
  await fillPlace(page, name);
  await actAfterSessionEnded(page, async () => {
    await add(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText('Twoja sesja wygasła');
    await expect(nameField(form(page))).toHaveValue(name);
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Zaloguj się ponownie' }).click();
  });
  await expect(page.getByRole('heading', { name: 'Panel logowania' })).toBeVisible();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/places\?sortBy=organization/);
  await expect(nameField(form(page))).toHaveValue(name);
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'Dodano placówkę' })).toContainText(name);
});

test('of two tabs the second sees both values and chooses field by field', async ({ page, context }) => {
  const name = await addPlace(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/places?search=${encodeURIComponent(name)}`);
    await tab.getByRole('button', { name: `Edytuj: ${name}` }).click();
    await expect(edit(tab)).toBeVisible();
  }
  await edit(other).getByLabel('Telefon').fill('111');
  await edit(other).getByRole('textbox', { name: 'Adres', exact: true }).fill('ul. Nowa 1');
  await edit(other).getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(other.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();

  await edit(page).getByLabel('Telefon').fill('222');
  await edit(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  const choice = edit(page).getByRole('radiogroup', { name: 'Telefon' });
  await expect(choice.getByRole('radio', { name: /^u.Ciebie: 222$/ })).toBeChecked();
  await expect(edit(page).getByRole('textbox', { name: 'Adres', exact: true })).toHaveValue('ul. Nowa 1');
  await expectAccessible(page);
  await choice.getByRole('radio', { name: /^zapisane przez .+ o.\d{1,2}:\d\d: 111$/ }).check();
  await expect(edit(page).getByRole('textbox', { name: 'Telefon' })).toHaveValue('111');
  await expect(choice.getByRole('radio', { name: /: 111$/ })).toBeChecked();
  await edit(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
});

test('what was deleted elsewhere is added as new', async ({ page, baseURL }) => {
  const name = await addPlace(page);
  await page.goto(`/places?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edytuj: ${name}` }).click();
  await edit(page).getByLabel('Telefon').fill('333');
  const found = await page.request.get(`${baseURL}${placeRoutes.list.path}`, { params: { search: name } });
  const { items } = (await found.json()) as { items: { id: number }[] };
  await page.request.post(`${baseURL}${placeRoutes.removeMany.path}`, {
    data: items.map(({ id }) => id),
    headers: { origin: baseURL ?? '' },
  });
  await edit(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  await edit(page).getByRole('button', { name: 'Dodaj jako nowe' }).click();
  await expect(form(page).getByLabel('Telefon')).toHaveValue('333');
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'Dodano placówkę' })).toContainText(name);
});
