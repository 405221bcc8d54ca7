import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const reply = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The whole life, each side in its own browser and process: what one does, the other sees without a reload. */
test('a problem is reported with a picture, answered, doubted, answered again, resolved, reopened and deleted', async ({
  page,
  browser,
  baseURL,
  secondUrl,
}) => {
  const title = unique('Nie działa druk');
  await signIn(page, 2, baseURL ?? '');
  await page.goto('/issue-tracker');
  await expect(page.getByRole('heading', { name: 'Zgłaszanie problemów' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Zgłoś/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Zgłoś problem' });
  await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(form.getByText('Podanie tematu zgłoszenia jest wymagane')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Temat').fill(title);
  await form.getByLabel('Opis').fill('Plik pobiera się pusty.');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'zrzut.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByText('zrzut.webp')).toBeVisible();
  await form.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  const thanks = page.getByRole('dialog', { name: 'Zgłoszenie przesłane poprawnie' });
  await thanks.getByRole('button', { name: 'Powrót do listy wszystkich zgłoszeń' }).click();

  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(office, 1, secondUrl);
  await office.goto(`${secondUrl}/issue-tracker?search=${encodeURIComponent(title)}`);
  await office.getByRole('region', { name: 'przyjęte' }).getByRole('link', { name: title }).click();
  await expect(office.getByText('Plik pobiera się pusty.')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'rozpocznij rozwiązywanie' }).click();
  await expect(
    office.getByRole('region', { name: 'w trakcie' }).getByRole('link', { name: title }),
  ).toBeVisible();
  await office.getByRole('button', { name: /^Zajmuje się: nikt/ }).click();
  await office.getByRole('menuitem', { name: 'Zajmuję się' }).click();
  await expect(office.getByText(/rozpoczęto rozwiązywanie/)).toBeVisible();
  await expectAccessible(office);
  await reply(office).fill('Prosimy sprawdzić teraz.');
  await office.getByRole('button', { name: 'Wyślij' }).click();

  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('Prosimy sprawdzić teraz.')).toBeVisible();
  await expect(page.getByText(/Zespół techniczny Indeks/)).toBeVisible();
  await expect(
    page.getByText('Czy przesłana przez nas odpowiedź jest dla Ciebie zadowolająca?'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'NIE', exact: true }).click();
  await reply(page).fill('Nadal jest pusty.');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByRole('button', { name: 'TAK' })).toHaveCount(0);

  await expect(office.getByRole('log').getByText('Nadal jest pusty.')).toBeVisible();
  await expect(office.getByRole('link', { name: title }).getByText('czeka na nas')).toBeVisible();
  await reply(office).fill('Poprawione.');
  await office.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByText('Poprawione.')).toBeVisible();
  await page.getByRole('button', { name: 'TAK' }).click();
  await expect(page.getByText('Zgłoszenie jest rozwiązane.')).toBeVisible();
  await expect(
    office.getByRole('region', { name: 'rozwiązane' }).getByRole('link', { name: title }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'otwórz zgłoszenie raz jeszcze' }).click();
  await expect(reply(page)).toBeVisible();
  await page.getByRole('link', { name: 'powrót do listy' }).click();
  await page.getByRole('checkbox', { name: new RegExp(title) }).check();
  await page.getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Czy na pewno chcesz usunąć poniższe zgłoszenia?')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń 1 zgłoszenie' }).click();
  const removed = page.getByRole('dialog', { name: 'Usunąłeś poprawnie zgłoszenie' });
  await expect(removed.getByText(title)).toBeVisible();
  await removed.getByRole('button', { name: 'Zamknij' }).click();
});

test('without a network what was read stays, and an answer says that it was not sent', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await signIn(page, 7, baseURL ?? '');
  const description = unique('Nie widzę wpisu');
  const answer = await page.request.post(`${baseURL}/issuetrackerapi/issues`, {
    data: { title: `Bez sieci ${account.id}`, type: 1, description },
    headers: { origin: baseURL ?? '' },
  });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`/issue-tracker/${id}`);
  await expect(page.getByRole('log').getByText(description)).toBeVisible();
  await context.setOffline(true);
  await reply(page).fill('Czy już działa?');
  const asked = page.waitForEvent('requestfailed', (request) => /issues\/\d+$/u.test(request.url()));
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByText('Brak połączenia z serwerem.')).toBeVisible();
  await asked;
  await expect(page.getByRole('log').getByText(description)).toBeVisible();
  await expect(reply(page)).toHaveValue('Czy już działa?');
  await context.setOffline(false);
});

test('on a phone one column at a time, and an issue on its own page @phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/issue-tracker');
  const search = page.getByRole('main').getByRole('searchbox');
  const whose = page.getByRole('button', { name: 'Moje' });
  const bottom = ({ y = 0, height = 0 }) => y + height;
  const gap = async () => ((await whose.boundingBox())?.y ?? 0) - bottom((await search.boundingBox()) ?? {});
  expect(await gap()).toBeLessThan(24);
  await page.getByRole('button', { name: 'w trakcie' }).click();
  const column = page.getByRole('region', { name: 'w trakcie' });
  await page.getByRole('main').getByRole('searchbox').fill('nie ma takiego tematu');
  await expect(column.getByRole('link')).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await column.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'powrót do listy' })).toBeVisible();
  await expect(page.getByText('Zgłoszone przez')).toBeVisible();
  await expectAccessible(page);
  // A long name stays within its card.
  const name = 'Maria Magdalena Skłodowska-Wiśniewska';
  const assignee = page.getByRole('button', { name: /^Zajmuje się/ });
  await assignee
    .locator('span')
    .last()
    .evaluate((label, text) => void (label.textContent = text), name);
  const { x = 0, width = 0 } = (await assignee.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390 - 32);
});
