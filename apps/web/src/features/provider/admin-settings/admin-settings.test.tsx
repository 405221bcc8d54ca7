import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { forgetSession } from '#shared/api/session.ts';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { GeneralTab } from './general-tab.tsx';
import { ZoomTab } from './zoom-tab.tsx';

let server: Loopback;
let reply: (request: Received) => Reply;
beforeEach(async () => {
  reply = () => ({ body: { ok: true } });
  server = await loopback((request) =>
    request.url === '/api/session/second-step' ? secondStep : reply(request),
  );
});
const secondStep = { body: { on: true, since: '2026-11-14T10:00:00Z', codes_left: 9, required: false } };
afterEach(async () => {
  forgetSession();
  await server.close();
});

function show(tab: ReactNode) {
  const session = sessionOf(1);
  return renderInKit(
    <SessionProvider session={{ ...session, user: { ...session.user, telephone: '501220410' } }}>
      <QueryClientProvider client={createQueryClient()}>{tab}</QueryClientProvider>
    </SessionProvider>,
  );
}

const readBody = (request: Received | undefined): unknown => JSON.parse(request?.body.toString() ?? 'null');

const findField = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`, 'u'));

test.each([
  ['Adres e-mail', '', 'Podanie adresu email jest wymagane'],
  ['Telefon', '', 'Podanie telefonu jest wymagane'],
  ['Telefon', '+48 501', 'Proszę podać wyłącznie cyfry, bez przerw, myślników i numeru kierunkowego'],
])('"%s" as "%s" is refused', async (label, typed, message) => {
  const { user } = show(<GeneralTab />);
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (typed !== '') await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.received.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('one’s own address and telephone are saved, a new address with password and code', async () => {
  const { user } = show(<GeneralTab />);
  expect(screen.queryByLabelText(/^Aktualne hasło/)).toBeNull();
  const email = screen.getByRole('textbox', { name: 'Adres e-mail' });
  await user.clear(email);
  await user.type(email, 'sekretariat@uczelnia.pl');
  await user.type(findField('Aktualne hasło'), 'tajne');
  await user.type(await screen.findByLabelText(/^Kod z aplikacji/), '123456');
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByRole('dialog', { name: 'Zmiany zapisane' })).toBeTruthy();
  const saved = server.received.find(({ method }) => method === 'PUT');
  expect(saved).toMatchObject({ url: '/api/users/101/generalSettings' });
  const contact = { email: 'sekretariat@uczelnia.pl', telephone: '501220410' };
  expect(readBody(saved)).toEqual({ ...contact, password: 'tajne', code: '123456' });
});

test('an address in use is refused at its field', async () => {
  const message = 'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.';
  reply = () => ({
    status: 403,
    body: { code: 'people/email-exists', message, fields: [{ path: 'email', message: 'Zajęty' }] },
  });
  const { user } = show(<GeneralTab />);
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByText('Zajęty')).toBeTruthy();
});

test('Zoom asks for all its values, sends them, forgets them and says since when they are set', async () => {
  const credentials = { client_id: 'a', client_secret: 'b', account_id: 'c', uid: 'd' };
  let state: object = { saved_at: null, saved_by: null };
  reply = ({ method }) => {
    if (method === 'POST') state = { saved_at: '2026-11-14T10:00:00Z', saved_by: 'Anna Żak' };
    return { body: state };
  };
  const { user } = show(<ZoomTab />);
  expect(await screen.findByText('nie ustawiono')).toBeTruthy();
  const save = () => user.click(screen.getByRole('button', { name: 'Zapisz dane Zoom' }));
  await save();
  for (const name of Object.keys(credentials)) {
    expect(await screen.findByText(`Podanie ${name} jest wymagane`)).toBeTruthy();
  }
  expect(server.received).toHaveLength(1);
  for (const [name, value] of Object.entries(credentials)) {
    await user.type(findField(name), value);
  }
  await save();
  expect(await screen.findByRole('dialog', { name: 'Zmiany zapisane' })).toBeTruthy();
  expect(readBody(server.received[1])).toEqual(credentials);
  expect(screen.getByText('ustawiono')).toBeTruthy();
  expect(screen.getByText('Zapisano 14.11.2026, 11:00 (Anna Żak).')).toBeTruthy();
  for (const name of Object.keys(credentials)) {
    expect(findField(name).value).toBe('');
  }
});

test.each([
  [{ problem: null, missing: [] }, /Połączenie z\sZoomem działa/],
  [{ problem: 'credentials', missing: [] }, /nie przyjął danych client_id/],
  [{ problem: 'scopes', missing: ['user:read:user:admin'] }, /Brakujące uprawnienia: user:read:user:admin/],
])('the connection is checked: %o', async (answer, words) => {
  reply = ({ url }) => ({
    body: url.endsWith('/check') ? answer : { id: 1, saved_at: '2026-11-14T10:00:00Z', saved_by: null },
  });
  const { user } = show(<ZoomTab />);
  await user.click(await screen.findByRole('button', { name: 'Sprawdź połączenie' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
