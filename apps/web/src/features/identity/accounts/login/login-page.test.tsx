import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoginPage } from '#features/identity/accounts/login/login-page.tsx';
import { forgetSession, probeSession } from '#shared/api/session.ts';
import { loopback } from '#shared/api/testing/loopback.ts';
import type { Loopback, Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let server: Loopback;
let reply: Reply;
let router: ReturnType<typeof createMemoryRouter>;
let started = 0;

beforeEach(async () => {
  server = await loopback(() => reply);
  started = 0;
  router = createMemoryRouter([
    { path: '/', element: <LoginPage homeOf={({ landing }) => landing} onStart={() => (started += 1)} /> },
    { path: '*', element: <p>other page</p> },
  ]);
  render(<RouterProvider router={router} />);
});
afterEach(async () => {
  forgetSession();
  await server.close();
});

const email = () => screen.getByLabelText('Adres e-mail');
const password = () => screen.getByLabelText('Hasło');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));

test('no error stands before the field was touched, and an empty one shows after', async () => {
  expect(screen.queryByText('Podanie e-maila jest wymagane')).toBeNull();
  await userEvent.click(email());
  await userEvent.tab();
  expect(await screen.findByText('Podanie e-maila jest wymagane')).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

test('a malformed address is named, and the message goes as soon as it is right', async () => {
  await userEvent.type(email(), 'jan@');
  await userEvent.tab();
  expect(await screen.findByText('Podany adres e-mail jest niepoprawny')).toBeTruthy();
  await userEvent.type(email(), 'uczelnia.pl');
  await waitFor(() => expect(screen.queryByText('Podany adres e-mail jest niepoprawny')).toBeNull());
});

test.each(['', 'jan@'])(
  'with the address "%s" nothing is sent and the field gets the focus',
  async (typed) => {
    if (typed !== '') await userEvent.type(email(), typed);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(server.received).toHaveLength(0);
  },
);

test('an empty password is no error of the form: it is sent', async () => {
  reply = { status: 401, body: { code: 'auth/invalid-credentials', message: '' } };
  await userEvent.type(email(), ' jan@uczelnia.pl ');
  await send();
  await screen.findByRole('alert');
  expect(JSON.parse(server.received[0]?.body.toString() ?? '')).toEqual({
    email: 'jan@uczelnia.pl',
    password: '',
  });
});

test('a failed login is an alert with the way to the reminder, and can be tried again', async () => {
  reply = { status: 401, body: { code: 'auth/invalid-credentials', message: '' } };
  await userEvent.type(email(), 'jan@uczelnia.pl');
  await userEvent.type(password(), 'zle');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Podany adres e-mail lub hasło są nieprawidłowe. Sprobuj ponownie lub użyj przypomnienia',
  );
  expect(screen.getByRole('link', { name: 'przypomnienia' }).getAttribute('href')).toBe(
    '/lost-password-email',
  );

  reply = { body: sessionOf(2) };
  await send();
  await screen.findByText('other page');
  expect(router.state.location.pathname).toBe('/students');
  expect((await probeSession())?.user.is_admin).toBe(2);
});

test('a refusal with words of its own is shown as it is', async () => {
  reply = { status: 429, body: { code: 'auth/throttled', message: 'Zbyt wiele nieudanych prób.' } };
  await userEvent.type(email(), 'jan@uczelnia.pl');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Zbyt wiele nieudanych prób.');
});

test('an outage is told on the card, and what was typed stays', async () => {
  reply = { status: 500, body: { code: 'server/failed', message: 'Coś poszło nie tak.' } };
  await userEvent.type(email(), 'jan@uczelnia.pl');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Coś poszło nie tak.');
  expect(email()).toHaveProperty('value', 'jan@uczelnia.pl');
});

test('the eye shows the password and hides it again', async () => {
  await userEvent.type(password(), 'tajne');
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
  expect(password().getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ukryj hasło' }));
  expect(password().getAttribute('type')).toBe('password');
});

test('the first touch of the form starts to load what follows', async () => {
  expect(started).toBe(0);
  await userEvent.click(email());
  expect(started).toBe(1);
});

test('with a second step the code follows the password, and a wrong one can be corrected', async () => {
  reply = { status: 403, body: { code: 'auth/code-needed', message: 'Podaj kod.' } };
  await userEvent.type(email(), 'jan@uczelnia.pl');
  await userEvent.type(password(), 'dobre');
  await send();
  const code = await screen.findByLabelText('Kod z aplikacji lub kod zapasowy');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '12');
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Potwierdź' }));
  await confirm();
  expect(await screen.findByText(/Kod z\saplikacji ma 6\scyfr/)).toBeTruthy();
  expect(server.received).toHaveLength(1);
  reply = { status: 422, body: { code: 'auth/wrong-code', message: 'Kod jest nieprawidłowy.' } };
  await userEvent.type(code, '3456');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('Kod jest nieprawidłowy.');
  reply = { body: sessionOf(2) };
  await confirm();
  await screen.findByText('other page');
  expect(router.state.location.pathname).toBe('/students');
  expect(JSON.parse(server.received.at(-1)?.body.toString() ?? '')).toEqual({ code: '123456' });
});

test('from the code one can go back to the password', async () => {
  reply = { status: 403, body: { code: 'auth/code-needed', message: 'Podaj kod.' } };
  await userEvent.type(email(), 'jan@uczelnia.pl');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć do logowania' }));
  expect(email()).toBeTruthy();
});
