import type { PersonDetail } from '@indeks/contract/identity/people/people.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
// The screens are imported here so that the first test does not wait for their chunks.
import '#app/kit-routes.tsx';
import '#app/pages/administrative-employee.tsx';
import '#app/pages/lecturer.tsx';
import '#app/shell/shell.tsx';
import '#features/employment/staff/people-page.tsx';
import '#features/employment/staff/person-dialogs.tsx';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';
import { personRecord } from '#data/testing/people.ts';
import type { Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';

let app: OpenApp;
afterEach(() => app.close());

const person: PersonDetail = {
  ...personRecord({ degree: 'dr', email_alt: 'lukasz.z@druga.example' }),
  second_mail_domain: 'druga.example',
};
const overlap = { name: 'Źrebiec Łukasz', number: 'UZ/1', start: '2026-01-01', end: '2026-12-31' };
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
    if (url.startsWith('/api/users/find?')) return { body: { items: [], near: [person] } };
    if (url.startsWith('/api/contracts/doubts?')) return { body: { overlaps: [overlap], numbers: [] } };
    return url === '/api/users/7' ? { body: person } : undefined;
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const sentBy = (wanted: string): unknown =>
  JSON.parse(
    app.server.received
      .find(({ method, url }) => method === wanted && !url.includes('address-holder'))
      ?.body.toString() ?? 'null',
  );
const headers = async () => {
  const cells = await screen.findAllByRole('columnheader');
  return cells.map(({ textContent }) => textContent);
};

describe('the lists', () => {
  test('lecturers have the specified columns, and reports to download', async () => {
    await open('/users');
    await heading('Wykładowcy');
    expect(await headers()).toEqual([
      expect.anything(),
      'Nazwisko i\u00a0imię',
      'Umowa',
      'RODO',
      'E-mail',
      'Telefon',
      'Działania',
    ]);
    expect(screen.getByRole('button', { name: 'Pobierz' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Wyślij wiadomość do wszystkich/ })).toBeTruthy();
    const details = screen.getByRole('link', { name: 'Źrebiec Łukasz' });
    expect(details.getAttribute('href')).toBe('/users/7');
  });

  test('administrative staff has no consent and its own group', async () => {
    await open('/administrativeStaff');
    await heading('Pracownicy administracyjni');
    expect(await headers()).not.toContain('RODO');
    expect(app.server.received.some(({ url }) => url.includes('group=administrative'))).toBe(true);
  });

  test('a search that finds nobody offers near names, and a press searches for one', async () => {
    await open('/users?search=Zrebic', { list: { ...page, items: [], total: 0 } });
    const near = await screen.findByRole('button', { name: 'Źrebiec Łukasz' });
    expect(near.closest('p')?.textContent).toBe('Czy chodziło o: Źrebiec Łukasz?');
    await userEvent.click(near);
    const searched = encodeURIComponent('Źrebiec Łukasz').replaceAll('%20', '+');
    await expect.poll(() => app.server.received.at(-1)?.url).toContain(`search=${searched}`);
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
    await userEvent.type(dialog.getByLabelText(/^Nazwisko/), 'Źrebiec');
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
      given_name: 'Łukasz',
      surname: 'Źrebiec',
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

test('a contract for the chosen people warns of an overlap and is sent once for all', async () => {
  await open('/users');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Łukasz Źrebiec' }));
  await press('Dodaj umowę');
  const dialog = within(await dialogNamed('Umowa dla 1\u00a0osoby'));
  await userEvent.type(dialog.getByLabelText(/^Data OD/), '01.10.2026');
  await userEvent.type(dialog.getByLabelText(/^Data DO/), '30.09.2027');
  await userEvent.type(dialog.getByLabelText(/^Numer umowy/), 'UZ/7/2026');
  const doubt = 'Daty nakładają się na umowę UZ/1 (01.01.2026–31.12.2026): Źrebiec Łukasz.';
  expect(await dialog.findByText(doubt)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj 1\u00a0umowę' }));
  await expect
    .poll(() => sentBy('POST'))
    .toEqual({
      start: '2026-10-01',
      end: '2027-09-30',
      number: 'UZ/7/2026',
      users: [7],
    });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = app.server.received.filter(({ url }) => url.includes('/doubts?')).map(({ url }) => url);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !/[?&]users=7(&|$)/u.test(url))).toEqual([]);
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
      given_name: 'Łukasz',
      surname: 'Źrebiec',
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
  test('a lecturer has nine tabs in the specified order, and the history after them', async () => {
    await open('/users/7?tab=haslo');
    await heading('dr Łukasz Źrebiec');
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
      'Historia',
    ]);
    const back = screen.getByRole('link', { name: 'Wróć do listy wykładowców' });
    expect(back.getAttribute('href')).toBe('/users');
  });

  test('a one-time password is sent from its tab, and a refusal is told', async () => {
    await open('/users/7?tab=haslo', { write: refusal(429, 'request/too-many', 'Za często.') });
    await heading('dr Łukasz Źrebiec');
    await press('Wyślij hasło jednorazowe');
    expect((await screen.findByRole('alert')).textContent).toBe('Za często.');
    const calls = app.server.received.filter(({ url }) => url?.startsWith('/api/'));
    expect(calls.at(-1)?.url).toBe('/api/users/7/one-time-password');
  });

  test.each(['/administrativeStaff/7', '/users/8', '/users/x'])('nobody stands at %s', async (address) => {
    await open(address);
    expect(await screen.findByText('Nie znaleziono osoby')).toBeTruthy();
  });
});
