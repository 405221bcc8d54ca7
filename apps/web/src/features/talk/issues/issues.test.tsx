import type { Issue, IssueEvent, IssueMessage } from '@indeks/contract/talk/issues/issues.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@indeks/contract/access/roles';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { loopback, type Loopback, type Received } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { IssuePage } from './issue-page.tsx';
import { IssuesPage } from './issues-page.tsx';
import { makeIssue, me } from './testing/make-issue.ts';

// Loaded when they are first needed, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./issue-dialogs.tsx'),
    import('./office-page.tsx'),
    import('./merge-dialog.tsx'),
  ]);
});

const makeAnswer = (changes: Partial<IssueMessage> = {}): IssueMessage => ({
  id: 1,
  issue_id: 231,
  datetime: '2025-11-14T09:00:00.000Z',
  uid_from: 0,
  uid_to: me,
  text: 'Proszę sprawdzić.',
  file: null,
  attachment: null,
  own: false,
  author: null,
  ...changes,
});

let server: Loopback;
let issue: Issue;
let messages: IssueMessage[];
let events: IssueEvent[];
const colleague = { id: 8, uuid: null, name: 'Jan Kolega', avatar: null, taken: { total: 0, capped: false } };
let resolved: number;
/** Messages are answered once it is fulfilled. */
let answered: Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-14T12:00:00Z') });
  issue = makeIssue();
  messages = [];
  events = [];
  resolved = 0;
  answered = Promise.resolve();
  server = await loopback(async ({ method, url }) => {
    if (method === 'POST') await answered;
    if (method === 'POST' && url.startsWith('/chatapi/issues')) return { body: makeAnswer({ own: true }) };
    if (url.endsWith('/seen')) return { body: { ok: true } };
    if (url.startsWith('/chatapi/issues')) return { body: { messages, events, notes: [], more: false } };
    if (url === '/chatapi/inbox/colleagues') return { body: { items: [colleague] } };
    if (url === '/chatapi/replies') return { body: { items: [] } };
    if (url.includes('counts')) return { body: makeCounts() };
    if (method !== 'GET' || /issues\/\d/.test(url)) return { body: issue };
    return { body: { items: [issue], total: 1, capped: false } };
  });
});
afterEach(() => server.close());

const makeCounts = () => ({
  accepted: 1,
  in_progress: 0,
  resolved,
  total: 1 + resolved,
  waiting: 1,
  oldest: '2025-11-10T08:00:00.000Z',
  median_first: 130,
  median_closed: null,
});

const show = (role: Role, address: string) =>
  renderSignedIn(
    role,
    <StorageOwner userId={me}>
      <Routes>
        <Route path="/issue-tracker" element={<IssuesPage />} />
        <Route path="/issue-tracker/:id" element={<IssuePage />} />
      </Routes>
    </StorageOwner>,
    { address },
    { id: me },
  );
/** Opening an issue says that it was seen; that is no act of a person. */
const isSeen = ({ url }: Received): boolean => url.endsWith('/seen');
const sent = (method: string) =>
  server.received.filter((request) => request.method === method && !isSeen(request));
const readBody = (request: Received | undefined): unknown => JSON.parse(request?.body.toString() ?? '{}');

describe('the list', () => {
  test('has number, type, file, moment and status, and no summary for others', async () => {
    show(0, '/issue-tracker');
    const table = within(await screen.findByRole('table', { name: 'Twoje zgłoszenia' }));
    expect((await table.findByRole('link', { name: 'Nie mogę wysłać raportu' })).getAttribute('href')).toBe(
      '/issue-tracker/231',
    );
    for (const words of ['UNI-A231', 'błąd', 'przyjęte'])
      expect(table.getByText(words)).toBeInstanceOf(HTMLElement);
    expect(table.getByRole('link', { name: 'Pobierz zrzut.webp' }).getAttribute('href')).toBe(
      '/issuetrackerapi/files/url/aaaa',
    );
    expect(screen.queryByText('razem')).toBeNull();
    expect(screen.queryByText(/Otwórz zgłoszenie raz jeszcze/)).toBeNull();
  });

  test('a resolved issue brings the note about opening it again', async () => {
    resolved = 1;
    show(3, '/issue-tracker');
    expect(await screen.findByText(/„Otwórz zgłoszenie raz jeszcze”/)).toBeInstanceOf(HTMLElement);
  });

  test('the secretariat sees the board, who waits, and the counts beside the list', async () => {
    issue = makeIssue({ priority: 3, waiting_since: '2025-11-10T08:00:00.000Z' });
    const { user } = show(1, '/issue-tracker');
    // Nothing was resolved yet, so there is one median.
    const waits = /^1 z\s1 czeka na odpowiedź, najdłużej 4\sdni · mediana do odpowiedzi 2\sgodz\. 10\smin$/;
    expect(await screen.findByText(waits)).toBeInstanceOf(HTMLElement);
    const column = within(await screen.findByRole('region', { name: 'przyjęte' }));
    expect(await column.findByText('wysoki')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Lista' }));
    expect(await screen.findByText('razem')).toBeInstanceOf(HTMLElement);
    expect(sent('GET').some(({ url }) => url.includes('sortBy=waiting'))).toBe(true);
    // Back from an issue it is still the list.
    await user.click(await screen.findByRole('link', { name: 'Nie mogę wysłać raportu' }));
    await screen.findByText('Przycisk się kręci.');
    await user.click(screen.getByRole('link', { name: 'powrót do listy' }));
    expect(await screen.findByText('razem')).toBeInstanceOf(HTMLElement);
  });
});

test('an issue that is opened beside the board takes the focus, and gives it back to its card', async () => {
  const { user } = show(1, '/issue-tracker');
  const cards = async () =>
    within(await screen.findByRole('region', { name: 'przyjęte' })).findByRole('link', { name: /UNI-A231/ });
  await user.click(await cards());
  const heading = await screen.findByRole('heading', { name: 'Nie mogę wysłać raportu' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(screen.getByRole('link', { name: 'Zamknij' }));
  await waitFor(() => expect(heading.isConnected).toBe(false));
  const card = await cards();
  expect(document.activeElement).toBe(card);
});

describe('the form', () => {
  test('is sent without priority by others, stays over Escape, and thanks', async () => {
    const { user } = show(0, '/issue-tracker');
    await user.click(await screen.findByRole('button', { name: 'Zgłoś problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zgłoś problem' }));
    expect(dialog.queryByText('Wybierz kogo dotyczy')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
    expect(await dialog.findByText('Podanie tematu zgłoszenia jest wymagane')).toBeInstanceOf(HTMLElement);
    expect(dialog.getByText('Podanie opisu zgłoszenia znacznie ułatwi nam jego realizację')).toBeInstanceOf(
      HTMLElement,
    );
    await user.type(dialog.getByRole('textbox', { name: /^Temat/ }), 'Nie działa');
    await user.type(dialog.getByRole('textbox', { name: /^Opis/ }), 'Nic się nie dzieje');
    await user.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }));
    const done = await screen.findByRole('dialog', { name: 'Zgłoszenie przesłane poprawnie' });
    expect(done.textContent).toContain('Dziękujemy');
    await user.click(within(done).getByRole('button', { name: 'Powrót do listy wszystkich zgłoszeń' }));
    expect(readBody(sent('POST')[0])).toEqual({
      title: 'Nie działa',
      type: 1,
      description: 'Nic się nie dzieje',
      files: [],
    });
  });
});

describe('an issue', () => {
  test.each([
    [null, /powitanie i.podpis dodamy sami$/u],
    ['2025-11-14T09:00:00.000Z', /^Odpowiedz…$/u],
  ])('answered first at %s, a greeting is promised to the first answer alone', async (answered_at, hint) => {
    issue = makeIssue({ uid: 9, answered_at });
    show(1, '/issue-tracker/231');
    expect(await screen.findByPlaceholderText(hint)).toBeInstanceOf(HTMLElement);
  });

  test('opened, it says that what was told about it is seen', async () => {
    show(0, '/issue-tracker/231');
    await waitFor(() =>
      expect(server.received.filter(isSeen).map(({ url }) => url)).toEqual(['/chatapi/issues/231/seen']),
    );
  });

  test('asks whether the answer is enough: TAK resolves, NIE opens the reply', async () => {
    issue = makeIssue({
      status: 1,
      can: { ...makeIssue().can, edit: false, move: true, judge: true },
    });
    messages = [makeAnswer()];
    const { user } = show(0, '/issue-tracker/231');
    await screen.findByText('Czy przesłana przez nas odpowiedź jest dla Ciebie zadowolająca?');
    expect(await screen.findByText(/Administracja Indeks/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'TAK' }));
    await waitFor(() => expect(readBody(sent('PUT')[0])).toEqual({ status: 2 }));
    await user.click(await screen.findByRole('button', { name: 'NIE' }));
    await user.type(await screen.findByRole('textbox', { name: 'Wiadomość' }), 'Nadal nie');
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
  });

  test.each([
    [0, 'rozpocznij rozwiązywanie'],
    [1, 'uznaj zgłoszenie za rozwiązane'],
    [2, 'otwórz zgłoszenie raz jeszcze'],
  ] as const)('at status %i the button says %s', async (status, name) => {
    issue = makeIssue({
      status,
      uid: 9,
      can: { ...makeIssue().can, reply: status !== 2, move: true },
    });
    const { user } = show(1, '/issue-tracker/231');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(readBody(sent('PUT')[0])).toEqual({ status: (status + 1) % 3 }));
  });

  test('urgency and people are hidden from others, and the button too where it cannot be pressed', async () => {
    show(3, '/issue-tracker/231');
    expect((await screen.findByText('zrzut.webp')).getAttribute('href')).toContain('aaaa');
    expect(screen.getByRole('link', { name: 'powrót do listy' }).getAttribute('href')).toBe('/issue-tracker');
    for (const hidden of ['Priorytet', 'Zgłoszone przez', 'Dotyczy'])
      expect(screen.queryByText(hidden)).toBeNull();
    expect(screen.queryByRole('button', { name: /rozwiązywanie/ })).toBeNull();
  });

  test('what is typed while an answer is being sent stays for the next one', async () => {
    let release = () => {};
    answered = new Promise((resolve) => (release = resolve));
    const { user } = show(0, '/issue-tracker/231');
    const field = await screen.findByRole('textbox', { name: 'Wiadomość' });
    await user.type(field, 'Pierwsza{Enter}');
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await user.type(field, ' i druga');
    release();
    const send = screen.getByRole('button', { name: 'Wyślij' });
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
    expect(field).toHaveProperty('value', 'Pierwsza i druga');
  });

  test('is deleted from its page, which then leads to the list', async () => {
    const { user } = show(3, '/issue-tracker/231');
    await user.click(await screen.findByRole('button', { name: 'Usuń zgłoszenie' }));
    await user.click(await screen.findByRole('button', { name: /^Usuń 1.zgłoszenie$/ }));
    expect(await screen.findByRole('heading', { name: 'Zgłaszanie problemów' })).toBeInstanceOf(HTMLElement);
    expect(readBody(sent('POST')[0])).toEqual([231]);
  });
});

test('the secretariat says who deals with an issue, and reads what happened to it', async () => {
  const event = {
    id: 1,
    datetime: '2025-11-14T10:00:00.000Z',
    status: null,
    by: 'Anna',
    assignee: null,
    other: null,
  };
  events = [
    { ...event, kind: 'assigned', assignee: 'Jan Kolega' },
    { ...event, id: 2, kind: 'moved', status: 1 },
    { ...event, id: 3, kind: 'edited' },
    { ...event, id: 4, kind: 'joined', other: 240 },
    { ...event, id: 5, kind: 'separated' },
  ];
  issue = makeIssue({ assignee: { id: 9, name: 'Ola' }, can: { ...makeIssue().can, assign: true } });
  const { user } = show(1, '/issue-tracker/231');
  expect(await screen.findByText('Anna · zajmuje się: Jan Kolega · 11:00')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Anna · rozpoczęto rozwiązywanie · 11:00')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Anna · zmieniono treść zgłoszenia · 11:00')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Anna · dołączono to samo z UNI-A240 · 11:00')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Anna · rozdzielono z usuniętym zgłoszeniem · 11:00')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Zajmuje się: Ola. Zmień' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Jan Kolega' }));
  await waitFor(() =>
    expect(sent('PUT').map(({ url }) => url)).toEqual(['/issuetrackerapi/issues/231/assignee']),
  );
  expect(readBody(sent('PUT')[0])).toEqual({ uid: 8 });
});

test('the secretariat narrows the list to its own and sees who deals with each', async () => {
  issue = makeIssue({ assignee: { id: 9, name: 'Ola Dudek' } });
  const { user } = show(1, '/issue-tracker?view=list');
  expect(await screen.findByText('Ola Dudek')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Moje' }));
  await waitFor(() => expect(server.received.some(({ url }) => url.includes('mine=true'))).toBe(true));
});
