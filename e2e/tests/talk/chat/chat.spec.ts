import { errorTexts } from '@indeks/contract/common/errors.texts';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import {
  conversationRow,
  fastest,
  messageField as field,
  sendWithFile,
  timeArrival,
  unique,
} from '../../../fixtures/chat.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Through two processes: what one of them writes, the other tells its browsers. */
test('a student writes with an attachment; the secretariat’s list has it within a second and without a reload; it answers, and it can be marked as unread', async ({
  page,
  browser,
  baseURL,
  secondUrl,
}) => {
  await signIn(page, 3, baseURL ?? '');
  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  const { name } = await signIn(office, 1, secondUrl);
  await office.goto(`${secondUrl}/chat?view=all`);
  await page.goto('/chat?user=0');
  await expect(page.getByRole('heading', { name: 'Sekretariat' })).toBeVisible();

  const question = unique('Kiedy odbiorę legitymację?');
  expect(await fastest(1_000, () => timeArrival(page, office))).toBeLessThan(1_000);
  await sendWithFile(page, question);
  await expect(page.getByRole('log').getByText(question)).toBeVisible();
  await expect(page.getByText('wysyłanie…')).toHaveCount(0);

  await conversationRow(office, question).getByRole('button').first().click();
  await expect(office.getByRole('link', { name: /wniosek\.pdf/ }).last()).toBeVisible();
  await expect(page.getByText('przeczytano').last()).toBeVisible();
  await expectAccessible(office);

  await office.getByRole('button', { name: 'Zapisane odpowiedzi' }).click();
  await office.getByRole('menuitem', { name: 'Zmień zapisane odpowiedzi' }).click();
  const replies = office.getByRole('dialog', { name: 'Zapisane odpowiedzi' });
  await expect(replies.getByText('Numer rachunku', { exact: true })).toBeVisible();
  // A reply names a tab that its reader has.
  const [, tab = ''] = /zakładce „([^”]+)”/.exec(await replies.innerText()) ?? [];
  expect(tab).not.toBe('');
  await expect(page.getByRole('link', { name: tab, exact: true }).first()).toBeVisible();
  await expectAccessible(office);
  await office.keyboard.press('Escape');
  await expect(replies).toBeHidden();

  const colleague = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(colleague, 11, baseURL ?? '');
  await colleague.goto('/chat?view=all');
  await conversationRow(colleague, question).getByRole('button').first().click();
  await expect(colleague.getByRole('log').getByText(question)).toBeVisible();
  const answer = unique('W poniedziałek od 9.');
  await field(office).fill(answer);
  await expect(page.getByRole('status').getByText('Sekretariat pisze…')).toBeVisible();
  await expect(colleague.getByRole('status').getByText(`${name} pisze…`)).toBeVisible();
  await expect(office.getByText('pisze…')).toHaveCount(0);
  await field(office).press('Enter');
  await expect(page.getByRole('log').getByText(answer)).toBeVisible();
  await expect(page.getByText('pisze…')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Więcej: Sekretariat' }).last().click();
  await page.getByRole('menuitem', { name: 'Oznacz jako nieprzeczytane' }).click();
  await expect(page.getByRole('link', { name: /^Chat, nieprzeczytane: 1/ })).toBeVisible();
});

test('a message that could not be sent says so, outlives a reload and is sent once', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 2, baseURL ?? '');
  await page.goto('/chat?user=0');
  await expect(field(page)).toBeVisible();
  const words = unique('Pisane bez sieci');
  await context.route('**/chatapi', (route) => route.abort());
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await context.unroute('**/chatapi');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).dblclick();
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
});

test('@phone-only what a message and a conversation offer is large enough for a thumb', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 7, baseURL ?? '');
  await page.goto('/chat?user=0');
  const words = unique('Pytanie z telefonu');
  await field(page).fill(words);
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('wysyłanie…')).toHaveCount(0);
  const more = page.getByRole('button', { name: /^Więcej: wiadomość z/ }).last();
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await more.click();
  await page.getByRole('menuitem', { name: 'Usuń wiadomość' }).click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expectAccessible(page);
});

test('@phone-only what a refused message offers is in sight whole, also under a reason of two lines', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 8, baseURL ?? '');
  await page.goto('/chat?user=0');
  // Enough messages that the newest stand at the lower edge.
  for (let n = 0; n < 6; n += 1) {
    await field(page).fill(unique('Wiadomość, po której jest ich więcej, niż mieści ekran telefonu'));
    await page.getByRole('button', { name: 'Wyślij' }).click();
  }
  await expect(page.getByText('wysyłanie…')).toHaveCount(0);
  const json = { code: 'upload/too-many', message: errorTexts['upload/too-many'] };
  await context.route('**/chatapi', (route) => route.fulfill({ status: 429, json }));
  await field(page).fill(unique('Jeszcze jedna'));
  await page.getByRole('button', { name: 'Wyślij' }).click();
  const refused = page.getByRole('log').getByRole('alert');
  await expect(refused).toBeInViewport({ ratio: 1 });
  expect((await refused.boundingBox())?.height).toBeGreaterThan(30);
  for (const name of ['Spróbuj ponownie', 'Usuń'])
    await expect(page.getByRole('log').getByRole('button', { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
});
