import type { Role } from '@indeks/contract/access/roles';
import type { Issue, IssueEvent, IssueMessage, IssueNote } from '@indeks/contract/talk/issues/issues.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Received } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { IssuePage } from './issue-page.tsx';
import { makeIssue, me } from './testing/make-issue.ts';

// Loaded when they are first needed, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./merge-dialog.tsx'), import('#parts/talk/conversation/picture-viewer.tsx')]);
});

let server: Loopback;
let issue: Issue;
let events: IssueEvent[];
let notes: IssueNote[];
const answer: IssueMessage = {
  id: 1,
  issue_id: 231,
  datetime: '2025-11-14T09:00:00.000Z',
  uid_from: me,
  uid_to: 9,
  text: 'Już działa.',
  file: null,
  attachment: null,
  own: true,
  author: null,
};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-14T12:00:00Z') });
  issue = makeIssue();
  events = [];
  notes = [];
  server = await loopback(({ method, url }) => {
    if (url.endsWith('/seen') || url.endsWith('/notes')) return { body: { ok: true } };
    if (method === 'POST') return { body: answer };
    if (url.startsWith('/chatapi/issues')) return { body: { messages: [], events, notes, more: false } };
    if (url === '/chatapi/inbox/colleagues' || url === '/chatapi/replies') return { body: { items: [] } };
    if (method !== 'GET' || /issues\/\d/u.test(url)) return { body: issue };
    return { body: { items: [issue], total: 1, capped: false } };
  });
});
afterEach(() => server.close());

const show = (role: Role, address: string) =>
  renderSignedIn(
    role,
    <StorageOwner userId={me}>
      <Routes>
        <Route path="/issue-tracker/:id" element={<IssuePage />} />
      </Routes>
    </StorageOwner>,
    { address },
    { id: me },
  );
/** Opening an issue says that it was seen; that is no act of a person. */
const sent = (method: string) =>
  server.received.filter((request) => request.method === method && !request.url.endsWith('/seen'));
const readBody = (request: Received | undefined): unknown => JSON.parse(request?.body.toString() ?? '{}');

describe('of one problem that was reported twice', () => {
  const duplicate = { id: 240, title: 'To samo', reporter: 'Jan Nowak' };

  test('the second is merged into the one that stays, which is found by words', async () => {
    issue = makeIssue({ id: 240, can: { ...makeIssue().can, merge: true } });
    const { user } = show(1, '/issue-tracker/240');
    await user.click(await screen.findByRole('button', { name: 'Połącz z\u00a0innym…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Połącz zgłoszenie UNI-A240' }));
    await user.click(dialog.getByRole('button', { name: 'Połącz zgłoszenia' }));
    expect(dialog.getByText('Wybranie zgłoszenia jest wymagane')).toBeInstanceOf(HTMLElement);
    issue = makeIssue();
    await user.type(dialog.getByRole('combobox'), 'raport');
    await user.click(await screen.findByRole('option', { name: 'UNI-A231 · Nie mogę wysłać raportu' }));
    await user.click(dialog.getByRole('button', { name: 'Połącz zgłoszenia' }));
    await waitFor(() =>
      expect(sent('PUT').map(({ url }) => url)).toEqual(['/issuetrackerapi/issues/240/merge']),
    );
    expect(readBody(sent('PUT')[0])).toEqual({ into: 231 });
  });

  test('an answer goes to the duplicates only where that is chosen, to each by itself', async () => {
    issue = makeIssue({ uid: 9, duplicates: [duplicate] });
    const { user } = show(1, '/issue-tracker/231');
    const field = await screen.findByRole('textbox', { name: 'Wiadomość' });
    const numbers = () =>
      sent('POST').map((request) => /name="issue_id"\s+(\d+)/u.exec(request.body.toString())?.[1]);
    await user.type(field, 'Tylko tu{Enter}');
    await waitFor(() => expect(numbers()).toEqual(['231']));
    await user.click(
      screen.getByRole('checkbox', { name: 'Wyślij też do 1\u00a0połączonego zgłoszenia: Jan Nowak' }),
    );
    await user.type(field, 'Wszędzie{Enter}');
    await waitFor(() => expect(numbers()).toEqual(['231', '231', '240']));
  });

  test('its reporter sees that it goes on elsewhere, and may say that it is another', async () => {
    issue = makeIssue({ status: 1, merged: true, can: { ...makeIssue().can, reply: false, move: true } });
    events = [
      {
        id: 1,
        datetime: '2025-11-14T10:00:00.000Z',
        kind: 'merged',
        status: null,
        by: null,
        assignee: null,
        other: null,
      },
    ];
    const { user } = show(3, '/issue-tracker/231');
    expect(await screen.findByText(/To samo zgłosił już ktoś inny/u)).toBeInstanceOf(HTMLElement);
    expect(await screen.findByText(/^połączono z.innym zgłoszeniem tego samego/u)).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: 'otwórz zgłoszenie raz jeszcze' }));
    await waitFor(() => expect(readBody(sent('PUT')[0])).toEqual({ status: 0 }));
  });
});

test('a note stands apart and is never sent as an answer', async () => {
  issue = makeIssue({ uid: 9, can: { ...makeIssue().can, note: true } });
  notes = [{ id: 1, text: 'Dzwoniłam', datetime: '2025-11-14T09:30:00.000Z', author: 'Anna' }];
  const { user } = show(1, '/issue-tracker/231');
  expect((await screen.findByRole('note', { name: 'Notatka wewnętrzna' })).textContent).toContain(
    'Dzwoniłam',
  );
  await user.type(screen.getByRole('textbox', { name: 'Wiadomość' }), 'Do słuchacza');
  await user.click(screen.getByRole('button', { name: 'Notatka' }));
  const field = screen.getByRole('textbox', { name: 'Notatka' });
  expect(field).toHaveProperty('value', '');
  await user.type(field, 'Do {{zespołu}');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await waitFor(() => expect(sent('POST').map(({ url }) => url)).toEqual(['/chatapi/issues/231/notes']));
  expect(readBody(sent('POST')[0])).toEqual({ text: 'Do {zespołu}' });
  await user.click(screen.getByRole('button', { name: 'Odpowiedź' }));
  expect(screen.getByRole('textbox', { name: 'Wiadomość' })).toHaveProperty('value', 'Do słuchacza');
});

test('a screenshot shows itself and opens in its place', async () => {
  const { user } = show(3, '/issue-tracker/231');
  await user.click(await screen.findByRole('button', { name: 'Otwórz obraz zrzut.webp' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'zrzut.webp' }));
  expect(viewer.getByRole('img', { name: 'zrzut.webp' }).getAttribute('src')).toBe(
    '/issuetrackerapi/files/url/aaaa',
  );
});
