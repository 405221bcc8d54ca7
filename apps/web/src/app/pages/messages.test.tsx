import type { Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { SentMessagePage } from '#features/talk/broadcasts/sent-message-page.tsx';
import { SentMessagesPage } from '#features/talk/broadcasts/sent-messages-page.tsx';
import { StudentHeader } from '#features/studies/students/student-header.tsx';
import { Students } from '#app/pages/students.tsx';
import { OfferedMessages } from '#app/shell/offered-messages.tsx';
// Imported here so that the first test does not wait for its chunk.
import '#parts/talk/broadcasts/message-dialogs.tsx';
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
  file: null,
  file_name: null,
  total: 2000,
  sent: 500,
  skipped: 0,
  version: 1,
  can: { edit: false, delete: false },
};
const page = (items: readonly unknown[]) => ({ items, total: items.length, capped: false });
const answers: Record<string, unknown> = {
  '/api/student-course': {
    ...page([studentOf([enrolmentOf(), enrolmentOf({ id: 32 })])]),
    can: { add: true },
    intakes: [],
  },
  '/api/messages': page([message]),
  '/api/messages/5': message,
  '/api/messages/5/recipients': page([
    {
      id: 1,
      uid: 7,
      listed_name: 'Dąbrowska Agnieszka',
      email: 'a@b.example',
      state: 'sent',
      datetime: null,
      read: true,
    },
    {
      id: 2,
      uid: 8,
      listed_name: 'Lis Jan',
      email: 'l@b.example',
      state: 'skipped',
      datetime: null,
      read: false,
    },
  ]),
  '/api/courses/choices': { items: [] },
  '/api/places': page([]),
};

const back = { to: '/students', label: 'Wróć' };

async function open(address: string) {
  server = await loopback(({ url, method }) => {
    if (method === 'POST') return { body: message };
    const body = answers[url.split('?')[0] ?? ''];
    return body ? { body } : { status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } };
  });
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(1)}>
        <StorageOwner userId={1}>
          <OfferedMessages>
            <Routes>
              <Route path="/students" element={<Students />} />
              <Route path="/students/7" element={<StudentHeader student={studentOf([])} back={back} />} />
              <Route path="/sent-messages" element={<SentMessagesPage />} />
              <Route path="/sent-messages/:id" element={<SentMessagePage />} />
            </Routes>
          </OfferedMessages>
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address },
  );
}

const sentBody = () => server.received.find(({ method }) => method === 'POST')?.body.toString() ?? '';
const partOf = (name: string) => new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(sentBody())?.[1];
const openDialog = async () => {
  await screen.findByRole('button', { name: /^Rozwiń/ });
  await userEvent.click(screen.getByRole('button', { name: 'Więcej' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Wyślij wiadomość do wszystkich/ }));
  return within(await screen.findByRole('dialog', { name: 'Nowa wiadomość' }));
};

test('one student is written to from their page', async () => {
  await open('/students/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Wyślij wiadomość' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowa wiadomość' }));
  expect(dialog.getByText(/trafi do 1\s?osoby/u)).toBeTruthy();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Typ wiadomości' }));
  await userEvent.click(screen.getByRole('option', { name: 'Wiadomość na czacie' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tytuł' }), 'Zmiana sali');
  await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
  await screen.findByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' });
  expect([partOf('audience'), partOf('ids')]).toEqual(['students', '7']);
});

describe('the message dialog on the list of students', () => {
  test('asks for type and subject, and offers both types', async () => {
    await open('/students');
    const dialog = await openDialog();
    expect(dialog.getByText(/trafi do 1\s?osoby/u)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    expect(await dialog.findByText('Podanie typu wiadomości jest wymagane')).toBeTruthy();
    expect(dialog.getByText('Podanie tytułu jest wymagane')).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Typ wiadomości' }));
    const types = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(types.slice(-2)).toEqual(['E-mail do pierwszego logowania', 'Wiadomość na czacie']);
  });

  test('sends the filter of the list, says so, and shows how far it has come', async () => {
    await open('/students?date=2026-10-01');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Typ wiadomości' }));
    await userEvent.click(screen.getByRole('option', { name: 'Wiadomość na czacie' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tytuł' }), 'Zmiana sali');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    const sent = within(await screen.findByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' }));
    expect(await sent.findByText(/^500 z\s2\s000\sosób$/u)).toBeTruthy();
    expect(sent.getByRole('link', { name: 'Zobacz raport' }).getAttribute('href')).toBe('/sent-messages/5');
    expect(sentBody()).toContain('2026-10-01');
    expect(sentBody()).not.toContain('ids');
  });

  test('a person with two ticked enrolments is written to once; a first login has no attachment', async () => {
    await open('/students');
    await userEvent.click(await screen.findByRole('button', { name: /^Rozwiń/ }));
    for (const box of screen.getAllByRole('checkbox', { name: /Dąbrowska,/ })) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa wiadomość' }));
    expect(dialog.getByText('Załącznik')).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Typ wiadomości' }));
    await userEvent.click(screen.getByRole('option', { name: 'E-mail do pierwszego logowania' }));
    expect(dialog.queryByText('Załącznik')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tytuł' }), 'Witamy');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    await screen.findByRole('dialog', { name: 'Poprawnie wysłałeś wiadomość' });
    expect(partOf('type')).toBe('first-login');
    expect(partOf('ids')).toBe('7');
    expect(partOf('audience')).toBe('students');
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
  });
});
