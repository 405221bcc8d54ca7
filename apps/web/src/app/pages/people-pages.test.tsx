import type { PersonDetail } from '@indeks/contract/people/people.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
// The screens are imported here so that the first test does not wait for their chunks.
import '#app/kit-routes.tsx';
import '#app/pages/administrative-employee.tsx';
import '#app/pages/lecturer.tsx';
import '#app/shell/shell.tsx';
import '#features/people/people-page.tsx';
import '#features/people/person-dialogs.tsx';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';
import type { Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
afterEach(() => app.close());

const person: PersonDetail = {
  id: 7,
  name: 'Łukasz Źrebiec',
  user_role: 0,
  email: 'lukasz@uczelnia.example',
  email_alt: 'lukasz.z@druga.example',
  telephone: '501220410',
  active: 1,
  is_company: 0,
  date: '2026-01-10T10:00:00.000Z',
  status: 1,
  rodo: null,
  avatar: null,
  contract: null,
  changed_recently: false,
  version: 3,
  second_mail_domain: 'druga.example',
};
const page = { items: [person], total: 1, capped: false, second_mail_domain: 'druga.example' };
const refusal = (status: number, code: string, message: string, fields: object[] = []): Reply => ({
  status,
  body: { code, message, fields },
});

/** The secretariat at an address; `write` answers whatever changes something. */
async function open(address: string, { write = {}, list = page }: { write?: Reply; list?: object } = {}) {
  app = await openApp(address, ({ url, method }) => {
    if (url === '/api/session') return { body: sessionOf(1) };
    if (method !== 'GET') return write;
    if (url.startsWith('/api/users?')) return { body: list };
    return url === '/api/users/7' ? { body: person } : undefined;
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const sentBy = (wanted: string): unknown =>
  JSON.parse(app.server.received.find(({ method }) => method === wanted)?.body.toString() ?? 'null');
const headers = async () => {
  const cells = await screen.findAllByRole('columnheader');
  return cells.map(({ textContent }) => textContent);
};

describe('the lists', () => {
  test('lecturers have the specified columns and two reports', async () => {
    await open('/users');
    await heading('Wykładowcy');
    expect(await headers()).toEqual([
      expect.anything(),
      'Imię i\u00a0nazwisko',
      'Umowa',
      'RODO',
      'E-mail',
      'Telefon',
      'Działania',
    ]);
    expect(screen.getByRole('button', { name: 'Okresy umów (CSV)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wszyscy wykładowcy (CSV)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /wiadomość/ })).toBeNull();
    const details = screen.getByRole('link', { name: 'Szczegóły: Łukasz Źrebiec' });
    expect(details.getAttribute('href')).toBe('/users/7');
  });

  test('administrative staff has no consent and its own group', async () => {
    await open('/administrativeStaff');
    await heading('Pracownicy administracyjni');
    expect(await headers()).not.toContain('RODO');
    expect(app.server.received.some(({ url }) => url.includes('group=administrative'))).toBe(true);
  });

  test('an empty list says so to the letter', async () => {
    await open('/users', { list: { ...page, items: [], total: 0 } });
    expect(await screen.findByText('Brak użytkownikow')).toBeTruthy();
  });
});

describe('adding', () => {
  test('a known address is refused at its field and what was typed stays', async () => {
    const taken = { path: 'email', message: 'Taki email już istnieje' };
    await open('/users', { write: refusal(409, 'people/email-taken', taken.message, [taken]) });
    await heading('Wykładowcy');
    await press('Dodaj wykładowcę');
    const dialog = within(await dialogNamed('Dodaj wykładowcę'));
    expect(dialog.queryByRole('switch')).toBeNull();
    expect(dialog.getByText('@druga.example')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Adres e-mail/), 'lukasz@uczelnia.example');
    await userEvent.type(dialog.getByLabelText(/^Imię/), 'Łukasz');
    await userEvent.type(dialog.getByLabelText(/^Telefon/), '501220410');
    await userEvent.click(dialog.getByRole('radio', { name: 'Firma (faktura)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj wykładowcę' }));
    const email = dialog.getByLabelText(/^Adres e-mail/);
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    const described = email.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toContain(
      'Taki email już istnieje',
    );
    expect(dialog.getByLabelText<HTMLInputElement>(/^Imię/).value).toBe('Łukasz');
    expect(sentBy('POST')).toEqual({
      email: 'lukasz@uczelnia.example',
      name: 'Łukasz',
      telephone: '501220410',
      email_alt: '',
      is_company: '1',
    });
  });

  test('an employee comes with a role instead of the kind of contract', async () => {
    await open('/administrativeStaff');
    await heading('Pracownicy administracyjni');
    await press('Dodaj pracownika');
    const dialog = within(await dialogNamed('Dodaj pracownika'));
    expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj pracownika' }));
    expect(await dialog.findByText('Wybierz rodzaj konta')).toBeTruthy();
    expect(dialog.getByText('Podanie emaila jest wymagane')).toBeTruthy();
  });
});

describe('editing', () => {
  const save = async (write: Reply) => {
    await open('/users', { write });
    await heading('Wykładowcy');
    await press('Edytuj: Łukasz Źrebiec');
    const dialog = within(await dialogNamed('Edycja wykładowcy'));
    expect(dialog.getByLabelText<HTMLInputElement>('Dodatkowy e-mail').value).toBe('lukasz.z');
    expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: /^Aktywny/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    return dialog;
  };

  test('the second address travels without its domain, the switch as 0', async () => {
    await save({ body: { ...person, active: 0 } });
    await dialogNamed('Zmiany zapisane');
    expect(sentBy('PUT')).toEqual({
      email: person.email,
      name: person.name,
      telephone: person.telephone,
      email_alt: 'lukasz.z',
      active: 0,
      version: 3,
    });
  });

  const exists = 'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.';
  test.each([
    [refusal(403, 'people/email-exists', exists), `Błąd podczas dodawania użytkownika${exists}`],
    [
      refusal(500, 'server/failed', 'Coś poszło nie tak.'),
      'Wystąpił błąd. Proszę upewnić się, że zmiany zostały zapisane.',
    ],
    [refusal(422, 'people/own-account', 'Nie możesz wyłączyć.'), 'Nie możesz wyłączyć.'],
  ])('the answer %j is told as: %s', async (write, told) => {
    const dialog = await save(write);
    expect((await dialog.findByRole('alert')).textContent).toBe(told);
  });
});

describe('the page of a person', () => {
  test('a lecturer has nine tabs in the specified order', async () => {
    await open('/users/7?tab=haslo');
    await heading('Łukasz Źrebiec');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Dane wykładowcy',
      'Przejazdy',
      'Kalendarz',
      'Czas pracy',
      'Zmiana hasła',
      'Samochody',
      'Kilometrówka',
      'Rachunki',
      'Okres umowy',
    ]);
    const back = screen.getByRole('link', { name: 'Wróć do listy wykładowców' });
    expect(back.getAttribute('href')).toBe('/users');
  });

  test('a one-time password is sent from its tab, and a refusal is told', async () => {
    await open('/users/7?tab=haslo', { write: refusal(429, 'request/too-many', 'Za często.') });
    await heading('Łukasz Źrebiec');
    await press('Wyślij hasło jednorazowe');
    expect((await screen.findByRole('alert')).textContent).toBe('Za często.');
    expect(app.server.received.at(-1)?.url).toBe('/api/users/7/one-time-password');
  });

  test.each(['/administrativeStaff/7', '/users/8', '/users/x'])('nobody stands at %s', async (address) => {
    await open(address);
    expect(await screen.findByText('Nie znaleziono osoby')).toBeTruthy();
  });
});
