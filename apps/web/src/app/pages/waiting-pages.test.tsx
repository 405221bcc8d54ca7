import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noSession, openApp } from '#app/testing/open-app.tsx';
import type { OpenApp } from '#app/testing/open-app.tsx';

let app: OpenApp;
let healthy: boolean;

// Only the timer of the poll is faked; the answers come over a real connection.
beforeEach(() => {
  healthy = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const open = async (address: string) => {
  app = await openApp(address, ({ url }) => {
    if (url === '/api/session') return noSession;
    if (url !== '/api/health') return undefined;
    return healthy ? { body: { status: 'up', version: '' } } : { status: 503, body: '' };
  });
};
const polls = () => app.server.received.filter(({ url }) => url === '/api/health').length;

test.each([
  ['/error-500', 'Aktualnie trwa przerwa techniczna. Pracujemy nad rozwiązaniem problemu'],
  ['/error-401', 'Twoja sesja wygasła. Zaloguj się ponownie'],
])('%s asks every 3 s and stays until the server is healthy', async (address, text) => {
  await open(address);
  await screen.findByRole('heading', { level: 1, name: text });
  vi.advanceTimersByTime(2999);
  expect(polls()).toBe(0);

  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(polls()).toBe(1));
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(polls()).toBe(2));
  expect(app.path()).toBe(address);

  healthy = true;
  vi.advanceTimersByTime(3000);
  await screen.findByRole('heading', { level: 1, name: 'Panel logowania' });
  expect(app.path()).toBe('/');
});

test('the way to the login page need not be waited for', async () => {
  await open('/error-401');
  const link = await screen.findByRole('link', { name: 'Przejdź do logowania' });
  expect(link.getAttribute('href')).toBe('/');
});
