import type { ProtocolContent, ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { protocolContent, protocolDetail } from '../testing/protocols.ts';
import { ClosingPage } from './closing-page.tsx';

const student = (eid: number, name: string, grade: number | null) => ({
  eid,
  name,
  album: eid === 2 ? null : String(100 + eid),
  grade,
  words: grade === null ? 'nie przystąpił(a)' : 'dostateczny',
  date: null,
  place: null,
});

const content: ProtocolContent = {
  ...protocolContent,
  number: '',
  exam_day: null,
  exam_place: null,
  students: [student(1, 'Adamczyk Ewa', 3), student(2, 'Bielski Jacek', null)],
};

const fresh: ProtocolPreview = {
  content,
  seen: 'a'.repeat(64),
  inForce: null,
  changes: [],
  people: { added: [], dropped: [], left: [] },
  checks: { missing: ['Bielski Jacek'], withoutAlbum: [{ uid: 7, name: 'Bielski Jacek' }], unusual: [] },
  places: ['Warszawa'],
};
const correcting: ProtocolPreview = {
  ...fresh,
  inForce: { id: 7, number: '126/2025', created: '2025-03-01' },
  checks: { ...fresh.checks, missing: [] },
};

let server: Loopback;
let preview: ProtocolPreview;
let saved: Reply;
const sent = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(String(body)) as unknown);
beforeEach(async () => {
  saved = { body: { id: 8, number: '148/2025' } };
  server = await loopback(({ url, method }) => {
    if (method === 'POST') return saved;
    if (url.endsWith('/pdf'))
      return { body: Buffer.from('%PDF'), headers: { 'content-type': 'application/pdf' } };
    if (url.startsWith('/api/protocols/preview')) return { body: preview };
    if (url.startsWith('/api/protocols/group'))
      return { body: { types: [1, 2].map((type) => ({ type, last: null, blocked: null })) } };
    return { body: { ...protocolDetail, pdfData: { ...protocolContent, exam_day: '2025-02-20' } } };
  });
});
afterEach(() => server.close());

const group = { date: '2024-10-01', cid: 3, sid: 5, half: 1 };
const open = async (shown: ProtocolPreview, width?: number) => {
  preview = shown;
  renderSignedIn(0, <ClosingPage />, {
    address: '/evaluations/close?date=2024-10-01&cid=3&sid=5&half=1&type=1',
    ...(width !== undefined && { width }),
  });
  await screen.findByRole('heading', { name: 'Zamknij protokół', level: 1 });
  await screen.findByText('numer nadamy przy zamknięciu');
  return userEvent.setup();
};
const close = (label: string) => screen.findByRole('button', { name: label });

test('on a phone many names are folded under their count', async () => {
  const names = ['Adamczyk Ewa', 'Bielski Jacek', 'Czajka Marek', 'Dudek Zofia'];
  const withoutAlbum = names.map((name, index) => ({ uid: index + 1, name }));
  await open({ ...fresh, checks: { missing: ['Bielski Jacek'], withoutAlbum, unusual: [] } }, 390);
  const many = screen.getByText(/^4\sosoby bez numeru albumu$/u).closest('details');
  expect([many?.open, many?.textContent]).toEqual([false, expect.stringContaining('Dudek Zofia')]);
  expect(screen.getByText(/^1\sosoba bez wyniku$/u).closest('details')).toBeNull();
});

test('the preview is printed with what is typed so far, and nothing is closed', async () => {
  const user = await open(correcting);
  saved = { body: Buffer.from('%PDF'), headers: { 'content-type': 'application/pdf' } };
  const tab = { location: { href: '' }, close: () => {} };
  vi.stubGlobal('open', () => tab);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper' }));
  await user.type(screen.getByRole('textbox', { name: /^Powód korekty/u }), 'pomyłka');
  await user.click(screen.getByRole('button', { name: 'Drukuj podgląd' }));
  await waitFor(() => expect(tab.location.href).toBe('blob:paper'));
  expect(server.received.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/api/protocols/preview',
  ]);
  expect(sent()[0]).toEqual({
    ...group,
    type: 1,
    exam: { day: '2025-02-20', place: 's. 210', exceptions: [] },
    correction: { reason: 'pomyłka', grades: [] },
  });
});

test('without a day nothing is closed; what to look at is told and does not prevent it', async () => {
  const user = await open(fresh);
  expect(screen.getByText(/^1\sosoba bez wyniku$/u)).toBeTruthy();
  expect(screen.getByText(/^1\sosoba bez numeru albumu$/u)).toBeTruthy();
  expect(screen.getByText(/^2\suwagi$/u)).toBeTruthy();
  await user.click(await close('Zamknij protokół'));
  expect(sent()).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: /^Dzień/u }), '01.03.2025');
  await user.click(await close('Zamknij protokół'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...group,
    type: 1,
    seen: fresh.seen,
    exam: { day: '2025-03-01', place: 'Warszawa', exceptions: [] },
  });
  await waitFor(() => expect(server.received.some(({ url }) => url === '/api/protocols/8/pdf')).toBe(true));
});

test('a correction says whom it changes and why, and the paper shows both grades', async () => {
  const user = await open(correcting);
  expect(screen.getByText('Korekta protokołu nr 126/2025', { selector: 'span' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
  await user.click(screen.getByRole('combobox', { name: 'Osoba' }));
  await user.click(await screen.findByRole('option', { name: 'Adamczyk Ewa' }));
  await user.type(screen.getByRole('textbox', { name: 'Nowa ocena' }), '4,3');
  await user.click(await close('Zamknij korektę protokołu'));
  expect(await screen.findByText('Podaj powód korekty')).toBeTruthy();
  expect(screen.getByText('Proszę podać tylko pełne oceny, lub połówki ocen')).toBeTruthy();
  expect(sent()).toEqual([]);

  await user.clear(screen.getByRole('textbox', { name: 'Nowa ocena' }));
  await user.type(screen.getByRole('textbox', { name: 'Nowa ocena' }), '3+');
  await user.type(screen.getByRole('textbox', { name: /^Powód korekty/u }), 'Błąd przy przepisywaniu');
  const line = within(screen.getByRole('row', { name: /Adamczyk Ewa/u }));
  expect(line.getByText('dostateczny plus')).toBeTruthy();
  expect(line.getByText('3,0').tagName).toBe('DEL');
  expect(screen.getByText(/średnia\s3,00\s→\s3,50$/u)).toBeTruthy();
  await user.click(await close('Zamknij korektę protokołu'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...group,
    type: 1,
    seen: fresh.seen,
    exam: { day: '2025-02-20', place: 's. 210', exceptions: [] },
    correction: { of: 7, reason: 'Błąd przy przepisywaniu', grades: [{ eid: 1, grade: 3.5 }] },
  });
});

test('without an examiner it is told who signs', async () => {
  await open({ ...fresh, content: { ...content, lecturer: null } });
  expect(screen.getByText('Brak egzaminatora')).toBeTruthy();
  expect(screen.getByText('Podpisze kierownik studiów.')).toBeTruthy();
});

test('a correction to 2,5 is told, and whose it is', async () => {
  const user = await open(correcting);
  expect(screen.getByText('Skala 2–5, bez 2,5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
  await user.click(screen.getByRole('combobox', { name: 'Osoba' }));
  await user.click(await screen.findByRole('option', { name: 'Adamczyk Ewa' }));
  await user.type(screen.getByRole('textbox', { name: 'Nowa ocena' }), '2,5');
  const remark = screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith('Wśród'));
  expect(remark?.textContent).toBe('Wśród ocen jest 2,5Adamczyk Ewa');
});

test('a correction tells who came and who left; whoever left cannot be corrected', async () => {
  const user = await open({
    ...correcting,
    content: {
      ...content,
      students: [...content.students, { ...student(3, 'Czajka Marek', 4), date: '2025-02-21' }],
    },
    people: {
      added: ['Bielski Jacek'],
      dropped: ['Dąbrowska Patrycja'],
      left: [{ eid: 3, day: '2025-02-21' }],
    },
  });
  expect(screen.getByText('Dochodzi: Bielski Jacek')).toBeTruthy();
  expect(screen.getByText(/^Ubywa.*Dąbrowska Patrycja$/u)).toBeTruthy();
  expect(screen.getByText(/^Zostaje.*Czajka Marek$/u)).toBeTruthy();
  const dayOf = (name: RegExp) => screen.getByRole('row', { name }).textContent;
  expect(dayOf(/Czajka Marek/u)).toContain('21.02.2025');
  expect(dayOf(/Adamczyk Ewa/u)).toContain('20.02.2025');
  await user.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
  await user.click(screen.getByRole('combobox', { name: 'Osoba' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Adamczyk Ewa',
    'Bielski Jacek',
  ]);
});

test('a failure of the server leaves what is typed, and the same request goes again', async () => {
  const user = await open(fresh);
  await user.type(screen.getByRole('combobox', { name: /^Dzień/u }), '01.03.2025');
  saved = { status: 500, body: { code: 'server/failed', message: 'Coś poszło nie tak.' } };
  await user.click(await close('Zamknij protokół'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Dzień/u })).toHaveProperty('value', '01.03.2025');
  saved = { body: { id: 8, number: '148/2025' } };
  await user.click(await close('Zamknij protokół'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const keys = server.received
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
});
