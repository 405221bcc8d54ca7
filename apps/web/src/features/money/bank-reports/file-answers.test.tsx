import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptedReport,
  endServer,
  open,
  sentTo,
  served,
  startServer,
  waitingReport,
} from './testing/served-reports.tsx';
import { matched, otherRow } from './testing/served-rows.ts';

beforeEach(startServer);
afterEach(endServer);

const none = { count: 0, sum: 0 };
const empty: BankReportDetail = {
  ...waitingReport,
  accepted: true,
  state: 'empty',
  credits: none,
  debits: { count: 3, sum: 12_050 },
  refusals: [],
};
const damaged: BankReportDetail = {
  ...waitingReport,
  state: 'damaged',
  refusals: [{ reason: 'incomplete', entry: '' }],
  can: { accept: false, open: true },
};

const uploadOne = async () => {
  const view = open('/accountant-settlements?new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj wyciąg' }));
  const input = view.baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await view.user.upload(input, new File(['1'], 'wyciag.sta'));
  await view.user.click(dialog.getByRole('button', { name: 'Wczytaj' }));
  return view;
};

test('a file of debits says how many there are, not that everything is saved', async () => {
  served.report = empty;
  served.uploadAccepted = true;
  await uploadOne();
  expect(
    await screen.findByText(/nie ma żadnej wpłaty, są tylko pominięte obciążenia: 3, 120,50\szł\.$/u),
  ).toBeTruthy();
});

test('a file that cannot be accepted says so and why, and leads to what was read', async () => {
  served.report = damaged;
  const { router } = await uploadOne();
  expect(await screen.findByText(/^Tego pliku nie można zaakceptować: jest uszkodzony/u)).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/accountant-settlements/5'));
  expect(await screen.findByText(/^Plik jest niepełny\. Plik jest uszkodzony/u)).toBeTruthy();
});

test('among several files one of debits says the same below its row', async () => {
  served.report = empty;
  open('/accountant-settlements/files?ids=5');
  expect(await screen.findByText(/są tylko pominięte obciążenia: 3/u)).toBeTruthy();
  expect(screen.getByText('Bez wpłat')).toBeTruthy();
});

test('the row of a damaged file asks for the whole of it, which comes into the same table', async () => {
  served.report = damaged;
  const { user, baseElement } = open('/accountant-settlements/files?ids=5');
  await user.click(await screen.findByRole('button', { name: 'Wczytaj cały plik: wyciag.txt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj wyciąg' }));
  const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, new File(['1'], 'wyciag.txt'));
  served.report = waitingReport;
  await user.click(dialog.getByRole('button', { name: 'Wczytaj' }));
  expect(await screen.findByText('Zgodny')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Wczytaj cały plik/u })).toBeNull();
});

const asked: BankReportDetail = {
  ...waitingReport,
  states: { ...waitingReport.states, asked: { count: 1, sum: 110_000 } },
};

test('on a phone damaged files stand first, and the file of the open question is marked', async () => {
  served.others = [
    { ...waitingReport, id: 6, file_name: 'a-zgodny.txt' },
    { ...damaged, id: 7, file_name: 'z-uszkodzony.txt' },
  ];
  served.report = { ...asked, file_name: 'm-pytanie.txt' };
  open('/accountant-settlements/files?ids=6,7,5', 390);
  await screen.findByRole('region', { name: 'Prawdopodobnie ta sama wpłata' });
  const files = within(screen.getByRole('list', { name: 'Wczytane pliki' })).getAllByRole('listitem');
  expect(files.map((file) => within(file).getAllByRole('link')[0]?.textContent)).toEqual([
    'z-uszkodzony.txt',
    'm-pytanie.txt',
    'a-zgodny.txt',
  ]);
  expect(files.map((file) => file.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('on a wide screen files keep the order of their names, and the same one is marked', async () => {
  served.others = [{ ...damaged, id: 7, file_name: 'z-uszkodzony.txt' }];
  served.report = asked;
  open('/accountant-settlements/files?ids=7,5');
  await screen.findByRole('region', { name: 'Prawdopodobnie ta sama wpłata' });
  const marked = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(marked.map((row) => within(row).getByRole('link').textContent)).toEqual(['wyciag.txt']);
  expect(screen.getAllByRole('link', { name: /\.txt$/u }).map(({ textContent }) => textContent)).toEqual([
    'wyciag.txt',
    'z-uszkodzony.txt',
  ]);
});

test('of files that are partly saved it is not said that nothing of them is', async () => {
  served.others = [{ ...acceptedReport, id: 6 }];
  const { router } = open('/accountant-settlements/files?ids=5');
  expect(await screen.findByText(/^1\szgodny do zaakceptowania · nic z\snich nie jest/u)).toBeTruthy();
  await act(() => router.navigate('/accountant-settlements/files?ids=5,6'));
  expect(await screen.findByText(/^1\szgodny do zaakceptowania · 1\szapisany$/u)).toBeTruthy();
});

test('an answer about a payment is taken back after a question', async () => {
  served.corrected = {
    ...matched,
    state: 'known',
    other: otherRow,
    answered: 'same',
    can: { ...matched.can, askAgain: true },
  };
  const { user } = open('/accountant-settlements/5');
  await user.click(await screen.findByRole('button', { name: /^Cofnij odpowiedź: ŁOŚ EWA/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Odpowiedziano „To ta sama”/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cofnij odpowiedź' }));
  await waitFor(() => expect(sentTo('/api/settlement-rows/1/ask-again')).toEqual({ version: 3 }));
});
