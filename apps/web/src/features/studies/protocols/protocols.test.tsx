import type { Protocol, VerifiedProtocol } from '@indeks/contract/protocols/protocols.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { ProtocolsPage } from './protocols-page.tsx';
import { VerificationPage } from './verification-page.tsx';

const protocol: Protocol = {
  id: 7,
  number: '147/2025',
  title: 'Protokół 147/2025: Prawo pracy, sesja pierwsza',
  created: '2025-03-12T08:05:00.000Z',
  usernameCreated: 'Łukasz Źrebiec',
  courseName: 'Kadry i płace',
  subjectName: 'Prawo pracy',
  professorName: 'dr Łukasz Źrebiec',
  date: '2024-10-01',
  intake: '2024-10-01',
  sid: 5,
  cid: 3,
  type: 1,
  withdrawn: null,
  can: { withdraw: true },
};

let server: Loopback;
let answer: (url: string) => Reply;
beforeEach(async () => {
  answer = (url) =>
    url.startsWith('/api/protocols')
      ? { body: { items: [protocol], total: 1, capped: false } }
      : { body: { items: [] } };
  server = await loopback(({ url }) => answer(url));
});
afterEach(() => server.close());

test('the list has its columns, the moment to the letter, and withdraws with a reason', async () => {
  const user = userEvent.setup();
  renderSignedIn(1, <ProtocolsPage />);
  const row = within(await screen.findByRole('row', { name: /Protokół 147\/2025/u }));
  for (const words of ['12.03.2025 9:05', 'Łukasz Źrebiec', 'Kadry i płace', 'Prawo pracy', 'pierwsza'])
    expect(row.getByText(words)).toBeTruthy();
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

test('protocols that were withdrawn before are not withdrawn again, and it is said', async () => {
  const user = userEvent.setup();
  const items = [{ ...protocol, can: { withdraw: false } }];
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
  const input = () => container.querySelector('input[type=file]') as HTMLInputElement; // the zone hides it
  await user.upload(input(), new File([bytes], 'protokol.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('To jest dokładnie ten plik, który wydano.')).toBeTruthy();
  await user.upload(input(), new File(['inny'], 'protokol.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Ten plik różni się od wydanego. Nie polegaj na nim.')).toBeTruthy();
  expect(server.received.map(({ method }) => method)).toEqual(['GET']);
});

test.each<[string, Reply, RegExp]>([
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
