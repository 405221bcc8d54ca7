import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptedReport,
  endServer,
  open,
  sentTo,
  served,
  server,
  startServer,
  waitingReport,
} from './testing/served-reports.tsx';
import { booked, matched, otherRow } from './testing/served-rows.ts';

beforeEach(startServer);
afterEach(endServer);

const upload = async ({ user, baseElement }: ReturnType<typeof open>) => {
  await screen.findByRole('link', { name: 'Listopad 2020' });
  await user.click(screen.getByRole('button', { name: 'Dodaj wyciąg' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj wyciąg' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Wczytaj' }));
  await send();
  expect(await dialog.findByText('Podanie nazwy jest wymagane')).toBeTruthy();
  expect(dialog.getByText('Wybór pliku jest wymagany')).toBeTruthy();
  const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, new File([new Uint8Array(2_000_000)], 'duzy.txt'));
  expect(await dialog.findByText('duzy.txt: File size should be less than 2 MB!')).toBeTruthy();
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
  served.uploadAccepted = true;
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
  expect(await screen.findByRole('button', { name: 'Usuń wyciąg' })).toBeTruthy();
});

test('a file that is not understood can only be declined, which leads back to the list', async () => {
  served.report = { ...waitingReport, can: { accept: false, open: true } };
  const view = open('/accountant-settlements/5');
  expect(await screen.findByText('Tego pliku nie można zaakceptować')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zaakceptuj' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Odrzuć wyciąg' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/14\swpłat, 15\s310,00\szł/u)).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'Odrzuć wyciąg' }));
  await waitFor(() => expect(sentTo('/api/settlements/delete-multiple')).toEqual([5]));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/accountant-settlements'));
});

test('the deletion of an accepted report warns of its payments', async () => {
  const { user } = open('/accountant-settlements');
  await user.click(await screen.findByRole('button', { name: /^Usuń.*Listopad 2020/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/znikną zapisane wpłaty: 12\swpłat, 14\s110,00\szł/u)).toBeTruthy();
  expect(
    await dialog.findByText(
      /1\swpłata, 1\s100,00\szł: przejdzie do wyciągu „Grudzień 2020”, od razu zapisane: 1/u,
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /^Usuń 1\swyciąg$/u }));
  await waitFor(() => expect(sentTo('/api/settlements/delete-multiple')).toEqual([5]));
});

test('a corrected amount stands in the row beside the one of the file', async () => {
  const payment = { id: 4, version: 1, comment: 'opłata banku' };
  const part = { scid: 31, name: 'Łoś Ewa', courseName: 'Kadry i płace', amount: 12_445, payment };
  served.corrected = { ...matched, amount: 12_345, parts: [part] };
  open('/accountant-settlements/5');
  expect(await screen.findByText(/^124,45\szł$/u)).toBeTruthy();
  expect(screen.getByText(/^w\spliku 123,45\szł, zaksięgowano 124,45\szł$/u)).toBeTruthy();
});

test('once an amount is corrected, the row, its tile and the header show it beside the one of the file', async () => {
  served.report = acceptedReport;
  served.corrected = booked(110_000, { version: 1, comment: '' });
  const { user } = open('/accountant-settlements/5');
  await user.click(await screen.findByRole('button', { name: /^Zmień kwotę: ŁOŚ EWA/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana kwoty wpłaty' }));
  const amount = dialog.getByRole('textbox', { name: /^Kwota/u });
  await user.clear(amount);
  await user.type(amount, '1 101,00');
  await user.type(dialog.getByRole('textbox', { name: /^Powód/u }), 'Opłata banku');
  await user.click(dialog.getByRole('button', { name: 'Zapisz kwotę' }));
  expect(await screen.findByText(/^w\spliku 1\s100,00\szł, zaksięgowano 1\s101,00\szł$/u)).toBeTruthy();
  const both = /w\spliku 14\s110,00\szł, zaksięgowano 14\s111,00\szł/u;
  expect((await screen.findByRole('button', { name: /^Dopasowane/u })).textContent).toMatch(both);
  expect(screen.getByText(/^Wczytano .* · w\spliku/u).textContent).toMatch(both);
});

test('the parts of a split payment change together and stay the whole of it', async () => {
  const payment = { id: 4, version: 1, comment: '' };
  const part = (scid: number, amount: number) => ({
    scid,
    name: 'Łoś Ewa',
    courseName: `Kierunek ${scid}`,
    amount,
    payment,
  });
  served.corrected = {
    ...matched,
    state: 'explained',
    parts: [part(31, 100_000), part(32, 10_000)],
    can: { explain: false, takeBack: true, answer: false, askAgain: false, changeParts: true },
  };
  const { user } = open('/accountant-settlements/5');
  await user.click(await screen.findByRole('button', { name: /^Zmień kwoty części: ŁOŚ EWA/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana kwot części wpłaty' }));
  const field = (scid: number) => dialog.getByRole('textbox', { name: `Łoś Ewa, Kierunek ${scid}` });
  await user.clear(field(31));
  await user.type(field(31), '900');
  await user.click(dialog.getByRole('button', { name: 'Zapisz kwoty' }));
  expect(await dialog.findByText('Części muszą razem dać kwotę wpłaty')).toBeTruthy();
  await user.clear(field(32));
  await user.type(field(32), '200');
  await user.click(dialog.getByRole('button', { name: 'Zapisz kwoty' }));
  await waitFor(() => {
    const put = server.received.find(({ method }) => method === 'PUT');
    expect(put && [put.url, JSON.parse(String(put.body))]).toEqual([
      '/api/settlement-rows/1/parts',
      {
        parts: [
          { scid: 31, amount: 90_000 },
          { scid: 32, amount: 20_000 },
        ],
        version: 3,
      },
    ]);
  });
});

test('several files end in one table, are accepted with one question, and one more comes beside them', async () => {
  const view = open('/accountant-settlements?new=1');
  const { user } = view;
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj wyciąg' }));
  const input = () => view.baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  const [first, broken] = [new File(['1'], 'a.txt'), new File(['2'], 'zepsuty.zip')];
  if (input()) await user.upload(input() as HTMLInputElement, [first, broken]);
  expect(dialog.queryByRole('textbox', { name: /^Nazwa/u })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Wczytaj' }));
  expect(await screen.findByRole('heading', { name: /^2\spliki z\sbanku$/u })).toBeTruthy();
  expect(view.router.state.location.search).toBe('?ids=5');
  const rowOf = (name: RegExp) => screen.findByRole('row', { name });
  expect((await rowOf(/^wyciag\.txt/u)).textContent?.replaceAll(/\s/gu, ' ')).toBe(
    'wyciag.txtElixir-OZgodny1214 110,0021 200,00––115 310,00',
  );
  expect((await rowOf(/^zepsuty\.zip/u)).textContent).toContain('Nie wczytano');
  expect(screen.getByText('To archiwum jest uszkodzone.')).toBeTruthy();
  expect((await rowOf(/^Razem/u)).textContent).toContain('czytelne 1');
  await user.click(screen.getByRole('button', { name: 'Zaakceptuj wszystkie zgodne (1)' }));
  const question = within(await screen.findByRole('dialog', { name: /^Zaakceptować 1\splik\?$/u }));
  await user.click(question.getByRole('button', { name: 'Zaakceptuj wszystkie zgodne (1)' }));
  await waitFor(() => expect(sentTo('/api/settlements/mapping/5')).toEqual({ settlementId: 5, mapping: [] }));
  expect(await screen.findByText('Zaakceptowany')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zaakceptuj wszystkie/u })).toBeNull();
});

test('a payment that looks like another is answered beside it, also by a key', async () => {
  served.report = {
    ...waitingReport,
    states: { ...waitingReport.states, asked: { count: 1, sum: 110_000 } },
  };
  const { user } = open('/accountant-settlements/files?ids=5');
  const panel = await screen.findByRole('region', { name: 'Prawdopodobnie ta sama wpłata' });
  expect(screen.getByText(/^1\spytanie$/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zaakceptuj wszystkie/u })).toBeNull();
  expect(within(panel).getByText('Inny wyciąg, wiersz 4')).toBeTruthy();
  const payer = within(panel).getByRole('row', { name: /^Nadawca/u });
  expect(payer.textContent).toBe('NadawcaŁOŚ EWAinaczejŁOŚ EWA UL. DŁUGA 7');
  expect(within(panel).getByText(/^Zapiszemy obie: 2\s200,00\szł\.$/u)).toBeTruthy();
  within(panel).getByRole('form').focus();
  await user.keyboard('t');
  await waitFor(() => expect(sentTo('/api/settlement-rows/8/answer')).toEqual({ same: true, version: 3 }));
});

test('a known payment leads to the report that bears it', async () => {
  served.corrected = { ...matched, state: 'known', other: { ...otherRow, booked: true } };
  open('/accountant-settlements/5');
  const link = await screen.findByRole('link', { name: /^w\swyciągu „Inny wyciąg”$/u });
  expect(link.getAttribute('href')).toBe('/accountant-settlements/6');
  expect(link.parentElement?.textContent).toMatch(/zapisana$/u);
});

test('reports are asked for by state, and say what waits', async () => {
  const { user } = open('/accountant-settlements');
  expect(await screen.findByText(/^2\swpłaty, 1\s200,00\szł$/u)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Stan wyciągu' }));
  await user.click(await screen.findByRole('option', { name: 'Uszkodzony' }));
  await waitFor(() => expect(server.received.some(({ url }) => url.includes('state=damaged'))).toBe(true));
});

test('a report is called as its file until somebody calls it otherwise', async () => {
  const view = open('/accountant-settlements?new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj wyciąg' }));
  const input = view.baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await view.user.upload(input, new File(['1'], 'PKO_SWRK_20261113.SWR'));
  const name = () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Nazwa/u });
  await waitFor(() => expect(name().value).toBe('PKO_SWRK_20261113.SWR'));
});
