import type { Page } from '@playwright/test';
import { signIn } from '../../../fixtures/accounts.ts';
import {
  attach,
  conversationRow,
  fastest,
  messageField as field,
  timeArrival,
  unique,
} from '../../../fixtures/chat.ts';
import { expect, test } from '../../../fixtures/test.ts';

const said = (page: Page, words: string) => page.getByRole('log').getByText(words);

const say = async (page: Page, words: string) => {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(said(page, words)).toBeVisible();
};

/** Each browser speaks with a process of its own; what passes between the two goes through Redis. */
test('Redis ends in the middle of a conversation: both get everything within 20 seconds, and nothing twice', async ({
  page,
  context,
  browser,
  apart: { urls, stopRedis },
}) => {
  const [url = '', otherUrl = ''] = urls;
  // Nobody else writes as this person meanwhile, whose newest words the list shows.
  await signIn(page, 6, url);
  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(office, 11, otherUrl);
  await office.goto(`${otherUrl}/chat?view=all`);
  await page.goto(`${url}/chat?user=0`);
  await expect(page.getByRole('heading', { name: 'Sekretariat' })).toBeVisible();

  expect(await fastest(1_000, () => timeArrival(page, office))).toBeLessThan(1_000);
  const before = unique('Przed przerwą');
  await attach(page);
  await say(page, before);
  await conversationRow(office, before).getByRole('button').first().click();
  await expect(said(office, before)).toBeVisible();

  await stopRedis();
  // Everything comes; how long it takes is judged by the fastest, since a busy machine holds single ones up.
  const times: number[] = [];
  const awaitArrival = async (reader: Page, expected: string) => {
    const begun = performance.now();
    await expect(said(reader, expected)).toBeVisible();
    times.push(performance.now() - begun);
  };
  const words = [1, 2, 3].map((number) => ({
    question: unique(`Pytanie ${number}`),
    answer: unique(`Odpowiedź ${number}`),
  }));
  for (const { question, answer } of words) {
    await attach(page);
    await say(page, question);
    await awaitArrival(office, question);
    await say(office, answer);
    await awaitArrival(page, answer);
  }
  expect(Math.min(...times)).toBeLessThan(20_000);

  await office.goto(`${otherUrl}/chat?view=all`);
  expect(await fastest(20_000, () => timeArrival(page, office))).toBeLessThan(20_000);
  await conversationRow(office, 'Pilne pytanie').getByRole('button').first().click();

  await context.setOffline(true);
  const offline = unique('Pisane bez sieci');
  await say(page, offline);
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toHaveCount(0);
  await awaitArrival(office, offline);

  const everything = [before, offline, ...words.flatMap(({ question, answer }) => [question, answer])];
  for (const reader of [page, office]) {
    for (const one of everything) await expect(said(reader, one)).toHaveCount(1);
    await reader.reload();
    for (const one of everything) await expect(said(reader, one)).toHaveCount(1);
  }
});
