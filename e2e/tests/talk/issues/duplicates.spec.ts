import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

const reply = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });

const report = async (request: APIRequestContext, baseUrl: string, title: string): Promise<number> => {
  const answer = await request.post(`${baseUrl}/issuetrackerapi/issues`, {
    data: { title, type: 1, description: `${title}: nic się nie dzieje.` },
    headers: { origin: baseUrl },
  });
  return ((await answer.json()) as { id: number }).id;
};

test('what two people reported is one problem for the secretariat: a note, an answer to both, and each reads only the own', async ({
  page,
  browser,
  baseURL,
  secondUrl,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, 6, baseURL ?? '');
  const kept = await report(page.request, baseURL ?? '', `Poczta milczy ${mark}`);
  const other = await (
    await browser.newContext({ locale: 'pl-PL', viewport: { width: 390, height: 844 } })
  ).newPage();
  await signIn(other, 8, secondUrl);
  const again = await report(other.request, secondUrl, `Brak maili ${mark}`);
  await other.goto(`${secondUrl}/issue-tracker/${again}`);

  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(office, 1, baseURL ?? '');
  await office.goto(`${baseURL}/issue-tracker/${again}`);
  await office.getByRole('button', { name: 'Połącz z innym…' }).click();
  const dialog = office.getByRole('dialog', { name: `Połącz zgłoszenie UNI-A${again}` });
  await dialog.getByRole('combobox').fill(`milczy ${mark}`);
  await office.getByRole('option', { name: new RegExp(`UNI-A${kept} `, 'u') }).click();
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Połącz zgłoszenia' }).click();
  await expect(office.getByText(`połączono z UNI-A${kept}`)).toBeVisible();
  await expect(other.getByText(/To samo zgłosił już ktoś inny/u)).toBeVisible();
  await expectAccessible(other);

  await office.getByRole('link', { name: new RegExp(`^UNI-A${kept},`, 'u') }).click();
  await office.getByRole('button', { name: 'Notatka', exact: true }).click();
  await office.getByRole('textbox', { name: 'Notatka' }).fill('Dzwoniłam do operatora.');
  await office.getByRole('button', { name: 'Dodaj notatkę' }).click();
  await expect(office.getByRole('note').getByText('Dzwoniłam do operatora.')).toBeVisible();
  await office.getByRole('button', { name: 'Odpowiedź', exact: true }).click();
  await office.getByRole('checkbox', { name: /^Wyślij też do 1/u }).check();
  await reply(office).fill(`Naprawione ${mark}.`);
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await office.getByRole('button', { name: 'rozpocznij rozwiązywanie' }).click();

  await expect(other.getByText(`Naprawione ${mark}.`)).toBeVisible();
  await expect(other.getByText(/rozpoczęto rozwiązywanie/u)).toBeVisible();
  await page.goto(`/issue-tracker/${kept}`);
  await expect(page.getByText(`Naprawione ${mark}.`)).toBeVisible();
  await expect(page.getByText('Dzwoniłam do operatora.')).toHaveCount(0);
  await expect(page.getByText('Brak maili')).toHaveCount(0);
  await expect(other.getByText('milczy')).toHaveCount(0);

  await other.getByRole('button', { name: 'otwórz zgłoszenie raz jeszcze' }).click();
  await expect(reply(other)).toBeVisible();
  await expect(office.getByText(/rozdzielono z/u)).toBeVisible();
  await office.context().close();
  await other.context().close();
});
