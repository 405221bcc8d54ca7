import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const said = (page: Page, words: string) => page.getByRole('log').getByText(words);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const say = async (page: Page, words: string) => {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(said(page, words)).toBeVisible();
};
const attach = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'wniosek.pdf', mimeType: 'application/pdf', buffer: pdf });

/** Each browser speaks with a process of its own; what passes between the two goes through Redis. */
test('Redis ends in the middle of a conversation: both get everything within 20 seconds, and nothing twice', async ({
  page,
  context,
  browser,
  apart: { urls, stopRedis },
}) => {
  const [url = '', otherUrl = ''] = urls;
  await signIn(page, 5, url);
  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(office, 11, otherUrl);
  await office.goto(`${otherUrl}/chat`);
  await page.goto(`${url}/chat?user=0`);
  await expect(page.getByRole('heading', { name: 'Sekretariat' })).toBeVisible();

  const before = unique('Przed przerwą');
  await attach(page);
  await say(page, before);
  const row = office.getByRole('listitem').filter({ hasText: before });
  await expect(row).toBeVisible({ timeout: 5_000 });
  await expect(office.getByRole('link', { name: /^Chat, nieprzeczytane/ })).toBeVisible();
  await row.getByRole('button').first().click();
  await expect(said(office, before)).toBeVisible();

  await stopRedis();
  const inTime = { timeout: 20_000 };
  const words = [1, 2, 3].map((number) => ({
    question: unique(`Pytanie ${number}`),
    answer: unique(`Odpowiedź ${number}`),
  }));
  for (const { question, answer } of words) {
    await attach(page);
    await say(page, question);
    await expect(said(office, question)).toBeVisible(inTime);
    await say(office, answer);
    await expect(said(page, answer)).toBeVisible(inTime);
  }

  await context.setOffline(true);
  const offline = unique('Pisane bez sieci');
  await say(page, offline);
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toHaveCount(0);
  await expect(said(office, offline)).toBeVisible(inTime);

  const everything = [before, offline, ...words.flatMap(({ question, answer }) => [question, answer])];
  for (const reader of [page, office]) {
    for (const one of everything) await expect(said(reader, one)).toHaveCount(1);
    await reader.reload();
    for (const one of everything) await expect(said(reader, one)).toHaveCount(1);
  }
});
