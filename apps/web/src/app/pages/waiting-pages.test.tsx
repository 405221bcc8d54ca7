import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noSession, openApp } from '#app/testing/open-app.tsx';
import type { OpenApp } from '#app/testing/open-app.tsx';
import type { Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
let healthy: boolean;
let sessionAnswer: Reply;

// Only the timer of the poll is faked; the answers come over a real connection.
beforeEach(() => {
  healthy = false;
  sessionAnswer = noSession;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const open = async (address: string) => {
  app = await openApp(address, ({ url }) => {
    if (url === '/api/session') return sessionAnswer;
    if (url !== '/api/ready') return undefined;
    return healthy ? { body: { database: 'up', redis: 'up' } } : { status: 503, body: '' };
  });
};
const polls = () => app.server.received.filter(({ url }) => url === '/api/ready').length;

/** Polls by real timers, because vi.waitFor would move the fake ones of the page with every try. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** React starts the timer in an effect, which may run after the page is in the document. */
async function findWaitingPage(name: string | RegExp): Promise<void> {
  await screen.findByRole('heading', { level: 1, name });
  await until(() => vi.getTimerCount() > 0);
}

test.each([
  ['/error-500', 'Aktualnie trwa przerwa techniczna. Pracujemy nad rozwiązaniem problemu'],
  ['/error-401', 'Twoja sesja wygasła. Zaloguj się ponownie'],
])('%s asks every 3 to 5 s and stays until the server is ready', async (address, text) => {
  await open(address);
  await findWaitingPage(text);
  vi.advanceTimersByTime(2999);
  expect(polls()).toBe(0);

  vi.advanceTimersByTime(2001);
  await until(() => polls() === 1);
  vi.advanceTimersByTime(5000);
  await until(() => polls() >= 2);
  expect(app.path()).toBe(address);

  healthy = true;
  vi.advanceTimersByTime(5000);
  await screen.findByRole('heading', { level: 1, name: 'Panel logowania' });
  expect(app.path()).toBe('/');
});

test.each([
  [0, 3000],
  [0.5, 4000],
])('not all ask in one moment: with the chance %d after %i ms', async (chance, moment) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  await open('/error-500');
  await findWaitingPage(/przerwa techniczna/);
  vi.advanceTimersByTime(moment - 1);
  expect(polls()).toBe(0);
  vi.advanceTimersByTime(1);
  await until(() => polls() === 1);
  vi.restoreAllMocks();
});

test('the page that could not load is opened again when the server is back', async () => {
  sessionAnswer = { status: 503, body: '' };
  await open('/places?page=2');
  await findWaitingPage(/przerwa techniczna/);
  expect(app.path()).toBe('/error-500');
  sessionAnswer = { body: sessionOf(1) };
  healthy = true;
  vi.advanceTimersByTime(5000);
  await screen.findByRole('heading', { level: 1, name: 'Placówki' });
  expect(app.path()).toBe('/places?page=2');
});

test('the way to the login page need not be waited for', async () => {
  await open('/error-401');
  const link = await screen.findByRole('link', { name: 'Przejdź do logowania' });
  expect(link.getAttribute('href')).toBe('/');
});
