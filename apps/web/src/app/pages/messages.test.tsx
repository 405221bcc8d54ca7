import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { SentMessagePage } from '#features/talk/broadcasts/sent-message-page.tsx';
import { SentMessagesPage } from '#features/talk/broadcasts/sent-messages-page.tsx';
import { StudentHeader } from '#features/studies/students/student-header.tsx';
import { Students } from '#app/pages/students.tsx';
import { MessagePage } from '#features/talk/broadcasts/writing/message-page.tsx';
import { enrolmentOf, studentOf } from '#data/testing/students.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';

let server: Loopback;
afterEach(() => server.close());

const message: Broadcast = {
  id: 5,
  type: 'chat',
  audience: 'students',
  subject: 'Zmiana sali',
  text: 'Sala 12',
  sender: 'Anna Sekretarska',
  datetime: '2026-10-15T10:00:00.000Z',
  send_at: null,
  started_at: '2026-10-15T10:00:00.000Z',
  recalled_at: null,
  file: null,
  file_name: null,
  total: 2000,
  sent: 500,
  skipped: 0,
  recalled: 0,
  version: 1,
  can: { edit: false, delete: false, recall: true },
};
const page = (items: readonly unknown[]) => ({ items, total: items.length, capped: false });
const answers: Record<string, unknown> = {
  '/api/student-course': {
    ...page([studentOf([enrolmentOf(), enrolmentOf({ id: 32 })])]),
    can: { add: true },
    intakes: [],
  },
  '/api/messages': page([message]),
  '/api/messages/5': { ...message, read: 120 },
  '/api/messages/5/recipients': page([
    {
      id: 1,
      uid: 7,
      listed_name: 'Dąbrowska Agnieszka',
      email: 'a@b.example',
      state: 'sent',
      reason: null,
      datetime: null,
      read: true,
    },
    {
      id: 2,
      uid: 8,
      listed_name: 'Lis Jan',
      email: 'l@b.example',
      state: 'skipped',
      reason: 'inactive',
      datetime: null,
      read: false,
    },
  ]),
  '/api/courses/choices': { items: [] },
  '/api/places': page([]),
  '/api/message-templates': { items: [] },
};

/** What the calls of the page answer; whatever else is posted is sent. */
const written: Readonly<Record<string, unknown>> = {
  '/api/messages/audience': {
    total: 3,
    open: 2,
    mailable: 1,
    skipped: [{ uid: 9, listed_name: 'Rzepka Olga', reason: 'inactive' }],
    missing: [],
    found: [],
  },
  '/api/messages/preview': {
    place: 0,
    open: 2,
    person: { uid: 7, listed_name: 'Kopeć Beata' },
    subject: 'Numer albumu 101668',
    text: '',
    pieces: { subject: [{ text: 'Numer albumu 101668', filled: false }], text: [] },
  },
  '/api/messages/to-self': { ok: true },
};

const back = { to: '/students', label: 'Wróć' };

async function open(address: string) {
  server = await loopback(({ url, method }) => {
    if (method === 'POST') return { body: written[url] ?? message };
    const body = answers[url.split('?')[0] ?? ''];
    return body ? { body } : { status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } };
  });
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(1)}>
        <StorageOwner userId={1}>
          <Routes>
            <Route path="/students" element={<Students />} />
            <Route path="/students/7" element={<StudentHeader student={studentOf([])} back={back} />} />
            <Route path="/message-to-many" element={<MessagePage />} />
            <Route path="/sent-messages" element={<SentMessagesPage />} />
            <Route path="/sent-messages/:id" element={<SentMessagePage />} />
          </Routes>
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address },
  );
}

const posted = (path: string) =>
  server.received.filter(({ method, url }) => method === 'POST' && url === path);
const sentBody = () => posted('/api/messages')[0]?.body.toString() ?? '';
const partOf = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(sentBody())?.[1];
const openFromList = async () => {
  await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
  await userEvent.click(screen.getByRole('button', { name: 'Więcej' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Wyślij wiadomość do wszystkich/ }));
  await screen.findByRole('heading', { name: 'Wiadomość do wielu' });
};
const typeTitle = async (title: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Tytuł' }), title);
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('one student is written to from their page', async () => {
  await open('/students/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij wiadomość' }));
  await typeTitle('Zmiana sali');
  await press(/^Wyślij do 2\sosób/u);
  await screen.findByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' });
  expect([partOf('audience'), partOf('ids')]).toEqual(['students', '7']);
});

describe('the page of a message to many', () => {
  test('names who is left out, and asks for a title', async () => {
    await open('/students');
    await openFromList();
    expect(await screen.findByText('Rzepka Olga')).toBeTruthy();
    expect(screen.getByText(/3\sosoby na liście/u).textContent).toMatch(/pominiemy 1 · dostanie 2\sosoby/u);
    await press(/^Wyślij do 2/u);
    expect(await screen.findByText('Podanie tytułu jest wymagane')).toBeTruthy();
    expect(posted('/api/messages')).toEqual([]);
  });

  test('sends the filter of the list once, and shows how far it has come', async () => {
    await open('/students?date=2026-10-01');
    await openFromList();
    await typeTitle('Zmiana sali');
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Wyślij do 2/u }));
    const sent = within(await screen.findByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' }));
    expect(await sent.findByText(/^500 z\s2\s000\sosób$/u)).toBeTruthy();
    expect(sent.getByRole('link', { name: 'Zobacz raport' }).getAttribute('href')).toBe('/sent-messages/5');
    expect(partOf('date')).toBe('2026-10-01');
    expect(sentBody()).not.toContain('name="ids"');
    expect(posted('/api/messages')).toHaveLength(1);
  });

  test('puts a placeholder in by a press, and refuses one that there is not while it is typed', async () => {
    await open('/message-to-many?audience=students&ids=7');
    const words = await screen.findByRole('textbox', { name: 'Treść' });
    await userEvent.type(words, 'Numer ');
    await press(/^Wstaw pole: numer albumu/u);
    expect(words).toHaveProperty('value', 'Numer {numer albumu}');
    await userEvent.type(words, ' {{imie}');
    expect(await screen.findByText(/^Nie ma pola \{imie\}/u)).toBeTruthy();
  });

  test('shows the words of a recipient, and mails them to the writer', async () => {
    await open('/message-to-many?audience=students&ids=7');
    await typeTitle('Numer');
    expect(await screen.findByText('Kopeć Beata')).toBeTruthy();
    expect(screen.getByText('Numer albumu 101668')).toBeTruthy();
    await press(/^Wyślij do siebie/u);
    await waitFor(() => expect(posted('/api/messages/to-self')).toHaveLength(1));
    expect(posted('/api/messages')).toEqual([]);
  });

  test('offers lecturers no placeholder of students', async () => {
    await open('/message-to-many?audience=lecturers&ids=7');
    expect(await screen.findByRole('button', { name: /imię w wołaczu/u })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /do zapłaty/u })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Typ wiadomości' })).toBeNull();
  });

  test('leads back only within the portal', async () => {
    await open('/message-to-many?audience=students&ids=7&back=//elsewhere.example');
    const link = await screen.findByRole('link', { name: 'Wróć' });
    expect(link.getAttribute('href')).toBe('/sent-messages');
  });

  test('asks for the hour of a scheduled message', async () => {
    await open('/message-to-many?audience=students&ids=7');
    await typeTitle('Zmiana sali');
    await userEvent.click(await screen.findByRole('radio', { name: /wybranej godzinie/u }));
    await press(/^Zaplanuj dla 2/u);
    expect(await screen.findByText('Podanie dnia jest wymagane')).toBeTruthy();
    expect(posted('/api/messages')).toEqual([]);
  });
});

describe('what was sent', () => {
  test('the list leads to the report', async () => {
    await open('/sent-messages');
    const link = await screen.findByRole('link', { name: 'Zmiana sali' });
    expect(link.getAttribute('href')).toBe('/sent-messages/5');
    expect(screen.getByText(/^500 \/ 2\s000$/u)).toBeTruthy();
  });

  test('the report says who has read it and who was left out', async () => {
    await open('/sent-messages/5');
    expect(await screen.findByRole('heading', { name: 'Zmiana sali' })).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: 'Odbiorcy' }));
    expect(await table.findByText('Przeczytana')).toBeTruthy();
    expect(table.getByText(/^Pominięta: konto nieaktywne$/u)).toBeTruthy();
    expect(screen.getByText('120')).toBeTruthy();
  });

  test('it is taken back after a question', async () => {
    await open('/sent-messages/5');
    await press(/^Cofnij wiadomość/u);
    const question = within(await screen.findByRole('dialog', { name: 'Cofnąć wiadomość?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cofnij wiadomość' }));
    await waitFor(() => expect(posted('/api/messages/5/recall')).toHaveLength(1));
  });
});
