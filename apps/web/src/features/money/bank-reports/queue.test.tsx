import type { Suggestion } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endServer, enrolment, open, sentTo, served, startServer } from './testing/served-reports.tsx';

beforeEach(startServer);
afterEach(endServer);

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
  const row = screen.getByRole('form', { name: /^Wyjaśnij wpłatę/u }).closest('tr')?.previousElementSibling;
  expect(row?.getAttribute('aria-current')).toBe('true');
  expect(await panel.findByText('Brak podpowiedzi. Znajdź słuchacza poniżej.')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Przypisz' }));
  expect(await panel.findByText('Wybór słuchacza jest wymagany')).toBeTruthy();
  await user.click(panel.getByRole('combobox', { name: /^Inny słuchacz/u }));
  const choices = within(await screen.findByRole('listbox'));
  await user.click(
    await choices.findByRole('option', { name: /^Łoś Ewa · Kadry i płace, .*Zaległość 400,00\szł/u }),
  );
  await user.click(panel.getByRole('button', { name: 'Przypisz' }));
  await waitFor(() =>
    expect(sentTo('/api/settlement-rows/2/give')).toEqual({
      parts: [{ scid: 31, amount: 110_000 }],
      version: 3,
    }),
  );
});

test('a sure suggestion says why and is taken with one key; one that is only possible has to be chosen', async () => {
  served.suggested = [suggestion(false)];
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

test('a split begins with the chosen person and the rest in the last part, and is the whole of the payment', async () => {
  served.suggested = [suggestion(true)];
  const { user, panel } = await openQueue();
  await panel.findByRole('radio', { name: /^Łoś Ewa/u, checked: true });
  await user.click(panel.getByRole('button', { name: 'Podziel kwotę' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Podziel kwotę' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Przypisz części' }));
  const amountOf = (part: number) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name: `Kwota części ${part}` });
  await save();
  expect(await dialog.findByText(/^Każda część musi mieć słuchacza i\skwotę$/u)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Część 1/u }).value).toMatch(
    /^Łoś Ewa · Kadry i płace/u,
  );
  await user.click(dialog.getByRole('combobox', { name: /^Część 2/u }));
  await user.click(await screen.findByRole('option', { name: /^Łoś Ewa · Logopedia/u }));
  await user.type(amountOf(1), '1000');
  expect(amountOf(2).value).toBe('100,00');
  await user.clear(amountOf(2));
  await user.type(amountOf(2), '90');
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

test('the queue has its keys on arrival and lists them; a closed payment leaves the focus at its button', async () => {
  const { user } = await openQueue();
  const form = screen.getByRole('form', { name: /^Wyjaśnij wpłatę/u });
  expect(document.activeElement).toBe(form);
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' }));
  expect(help.getByText('następna lub poprzednia wpłata.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const close = screen.getByRole('button', { name: /^Zwiń: KOWALSKA ANNA/u });
  close.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('form', { name: /^Wyjaśnij/u })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: /^Przypisz słuchaczowi: KOWALSKA ANNA/u }),
  );
  // From a button the arrows lead into the payment that stands open.
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('form', { name: /^Wyjaśnij wpłatę/u }));
});

test('what is sure is looked over, given at once and taken back at once', async () => {
  served.suggested = [suggestion(true)];
  served.refused = [44];
  const { user } = await openQueue();
  expect(await screen.findByRole('button', { name: /^Z\spodpowiedzią\s*2$/u })).toBeTruthy();
  // One of them is on another page.
  await user.click(await screen.findByRole('button', { name: 'Przypisz wszystkie pewne (2)' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Przypisać 2\swpłaty na 2\s200,00\szł\?$/u }),
  );
  expect(dialog.getByText(/^KOWALSKA ANNA, 1\s100,00\szł → Łoś Ewa · Kadry i płace/u)).toBeTruthy();
  expect(dialog.getByText(/^WILK ADAM, 1\s100,00\szł → Łoś Ewa/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Przypisz (2)' }));
  await waitFor(() =>
    expect(sentTo('/api/settlement-rows/give-multiple')).toEqual([
      { row: 2, scid: 31, version: 3 },
      { row: 44, scid: 31, version: 3 },
    ]),
  );
  // One was given; the other stays, since somebody changed it.
  expect(await screen.findByText(/^Nie przypisano 1\swpłaty$/u)).toBeTruthy();
  served.refused = [];
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(sentTo('/api/settlement-rows/return-multiple')).toEqual([{ row: 2, version: 3 }]),
  );
  expect(await screen.findByText(/^Cofnięto do wyjaśnienia 1\swpłatę$/u)).toBeTruthy();
});

test('payments without a trace are shown apart, those of other pages too', async () => {
  const { user } = await openQueue();
  await user.click(await screen.findByRole('button', { name: /^Z\spodpowiedzią/u }));
  await waitFor(() => expect(screen.queryAllByText('KOWALSKA ANNA')).toEqual([]));
  await user.click(screen.getByRole('button', { name: /^Bez śladu\s*2$/u }));
  expect((await screen.findAllByText('KOWALSKA ANNA')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('WILK ADAM')).length).toBeGreaterThan(0);
});
