import type { VerifiedProtocol } from '@indeks/contract/studies/protocols/verification.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OwnProtocolsPage } from './own-protocols-page.tsx';
import { ProtocolsPage } from './protocols-page.tsx';
import { protocolRow } from './testing/protocols.ts';
import { VerificationPage } from './verification-page.tsx';

let server: Loopback;
let answer: (url: string) => Reply;
beforeEach(async () => {
  answer = (url) =>
    url.startsWith('/api/protocols')
      ? { body: { items: [protocolRow], total: 1, capped: false } }
      : { body: { items: [] } };
  server = await loopback(({ url }) => answer(url));
});
afterEach(() => server.close());

test('a lecturer has own protocols to download, and nothing to withdraw', async () => {
  renderSignedIn(0, <OwnProtocolsPage />);
  const row = within(await screen.findByRole('row', { name: /Protokół 147\/2025/u }));
  expect(row.getByText('Prawo pracy')).toBeTruthy();
  expect(row.getByText('Obowiązuje')).toBeTruthy();
  expect(row.getByRole('button', { name: /^Pobierz PDF/u })).toBeTruthy();
  expect([row.queryByRole('checkbox'), row.queryByRole('button', { name: /^Wycofaj/u })]).toEqual([
    null,
    null,
  ]);
});

test('the list has its columns, the moment to the letter, and withdraws with a reason', async () => {
  const user = userEvent.setup();
  renderSignedIn(1, <ProtocolsPage />);
  const row = within(await screen.findByRole('row', { name: /Protokół 147\/2025/u }));
  for (const words of ['12.03.2025, 9:05', 'dr', 'Kadry i płace', 'Prawo pracy', 'pierwsza'])
    expect(row.getByText(words)).toBeTruthy();
  // Who made it, and below the degree who lectures.
  expect(row.getAllByText('Łukasz Źrebiec')).toHaveLength(2);
  await user.click(row.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Usuń zaznaczone protokoły' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć te protokoły?' }),
  );
  await user.click(dialog.getByRole('button', { name: /^Wycofaj 1\sprotokół$/u }));
  expect(await dialog.findByText('Podaj powód wycofania')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Powód wycofania/u }), 'pomyłka');
  answer = () => ({ body: { ok: true } });
  await user.click(dialog.getByRole('button', { name: /^Wycofaj 1\sprotokół$/u }));
  const sent = () => server.received.find(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()?.url).toBe('/api/protocols/delete-multiple'));
  expect(JSON.parse(String(sent()?.body))).toEqual({ ids: [7], reason: 'pomyłka' });
});

test('a protocol of both sessions says so', async () => {
  const items = [{ ...protocolRow, type: 0 }];
  answer = (url) => ({
    body: url.startsWith('/api/protocols') ? { items, total: 1, capped: false } : { items: [] },
  });
  renderSignedIn(1, <ProtocolsPage />);
  const row = within(await screen.findByRole('row', { name: /Protokół 147\/2025/u }));
  expect(row.getByText('pierwsza/poprawkowa')).toBeTruthy();
});

test('one protocol is asked about by its number, with a red button', async () => {
  const user = userEvent.setup();
  renderSignedIn(1, <ProtocolsPage />);
  const row = within(await screen.findByRole('row', { name: /Protokół 147\/2025/u }));
  await user.click(row.getByRole('button', { name: /^Wycofaj/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wycofać protokół 147/2025?' }));
  const button = dialog.getByRole('button', { name: 'Wycofaj protokół' });
  expect(button.getAttribute('style')).toContain('danger');
});

test('protocols that were withdrawn before are not withdrawn again, and it is said', async () => {
  const user = userEvent.setup();
  const items = [{ ...protocolRow, can: { withdraw: false } }];
  answer = (url) =>
    url.startsWith('/api/protocols') ? { body: { items, total: 1, capped: false } } : { body: { items: [] } };
  renderSignedIn(1, <ProtocolsPage />);
  const row = within(await screen.findByRole('row', { name: /Protokół 147\/2025/u }));
  await user.click(row.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Usuń zaznaczone protokoły' }));
  expect(await screen.findByText('Zaznaczone protokoły są już wycofane.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without protocols the list says so', async () => {
  answer = () => ({ body: { items: [], total: 0, capped: false } });
  renderSignedIn(1, <ProtocolsPage />);
  expect(await screen.findByText('Brak protokołów')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Otwórz dziennik' }).getAttribute('href')).toBe(
    '/evaluations-joined',
  );
});

test('a filter without protocols says so too, and is cleared', async () => {
  answer = () => ({ body: { items: [], total: 0, capped: false } });
  renderSignedIn(1, <ProtocolsPage />, { address: '/?date=2024-10-01' });
  expect(await screen.findByText('Brak protokołów')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  expect(screen.queryByRole('button', { name: 'Wyczyść filtry' })).toBeNull();
});

test('a protocol says whether it is in force, and what stands instead', async () => {
  const items = [
    { ...protocolRow, superseded: { id: 8, number: '148/2025', reason: 'pomyłka' } },
    {
      ...protocolRow,
      id: 8,
      number: '148/2025',
      title: 'Korekta',
      corrects: { id: 7, number: '147/2025', reason: 'pomyłka' },
    },
  ];
  answer = (url) =>
    url.startsWith('/api/protocols') ? { body: { items, total: 2, capped: false } } : { body: { items: [] } };
  renderSignedIn(1, <ProtocolsPage />);
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await rowOf(/Protokół 147\/2025/u)).getByText('Zastąpiony przez nr 148/2025')).toBeTruthy();
  const correction = await rowOf(/Protokół 148\/2025/u);
  expect(correction.getByText('Obowiązuje')).toBeTruthy();
  expect(correction.getByText('Korekta nr 147/2025')).toBeTruthy();
});

const bytes = new Uint8Array([37, 80, 68, 70]);
/** SHA-256 of these bytes. */
const hashOfBytes = async () =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const verified = (changes: Partial<VerifiedProtocol>): VerifiedProtocol => ({
  number: '147/2025',
  created: '2025-03-12',
  courseName: 'Kadry i płace',
  subjectName: 'Prawo pracy',
  type: 1,
  intake: '2024-10-01',
  examDay: '2025-03-01',
  people: 3,
  grades: [
    { grade: 4.5, count: 2 },
    { grade: null, count: 1 },
  ],
  average: 4.5,
  corrects: null,
  supersededBy: null,
  hash: '8f3c1a90'.repeat(8),
  pdfHash: null,
  withdrawn: null,
  ...changes,
});

const openVerification = (address: string) => renderInKit(<VerificationPage />, { address });

test('anybody verifies a paper by number and code, and its file without sending it', async () => {
  const pdfHash = await hashOfBytes();
  answer = () => ({ body: verified({ pdfHash }) });
  const { user, container } = openVerification('/verify');
  await user.type(screen.getByRole('textbox', { name: 'Numer protokołu' }), '147');
  await user.click(screen.getByRole('button', { name: 'Sprawdź' }));
  expect(await screen.findByText(/^Podaj numer w\s/u)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Numer protokołu/u }), '/2025');
  await user.type(screen.getByRole('textbox', { name: /Kod weryfikacji/u }), '8F3C1A90');
  await user.click(screen.getByRole('button', { name: 'Sprawdź' }));
  expect(await screen.findByText('Protokół jest ważny')).toBeTruthy();
  expect(screen.getByText('Prawo pracy')).toBeTruthy();
  expect(screen.getByText(/^4,5:\s2/u).textContent).toMatch(/nie\sprzystąpił\(a\):\s1$/u);
  expect(screen.getByText('4,50')).toBeTruthy();
  const input = () => container.querySelector('input[type=file]') as HTMLInputElement; // the zone hides it
  await user.upload(input(), new File([bytes], 'protokol.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('To jest dokładnie ten plik, który wydano.')).toBeTruthy();
  await user.upload(input(), new File(['inny'], 'protokol.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Ten plik różni się od wydanego. Nie polegaj na nim.')).toBeTruthy();
  expect(server.received.map(({ method }) => method)).toEqual(['GET']);
});

test.each<[string, Reply, RegExp]>([
  [
    'superseded',
    { body: verified({ supersededBy: '148/2025' }) },
    /^Protokół zastąpiła korekta nr 148\/2025/u,
  ],
  ['withdrawn', { body: verified({ withdrawn: '2025-03-14' }) }, /^Protokół wycofano 14\.03\.2025/u],
  [
    'unknown',
    { status: 404, body: { code: 'record/not-found', message: 'x' } },
    /^Nie ma takiego protokołu$/u,
  ],
  [
    'asked too often',
    { status: 429, body: { code: 'auth/throttled', message: 'Zbyt wiele nieudanych prób.' } },
    /^Zbyt wiele nieudanych prób/u,
  ],
])('a protocol that is %s', async (_, reply, words) => {
  answer = () => reply;
  openVerification('/verify?number=147/2025&code=8f3c-1a90');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Protokół jest ważny')).toBeNull();
});
