import type { Role } from '@indeks/contract/access/roles';
import type { Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { SnackbarHost } from '#shared/ui/feedback/snackbar.tsx';
import { CandidatePage } from './candidate-page.tsx';
import { CandidatesPage } from './candidates-page.tsx';
import { candidateOf } from './testing/candidates.ts';

let server: Loopback;
let listed: Candidate[];
let write: (method: string, body: Record<string, unknown>) => Reply;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
  listed = [
    candidateOf(1),
    candidateOf(2, { username: 'Adam Lis', listed_name: 'Lis Adam', state: 'overdue' }),
  ];
  write = (_, body) => ({ body: candidateOf(9, body) });
  server = await loopback(({ method, url, body }) => {
    const path = url.split('?')[0] ?? '';
    if (method !== 'GET')
      return write(method, JSON.parse(body.toString() || '{}') as Record<string, unknown>); // our own request
    if (path === '/api/candidates/1') return listed[0] ? { body: listed[0] } : gone;
    return { body: answers[path] ?? { items: listed, total: listed.length, capped: false } };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const gone = { status: 404, body: { code: 'record/not-found', message: 'Nie ma' } };

const named = (id: number, name: string) => ({ id, name, mba: false, active: 1 });
const answers: Record<string, unknown> = {
  '/api/courses/choices': { items: [named(1, 'Logopedia'), named(2, 'Mediacje')] },
  '/api/places': { items: [named(1, 'Łódź'), named(2, 'Kraków')], total: 2, capped: false },
  '/api/student-course/coordinators': { items: [{ id: 5, name: 'Ewa Żak' }] },
  '/api/places/user': { items: [named(2, 'Kraków')] },
  '/api/candidates/near': { items: [{ id: 1, listed_name: 'Kandydacka Żaneta' }] },
};

interface Visit {
  role?: Role;
  address?: string;
}
const open = (part = <CandidatesPage />, { role = 1, address = '/candidates' }: Visit = {}) =>
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(role)}>
        <StorageOwner userId={1}>{part}</StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address },
  );
const asked = (query: Record<string, string>) =>
  waitFor(() => {
    const last = server.received.findLast(({ url }) => url.startsWith('/api/candidates?'));
    expect(Object.fromEntries(new URL(last?.url ?? '', 'http://x').searchParams)).toMatchObject(query);
  });
/** The body of the last write to candidates; the form also asks whose a typed address is. */
const sent = (method: string) => {
  const request = server.received.findLast(
    (received) => received.method === method && received.url.startsWith('/api/candidates'),
  );
  return JSON.parse(request?.body.toString() ?? 'null') as unknown;
};
const pick = async (user: ReturnType<typeof open>['user'], field: HTMLElement, option: string) => {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('the list', () => {
  test('is narrowed by place, course and state, all kept in the address', async () => {
    const { user, router } = open();
    expect(await screen.findByRole('link', { name: 'Kandydacka Żaneta' })).toBeInstanceOf(HTMLElement);
    await asked({ sortBy: 'date', sortDesc: 'true' });
    await pick(user, screen.getByRole('combobox', { name: 'Placówka' }), 'Łódź');
    await asked({ pid: '1' });
    await pick(user, screen.getByRole('combobox', { name: 'Kierunek' }), 'Mediacje');
    await asked({ pid: '1', cid: '2' });
    await pick(user, screen.getByRole('combobox', { name: 'Stan' }), 'Do usunięcia');
    await asked({ pid: '1', cid: '2', state: 'overdue' });
    expect(await screen.findByText('Ostatnia rekrutacja zakończyła się 10 listopada 2026')).toBeInstanceOf(
      HTMLElement,
    );
    expect(router.state.location.search).toBe('?pid=1&cid=2&state=overdue');
  });

  test('offers a coordinator the own places alone', async () => {
    const { user } = open(<CandidatesPage />, { role: 2 });
    await user.click(await screen.findByRole('combobox', { name: 'Placówka' }));
    const offered = within(await screen.findByRole('listbox', { name: 'Placówka' }));
    await waitFor(() =>
      expect(offered.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kraków']),
    );
    expect(server.received.some(({ url }) => url.startsWith('/api/places?'))).toBe(false);
  });

  test('offers near names where a search finds nobody, and a press searches for one', async () => {
    listed = [];
    const { user } = open(<CandidatesPage />, { address: '/candidates?search=Kandydaka' });
    const name = await screen.findByRole('button', { name: 'Kandydacka Żaneta' });
    expect(name.closest('p')?.textContent).toBe('Czy chodziło o: Kandydacka Żaneta?');
    await user.click(name);
    await asked({ search: 'Kandydacka Żaneta' });
  });

  test('says so when there is nobody', async () => {
    listed = [];
    open();
    expect(await screen.findByText('Brak kandydatów')).toBeInstanceOf(HTMLElement);
  });

  test('what is wrong in the address is left out', async () => {
    open(<CandidatesPage />, { address: '/candidates?pid=x&cid=-1&state=gone' });
    await screen.findByRole('link', { name: 'Kandydacka Żaneta' });
    const { url = '' } = server.received.find((request) => request.url.startsWith('/api/candidates?')) ?? {};
    expect(url).not.toMatch(/pid|cid|state/);
  });

  test('the chosen ones are deleted together', async () => {
    write = () => ({ body: { ok: true } });
    const { user } = open();
    for (const box of await screen.findAllByRole('checkbox', { name: /^Zaznacz: / })) await user.click(box);
    await user.click(await screen.findByRole('button', { name: 'Usuń' }));
    const dialog = await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć tych kandydatów?' });
    await user.click(within(dialog).getByRole('button', { name: 'Usuń 2\u00a0kandydatów' }));
    expect(await screen.findByRole('dialog', { name: 'Usunięto kandydatów' })).toBeInstanceOf(HTMLElement);
    expect(sent('POST')).toEqual([1, 2]);
  });
});

describe('the form', () => {
  test('asks for what is missing, and sends what was given', async () => {
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: 'Dodaj kandydata' }))[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj kandydata' }));
    await user.click(dialog.getByRole('button', { name: 'Dodaj kandydata' }));
    for (const message of [
      'Podanie numeru telefonu jest wymagane',
      'Podanie emaila jest wymagane',
      'Podanie kierunku studiów jest wymagane',
      'Podanie miejscowości jest wymagane',
    ])
      expect(await dialog.findByText(message)).toBeInstanceOf(HTMLElement);
    expect(dialog.getAllByText('Podanie imienia i nazwiska jest wymagane')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: 'Imię' }), 'Ewa');
    await user.type(dialog.getByRole('textbox', { name: 'Nazwisko' }), 'Łoś');
    await user.type(dialog.getByRole('textbox', { name: 'Telefon' }), '600100200');
    await user.type(dialog.getByRole('textbox', { name: 'Adres e-mail' }), 'ewa@test.example');
    await pick(user, dialog.getByRole('combobox', { name: 'Kierunek' }), 'Logopedia');
    await pick(user, dialog.getByRole('combobox', { name: 'Placówka' }), 'Łódź');
    await user.click(dialog.getByRole('switch', { name: /kierownika wycieczek/ }));
    await user.click(dialog.getByRole('button', { name: 'Dodaj kandydata' }));
    expect(await screen.findByRole('dialog', { name: 'Dodano kandydata' })).toBeInstanceOf(HTMLElement);
    expect(sent('POST')).toEqual({
      date: '2026-11-15',
      given_name: 'Ewa',
      surname: 'Łoś',
      telephone: '600100200',
      email: 'ewa@test.example',
      cid: 1,
      cid_2: null,
      pid: 1,
      question_1: 1,
      question_2: 0,
      comment: '',
    });
  });

  test('keeps a course that was closed since, and sends the version that was read', async () => {
    listed = [candidateOf(1, { cid: 7, courseName: 'Zamknięty', version: 3 })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edytuj: Żaneta Kandydacka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edycja kandydata' }));
    expect(dialog.getByRole('combobox', { name: 'Kierunek' })).toHaveProperty('value', 'Zamknięty');
    await user.type(dialog.getByRole('textbox', { name: 'Komentarz' }), 'Oddzwonić');
    await user.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    expect(await screen.findByRole('dialog', { name: 'Zmiany zapisane' })).toBeInstanceOf(HTMLElement);
    expect(sent('PUT')).toMatchObject({ cid: 7, comment: 'Oddzwonić', version: 3 });
  });
});

describe('the page of a candidate', () => {
  const at = (address: string) =>
    open(
      <>
        <Routes>
          <Route path="/candidates" element={<CandidatesPage />} />
          <Route path="/candidates/:id" element={<CandidatePage />} />
        </Routes>
        <SnackbarHost />
      </>,
      { address },
    );

  test('shows everything, with the way back', async () => {
    listed = [candidateOf(1, { courseName2: 'Mediacje', cid_2: 2, question_2: 1, comment: 'Po 16' })];
    at('/candidates/1');
    expect(await screen.findByRole('heading', { name: 'Żaneta Kandydacka', level: 1 })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.getByRole('link', { name: 'Wróć do listy kandydatów' }).getAttribute('href')).toBe(
      '/candidates',
    );
    for (const text of ['Logopedia', 'Mediacje', 'Łódź', 'Po 16', 'Oczekuje'])
      expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
  });

  test('deletes, and goes back to the list, which says so', async () => {
    write = () => {
      listed = [];
      return { body: { ok: true } };
    };
    const { user, router } = at('/candidates/1');
    await user.click(await screen.findByRole('button', { name: 'Usuń' }));
    const dialog = await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć tego kandydata?' });
    expect(router.state.location.pathname).toBe('/candidates/1');
    await user.click(within(dialog).getByRole('button', { name: 'Usuń 1\u00a0kandydata' }));
    expect(await screen.findByText('Brak kandydatów')).toBeInstanceOf(HTMLElement);
    expect(router.state.location.pathname).toBe('/candidates');
    expect(await screen.findByText('Usunięto kandydata')).toBeInstanceOf(HTMLElement);
    expect(sent('POST')).toEqual([1]);
    expect(server.received.filter(({ url }) => url === '/api/candidates/1')).toHaveLength(1);
  });

  test('says so when there is no such one', async () => {
    at('/candidates/x');
    expect(await screen.findByText('Nie ma takiego kandydata')).toBeInstanceOf(HTMLElement);
  });
});

describe('enrolling a candidate', () => {
  test('asks for intake, tuition and coordinator, and leads to the student', async () => {
    write = (_, body) => ({
      body: {
        existed: true,
        candidate: candidateOf(1, { state: 'admitted', uid: 77, version: Number(body['version']) + 1 }),
      },
    });
    listed = [candidateOf(1, { version: 4 })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Zapisz na studia: Żaneta Kandydacka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zapis na studia: Żaneta Kandydacka' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz na studia' }));
    for (const message of ['Podanie terminu rozpoczęcia jest wymagane', 'Podanie czesnego jest wymagane'])
      expect(await dialog.findByText(message)).toBeInstanceOf(HTMLElement);
    await pick(user, dialog.getByRole('combobox', { name: 'Semestr rozpoczęcia' }), 'październik 2026');
    await user.type(dialog.getByLabelText(/^Czesne \(zł\): Logopedia/, { selector: 'input' }), '4200');
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Koordynator' })).toHaveProperty('value', 'Ewa Żak'),
    );
    await user.click(dialog.getByRole('button', { name: 'Zapisz na studia' }));
    const done = within(await screen.findByRole('dialog', { name: 'Zapisano na studia' }));
    expect(done.getByText(/ma już konto/)).toBeInstanceOf(HTMLElement);
    expect(done.getByRole('link', { name: 'Przejdź do słuchacza' }).getAttribute('href')).toBe(
      '/students/77',
    );
    expect(sent('POST')).toEqual({
      date: '2026-10-01',
      price: 420_000,
      price_2: null,
      coordinator: 5,
      version: 4,
    });
  });

  test('is not offered for one who is a student already: the page links to them', async () => {
    listed = [
      candidateOf(1, { state: 'admitted', uid: 77, can: { edit: false, delete: true, admit: false } }),
    ];
    open(
      <Routes>
        <Route path="/candidates/:id" element={<CandidatePage />} />
      </Routes>,
      { address: '/candidates/1' },
    );
    const link = await screen.findByRole('link', { name: 'Zobacz stronę słuchacza' });
    expect(link.getAttribute('href')).toBe('/students/77');
    expect(screen.queryByRole('button', { name: 'Zapisz na studia' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edytuj dane' })).toBeNull();
  });
});
