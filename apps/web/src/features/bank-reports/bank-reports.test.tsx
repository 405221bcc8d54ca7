import type {
  BankReport,
  BankReportDetail,
  BankRowItem,
  Suggestion,
} from '@indeks/contract/bank-reports/bank-reports.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { settledEnrolment, settledPerson } from '#parts/studies/testing/settled.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { BankReportPage } from './bank-report-page.tsx';
import { BankReportsPage } from './bank-reports-page.tsx';

let server: Loopback;
let report: BankReportDetail;
let uploadAccepted: boolean;
let suggested: Suggestion[];
beforeEach(async () => {
  report = waitingReport;
  uploadAccepted = false;
  suggested = [];
  server = await loopback(({ url, method }) => {
    if (method === 'POST' && url === '/api/settlements/0')
      return { body: { ...report, accepted: uploadAccepted, message: '', toImport: [] } };
    if (url === '/api/settlements/mapping/5') {
      report = { ...acceptedReport };
      return { body: report };
    }
    if (method === 'POST' && url.startsWith('/api/settlement-rows/')) return { body: unmatched };
    if (method === 'POST') return { body: { ok: true } };
    if (url.endsWith('/suggestions')) return { body: { items: suggested } };
    if (url.startsWith('/api/settlements/students'))
      return { body: { items: [student], total: 1, capped: false, can: { setPrice: true, anyPrice: true } } };
    if (url.startsWith('/api/settlements/5/rows')) return { body: pageOf(url) };
    if (url.startsWith('/api/settlements/5')) return { body: report };
    if (url.startsWith('/api/settlement-rows'))
      return { body: { items: [unmatched], total: 1, capped: false } };
    return { body: { items: [listed], total: 1, capped: false } };
  });
});
afterEach(() => server.close());

const pageOf = (url: string) => {
  const state = new URL(url, server.origin).searchParams.get('state');
  const items = [matched, unmatched, refused].filter((row) => state === null || row.state === state);
  return { items, total: items.length, capped: false };
};

const none = { count: 0, sum: 0 };
const listed: BankReport = {
  id: 5,
  name: 'Listopad 2020',
  file_name: 'wyciag.txt',
  timestamp: '2020-11-13T08:12:00.000Z',
  amount: 12,
  sum: 1_411_000,
  accepted: true,
  version: 1,
};
const waitingReport: BankReportDetail = {
  ...listed,
  amount: 0,
  sum: 0,
  accepted: false,
  formats: ['elixir'],
  controlled: true,
  states: {
    matched: { count: 12, sum: 1_411_000 },
    unmatched: { count: 2, sum: 120_000 },
    known: none,
    refused: { count: 1, sum: 0 },
    explained: none,
    dismissed: none,
  },
  can: { accept: true, open: true },
};
const acceptedReport: BankReportDetail = { ...waitingReport, ...listed, can: { accept: false, open: true } };
const matched: BankRowItem = {
  id: 1,
  settlement: 5,
  entry: '',
  line: 1,
  state: 'matched',
  reason: null,
  account: '60102055587788000030009999',
  amount: 110_000,
  date: '2020-11-12',
  payer: 'ŁOŚ EWA',
  payer_account: '',
  title: 'czesne',
  raw: '',
  user: 'Ewa Łoś',
  parts: [],
  comment: '',
  version: 3,
  can: { explain: false, takeBack: false },
};
const unmatched: BankRowItem = {
  ...matched,
  id: 2,
  line: 2,
  state: 'unmatched',
  payer: 'KOWALSKA ANNA',
  title: 'za córkę',
  user: undefined,
  can: { explain: true, takeBack: false },
};
const refused: BankRowItem = {
  ...matched,
  id: 3,
  line: 7,
  state: 'refused',
  reason: 'currency',
  account: '',
  amount: 0,
  date: null,
  payer: '',
  title: '',
  raw: 'EUR;100,00;ŁOŚ',
  user: undefined,
};
const sums = { price: 420_000, paid: 0, user_paid: 0, balance: 420_000 };
const enrolment = { ...settledEnrolment, id: 31, sums };
const student = {
  ...settledPerson,
  sums,
  reminded: null,
  enrolments: [enrolment, { ...enrolment, id: 32, courseName: 'Logopedia' }],
};

const open = (address: string) =>
  renderSignedIn(
    6,
    <Routes>
      <Route path="/accountant-settlements" element={<BankReportsPage />} />
      <Route path="/accountant-settlements/:id" element={<BankReportPage />} />
    </Routes>,
    { address },
  );
const sentTo = (url: string): unknown => {
  const request = server.received.find((one) => one.method === 'POST' && one.url === url);
  return request && JSON.parse(String(request.body));
};

const upload = async ({ user, baseElement }: ReturnType<typeof open>) => {
  await screen.findByRole('link', { name: 'Listopad 2020' });
  await user.click(screen.getByRole('button', { name: 'Dodaj raport' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj raport' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Wczytaj' }));
  await send();
  expect(await dialog.findByText('Podanie nazwy jest wymagane')).toBeTruthy();
  expect(dialog.getByText('Wybór pliku jest wymagany')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Nazwa/u }), 'Listopad 2020');
  const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, new File([new Uint8Array(2_000_000)], 'duzy.txt'));
  expect(await dialog.findByText('File size should be less than 2 MB!')).toBeTruthy();
  if (input) await user.upload(input, new File(['110;20201112'], 'wyciag.txt'));
  await send();
};

test('an uploaded file leads to what it comes to', async () => {
  const view = open('/accountant-settlements');
  await upload(view);
  expect(await screen.findByText(/^Do zapisania: 12\swpłat, 14\s110,00\szł$/u)).toBeTruthy();
  expect(view.router.state.location.pathname).toBe('/accountant-settlements/5');
});

test('a file that brings nothing new says so and stays at the list', async () => {
  uploadAccepted = true;
  const view = open('/accountant-settlements');
  await upload(view);
  expect(await screen.findByText(/^Wszystkie wpłaty z\stego pliku są już zapisane\.$/u)).toBeTruthy();
  expect(view.router.state.location.pathname).toBe('/accountant-settlements');
});

test('a tile narrows the rows down; a refused line shows its number, the reason and itself', async () => {
  const { user } = open('/accountant-settlements/5');
  expect(await screen.findByText('ŁOŚ EWA')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Odrzucone/u }));
  await waitFor(() => expect(screen.queryByText('ŁOŚ EWA')).toBeNull());
  expect(screen.getByText(/^Wpłata w\sobcej walucie$/u)).toBeTruthy();
  expect(screen.getByText(/Wiersz 7/u)).toBeTruthy();
  expect(screen.getByText('EUR;100,00;ŁOŚ')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Odrzucone/u, pressed: true }));
  expect(await screen.findByText('ŁOŚ EWA')).toBeTruthy();
});

test('the rows of a report are searched by the server', async () => {
  const { user } = open('/accountant-settlements/5');
  await screen.findByText('ŁOŚ EWA');
  await user.type(screen.getByRole('searchbox'), 'łoś 1200');
  await waitFor(() =>
    expect(server.received.some(({ url }) => url.includes(`search=${encodeURIComponent('łoś')}`))).toBe(true),
  );
});

test('a report is accepted after a question that names number and sum', async () => {
  const { user } = open('/accountant-settlements/5');
  await user.click(await screen.findByRole('button', { name: 'Zaakceptuj' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/Do zapisania: 12\swpłat, 14\s110,00\szł\. Do wyjaśnienia: 2\swpłaty/u),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Zaakceptuj' }));
  await waitFor(() => expect(sentTo('/api/settlements/mapping/5')).toEqual({ settlementId: 5, mapping: [] }));
  expect(await screen.findByRole('button', { name: 'Usuń raport' })).toBeTruthy();
});

test('a file that is not understood can only be declined, which leads back to the list', async () => {
  report = { ...waitingReport, can: { accept: false, open: true } };
  const view = open('/accountant-settlements/5');
  expect(await screen.findByText('Tego pliku nie można zaakceptować')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zaakceptuj' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Odrzuć raport' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/14\swpłat, 15\s310,00\szł/u)).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'Odrzuć raport' }));
  await waitFor(() => expect(sentTo('/api/settlements/delete-multiple')).toEqual([5]));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/accountant-settlements'));
});

test('the deletion of an accepted report warns of its payments', async () => {
  const { user } = open('/accountant-settlements');
  await user.click(await screen.findByRole('button', { name: /^Usuń.*Listopad 2020/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/znikną zapisane wpłaty: 12\swpłat, 14\s110,00\szł/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Usuń 1\sraport$/u }));
  await waitFor(() => expect(sentTo('/api/settlements/delete-multiple')).toEqual([5]));
});

const suggestion = (sure: boolean): Suggestion => ({
  scid: 31,
  person: { id: 7, name: 'Ewa Łoś', listed_name: 'Łoś Ewa', avatar: null },
  enrolment,
  reasons: ['name', 'amount'],
  sure,
});
const openQueue = async () => {
  const view = open('/accountant-settlements?tab=do-wyjasnienia');
  const panel = within(await screen.findByRole('form', { name: 'Wyjaśnij wpłatę: KOWALSKA ANNA' }));
  return { ...view, panel };
};

test('the first waiting payment is open; without a suggestion it is given to whoever is found', async () => {
  const { user, panel } = await openQueue();
  expect(await panel.findByText('Brak podpowiedzi. Znajdź słuchacza poniżej.')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Przypisz' }));
  expect(await panel.findByText('Wybór słuchacza jest wymagany')).toBeTruthy();
  await user.click(panel.getByRole('combobox', { name: /^Inny słuchacz/u }));
  const choices = within(await screen.findByRole('listbox'));
  await user.click(await choices.findByRole('option', { name: /^Łoś Ewa · Kadry i płace, .*do zapłaty/u }));
  await user.click(panel.getByRole('button', { name: 'Przypisz' }));
  await waitFor(() =>
    expect(sentTo('/api/settlement-rows/2/give')).toEqual({
      parts: [{ scid: 31, amount: 110_000 }],
      version: 3,
    }),
  );
});

test('a sure suggestion says why and is taken with one key; one that is only possible has to be chosen', async () => {
  suggested = [suggestion(false)];
  const { user, panel } = await openQueue();
  const radio = await panel.findByRole('radio', { name: /^Łoś Ewa · Kadry i płace/u });
  expect(radio).toHaveProperty('checked', false);
  expect(panel.getByText(/kwota równa saldu/u)).toBeTruthy();
  screen.getByRole('form', { name: /^Wyjaśnij wpłatę/u }).focus();
  await user.keyboard('{Enter}');
  expect(sentTo('/api/settlement-rows/2/give')).toBeUndefined();
  await user.keyboard('1{Enter}');
  await waitFor(() => expect(sentTo('/api/settlement-rows/2/give')).toMatchObject({ parts: [{ scid: 31 }] }));
});

test('a payment is split into parts that are the whole of it', async () => {
  const { user, panel } = await openQueue();
  await user.click(panel.getByRole('button', { name: 'Podziel kwotę' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Podziel kwotę' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Przypisz części' }));
  await save();
  expect(await dialog.findByText(/^Każda część musi mieć słuchacza i\skwotę$/u)).toBeTruthy();
  for (const [number, name] of [
    [1, /^Łoś Ewa · Kadry i płace/u],
    [2, /^Łoś Ewa · Logopedia/u],
  ] as const) {
    await user.click(dialog.getByRole('combobox', { name: new RegExp(`^Część ${number}`, 'u') }));
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.type(dialog.getByRole('textbox', { name: 'Kwota części 1' }), '1000');
  await user.type(dialog.getByRole('textbox', { name: 'Kwota części 2' }), '90');
  await save();
  expect(await dialog.findByText('Części muszą razem dać kwotę wpłaty')).toBeTruthy();
  expect(dialog.getByText(/^Do rozdzielenia zostało 10,00\szł$/u)).toBeTruthy();
  await user.clear(dialog.getByRole('textbox', { name: 'Kwota części 2' }));
  await user.type(dialog.getByRole('textbox', { name: 'Kwota części 2' }), '100');
  await save();
  await waitFor(() =>
    expect(sentTo('/api/settlement-rows/2/give')).toEqual({
      parts: [
        { scid: 31, amount: 100_000 },
        { scid: 32, amount: 10_000 },
      ],
      version: 3,
    }),
  );
});

test('a payment that is not of students is dismissed with a comment', async () => {
  const { user, panel } = await openQueue();
  await user.click(panel.getByRole('button', { name: 'Nie dotyczy słuchaczy' }));
  const dismiss = within(await screen.findByRole('dialog', { name: 'Nie dotyczy słuchaczy' }));
  await user.click(dismiss.getByRole('button', { name: 'Zapisz' }));
  expect(await dismiss.findByText('Podanie komentarza jest wymagane')).toBeTruthy();
  await user.type(dismiss.getByRole('textbox', { name: /^Komentarz/u }), 'Zwrot z urzędu');
  await user.click(dismiss.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(sentTo('/api/settlement-rows/2/dismiss')).toEqual({ comment: 'Zwrot z urzędu', version: 3 }),
  );
});

test('several files go one after another, and each says what became of it', async () => {
  const view = open('/accountant-settlements?new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj raport' }));
  await view.user.type(dialog.getByRole('textbox', { name: /^Nazwa/u }), 'Listopad');
  const input = view.baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await view.user.upload(input, [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')]);
  await view.user.click(dialog.getByRole('button', { name: 'Wczytaj' }));
  const results = within(await screen.findByRole('dialog', { name: 'Wczytane pliki' }));
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('a.txt'),
    expect.stringContaining('b.txt'),
  ]);
  expect(results.getAllByRole('link', { name: /^Zobacz i\szaakceptuj$/u })).toHaveLength(2);
});
