import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ResetTab } from '#features/identity/accounts/second-step/reset-tab.tsx';
import { SecondStepCard } from '#features/identity/accounts/second-step/second-step-card.tsx';
import { SecondStepPage } from '#features/identity/accounts/second-step/second-step-page.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `abcdef-ghjkmn-pqrstu-vwxyz${index}`);
const qr = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const secret = { key: 'ABCD EFGH', qr };

let server: Loopback;
let isOn: boolean;
let refused: Reply | undefined;
const makeState = () => ({
  on: isOn,
  since: isOn ? '2026-11-14T10:00:00Z' : null,
  codes_left: 9,
  required: false,
});
const answers: Record<string, () => Reply> = {
  'GET /api/session/second-step': () => ({ body: makeState() }),
  'POST /api/session/second-step': () => ({ body: secret }),
  'PUT /api/session/second-step': () => ({ body: { session: sessionOf(1), codes } }),
  'POST /api/session/second-step/off': () => ({ body: sessionOf(0) }),
  'POST /api/session/second-step/codes': () => ({ body: { codes } }),
  'POST /api/second-steps/reset': () => ({ body: { name: 'Anna Żak' } }),
};
beforeEach(async () => {
  isOn = false;
  refused = undefined;
  server = await loopback(({ method, url }: Received) => {
    if (method !== 'GET' && refused) return refused;
    return answers[`${method} ${url}`]?.() ?? { status: 404, body: {} };
  });
});
afterEach(() => server.close());

const show = (page: ReactNode) =>
  render(
    <ThemeProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const sent = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => [`${method} ${url}`, JSON.parse(body.toString() || 'null')]);

test('turning it on: password, picture and key, code, recovery codes', async () => {
  show(<SecondStepCard />);
  await press('Włącz drugi krok');
  await type('Aktualne hasło', 'tajne');
  await press('Dalej');
  const picture = await screen.findByRole('img', { name: /Kod QR/ });
  expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toBe(`data:image/svg+xml,${qr}`);
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  await type('Kod z aplikacji', '12');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Włącz drugi krok' }));
  expect(await screen.findByText(/Kod z\saplikacji ma 6\scyfr/)).toBeTruthy();
  await type('Kod z aplikacji', '3456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Włącz drugi krok' }));
  expect(
    within(await screen.findByRole('list', { name: 'Kody zapasowe' })).getAllByRole('listitem'),
  ).toHaveLength(10);
  isOn = true;
  await press('Kody mam zapisane');
  expect(await screen.findByText('włączony')).toBeTruthy();
  expect(sent()).toEqual([
    ['POST /api/session/second-step', { password: 'tajne' }],
    ['PUT /api/session/second-step', { code: '123456' }],
  ]);
});

test('turning it off asks for password and code, and a wrong code keeps the dialog', async () => {
  isOn = true;
  show(<SecondStepCard />);
  await press('Wyłącz');
  await type('Aktualne hasło', 'tajne');
  await type('Kod z aplikacji lub kod zapasowy', '123456');
  refused = { status: 422, body: { code: 'auth/wrong-code', message: 'Kod jest nieprawidłowy.' } };
  await press('Wyłącz drugi krok');
  expect((await screen.findByRole('alert')).textContent).toContain('Kod jest nieprawidłowy.');
  refused = undefined;
  isOn = false;
  await press('Wyłącz drugi krok');
  expect(await screen.findByText('wyłączony')).toBeTruthy();
});

test('new recovery codes are shown once', async () => {
  isOn = true;
  show(<SecondStepCard />);
  await press('Nowe kody zapasowe');
  await type('Aktualne hasło', 'tajne');
  await type('Kod z aplikacji lub kod zapasowy', '123456');
  await press('Utwórz nowe kody');
  expect(await screen.findByText(codes[0] ?? '')).toBeTruthy();
  await press('Kody mam zapisane');
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull());
});

test('who is led here from the login is not asked for the password again', async () => {
  const done: string[] = [];
  show(<SecondStepPage askPassword={false} onDone={({ landing }) => done.push(landing)} />);
  await press('Dalej');
  await type('Kod z aplikacji', '123 456');
  await press('Włącz drugi krok');
  await press('Kody mam zapisane');
  expect(done).toEqual(['/users']);
  expect(sent()[0]).toEqual(['POST /api/session/second-step', {}]);
});

test.each([
  [false, {}],
  [true, { code: '123456' }],
])('role 11 resets another’s; own second step on: %s', async (own, code) => {
  isOn = own;
  show(<ResetTab />);
  await type('Adres e-mail tej osoby', 'anna@uczelnia.pl');
  await type('Twoje aktualne hasło', 'tajne');
  const codeLabel = 'Twój kod z aplikacji lub kod zapasowy';
  await waitFor(() => expect(server.received.length).toBeGreaterThan(0));
  if (own) await type(codeLabel, '123456');
  await press('Wyłącz drugi krok tej osobie');
  expect(await screen.findByRole('dialog', { name: 'Drugi krok logowania wyłączony' })).toBeTruthy();
  expect(sent()[0]?.[1]).toEqual({ email: 'anna@uczelnia.pl', password: 'tajne', ...code });
});
