import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { SamePanel } from './same-panel.tsx';

let server: Loopback;
beforeEach(async () => {
  server = await loopback(() => ({ body: { ...row, state: 'known', other: null } }));
});
afterEach(() => server.close());

const other: NonNullable<BankRowItem['other']> = {
  id: 1,
  settlement: 4,
  settlementName: 'PKO_SWRK_20261104.SWR',
  fileName: 'PKO_SWRK_20261104.SWR',
  entry: '',
  line: 17,
  state: 'matched',
  account: '27102055587788000030004812',
  amount: 70_700,
  date: '2026-11-04',
  payer: 'NOWAK KATARZYNA',
  title: 'czesne listopad',
  accepted: true,
  booked: true,
};
const row: BankRowItem = {
  id: 9,
  settlement: 5,
  entry: '',
  line: 9,
  state: 'asked',
  reason: null,
  account: other.account,
  amount: other.amount,
  date: '2026-11-05',
  payer: 'NOWAK KATARZYNA UL. DŁUGA 7',
  payer_account: '',
  title: other.title,
  raw: '',
  parts: [],
  other,
  answered: null,
  comment: '',
  version: 2,
  can: { explain: false, takeBack: false, answer: true, askAgain: false, changeParts: false },
};
const queue = { focused: true, arrival: false, move: vi.fn<(step: 1 | -1) => void>() };
const answered = () => {
  const request = server.received.find(({ url }) => url === '/api/settlement-rows/9/answer');
  return request && (JSON.parse(String(request.body)) as unknown);
};
const draw = () => renderSignedIn(6, <SamePanel row={row} other={other} queue={queue} />);

test('both rows stand side by side, with what differs, and each answer says what is booked', () => {
  draw();
  const differing = screen.getAllByRole('row').filter((line) => line.dataset['equal'] === 'false');
  expect(differing.map((line) => line.firstChild?.textContent)).toEqual(['Data', 'Nadawca']);
  expect(screen.getByText(/^Zapiszemy raz: 707,00\szł\.$/u)).toBeTruthy();
  expect(screen.getByText(/^Zapiszemy obie: 1\s414,00\szł\.$/u)).toBeTruthy();
});

test.each([
  ['To ta sama', true],
  ['To druga wpłata', false],
])('%s is sent', async (name, same) => {
  const { user } = draw();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(answered()).toEqual({ same, version: 2 }));
});

test('the key T answers too', async () => {
  const { user } = draw();
  await user.keyboard('t');
  await waitFor(() => expect(answered()).toEqual({ same: true, version: 2 }));
});

test('the keys work at its buttons, too', async () => {
  const { user } = draw();
  queue.move.mockClear();
  screen.getByRole('button', { name: 'To ta sama' }).focus();
  await user.keyboard('j');
  expect(queue.move).toHaveBeenLastCalledWith(1);
  await user.keyboard('d');
  await waitFor(() => expect(answered()).toEqual({ same: false, version: 2 }));
});

test('an answer can be taken back at once, with the version that it made', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'To druga wpłata' }));
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(server.received.find(({ url }) => url === '/api/settlement-rows/9/ask-again')?.body).toEqual(
      Buffer.from(JSON.stringify({ version: 2 })),
    ),
  );
});
