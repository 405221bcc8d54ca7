import type { Role } from '@indeks/contract/access/roles';
import type { Student as StudentRecord } from '@indeks/contract/studies/students/students.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, vi } from 'vitest';
import { Student } from '#app/pages/student.tsx';
import { enrolmentOf, studentOf } from '#data/testing/students.ts';
import { Students } from '#app/pages/students.tsx';
import { ArchivePage } from '#features/studies/students/archive/archive-page.tsx';
// Imported here so that the first test does not wait for their chunks.
import '#app/pages/student-courses.tsx';
import '#features/studies/students/asking/ask-office.tsx';
import '#features/studies/students/enrolment-dialogs.tsx';
import '#features/studies/students/finish-dialog.tsx';
import '#features/studies/students/finish-tab.tsx';
import '#features/studies/students/student-dialog.tsx';
import '#shared/ui/dialog/asking.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit, type RenderedInKit } from '#shared/testing/render-in-kit.tsx';
import { desktopWidth } from '#shared/testing/window-width.ts';
import { AskingHost } from '#shared/ui/dialog/asking-host.tsx';
import { SnackbarHost } from '#shared/ui/feedback/snackbar.tsx';

let server: Loopback;
let view: RenderedInKit;

/** In October, when everybody may add students. */
export function startInOctober(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-15T12:00:00+02:00') });
}

export async function endVisit(): Promise<void> {
  vi.useRealTimers();
  await server.close();
}

export const first = enrolmentOf();
const second = enrolmentOf({
  id: 32,
  date: '2025-03-01',
  cid: 2,
  courseName: 'Mediacje',
  cid_2: 5,
  courseName2: 'Kadry i płace',
  price_2: 200_000,
  album_nr: null,
  bank_account: null,
  status: 0,
  missing: ['account', 'album'],
});
export const agnieszka = studentOf([first, second], { changed_recently: true });
export const refusal = (status: number, code: string, message: string, details: object = {}): Reply => ({
  status,
  body: { code, message, details },
});

export interface StudentsVisit {
  role?: Role;
  students?: StudentRecord[];
  /** Further answers, by path. */
  answers?: Readonly<Record<string, Reply>>;
  canAdd?: boolean;
  /** Of the window; below 768 the phone's layout is drawn. */
  width?: number;
  write?: Reply | ((url: string, confirmed: boolean) => Reply);
}

/** The list or the page of a student, for somebody of a role; `write` answers whatever changes something. */
export async function openStudents(address: string, opening: StudentsVisit = {}) {
  const {
    role = 1,
    students = [agnieszka],
    canAdd = true,
    write = {},
    answers = {},
    width = desktopWidth,
  } = opening;
  server = await loopback(({ url, method, headers }) => {
    if (method !== 'GET')
      return typeof write === 'function' ? write(url, headers['x-confirmed'] === 'true') : write;
    const page = { items: students, total: students.length, capped: false };
    if (/^\/api\/student-course(\?|$)/u.test(url))
      return { body: { ...page, can: { add: canAdd }, intakes: ['2027-03-01', '2026-10-01'] } };
    const path = url.split('?')[0] ?? '';
    return answers[path] ?? lists[path] ?? refusal(404, 'record/not-found', 'Nie znaleziono.');
  });
  view = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(role)}>
        <StorageOwner userId={1}>
          <Routes>
            <Route path="/students/archive" element={<ArchivePage />} />
            <Route path="/students" element={<Students />} />
            <Route path="/students/:id" element={<Student />} />
          </Routes>
          <AskingHost />
          <SnackbarHost />
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address, width },
  );
}
const lists: Record<string, Reply> = {
  '/api/ordered-lists': { body: { items: [] } },
  '/api/student-course/count': {
    body: { enrolments: { total: 2, capped: false }, archived: { total: 0, capped: false } },
  },
  '/api/student-course/user/7': { body: { student: agnieszka, items: agnieszka.enrolments } },
  '/api/student-course/coordinators': { body: { items: [{ id: 4, name: 'Wierzbicka Anna' }] } },
  '/api/student-course/proposed-price': { body: { price: null } },
  '/api/student-course/promoters': { body: { items: [{ id: 9, name: 'dr Lis Jan' }] } },
  '/api/courses/choices': {
    body: {
      items: [
        { id: 1, name: 'Logopedia', mba: false },
        { id: 2, name: 'Mediacje', mba: false },
      ],
    },
  },
  '/api/places': { body: { items: [{ id: 3, name: 'Wrocław', active: 1 }], total: 1, capped: false } },
  '/api/places/user': { body: { items: [{ id: 3, name: 'Wrocław', active: 1 }] } },
};

export const pathOf = () => view.router.state.location.pathname + view.router.state.location.search;
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
export const sent = (method: string) =>
  server.received
    .filter((request) => request.method === method && request.url.startsWith('/api/student-course'))
    .map(({ url, body }) => [url, body.length > 0 ? (JSON.parse(body.toString()) as unknown) : undefined]);
/** The place by which the files of a path were asked for. */
export const filesAsked = (path: string) =>
  server.received
    .filter(({ url }) => url.startsWith(path))
    .map(({ url }) => new URLSearchParams(url.split('?')[1]).get('pid'));
/** The message written to somebody in the chat, as it was sent. */
export const written = () =>
  server.received.filter(({ url }) => url === '/chatapi').map(({ body }) => body.toString());
export const asked = () =>
  server.received.filter(({ url }) => url.startsWith('/api/student-course?')).map(({ url }) => url);

export async function choose(dialog: ReturnType<typeof within>, field: string, option: string) {
  await userEvent.click(await dialog.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Everything that a new student needs but the tuition. */
export async function typeStudent(dialog: ReturnType<typeof within>, name: string) {
  await userEvent.type(dialog.getByLabelText(/^Adres e-mail/), 'nowa@poczta.example');
  await userEvent.type(dialog.getByLabelText(/^Imię/), name);
  await userEvent.type(dialog.getByLabelText(/^Nazwisko/), 'Osoba');
  await userEvent.type(dialog.getByLabelText(/^Telefon/), '600100200');
  await choose(dialog, 'Semestr rozpoczęcia', 'październik 2026');
  await choose(dialog, 'Miejscowość', 'Wrocław');
  await choose(dialog, 'Kierunek', 'Mediacje');
  // The only coordinator of the place is chosen by itself.
  const coordinator = dialog.getByRole('combobox', { name: 'Koordynator' });
  await waitFor(() => expect(coordinator.getAttribute('value')).toBe('Wierzbicka Anna'));
}
