import type { MonthAbilities, Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import type { Concern, Review } from '@indeks/contract/month/report-review/report-review.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { MonthReport } from './month-report.tsx';
import { EntryConcerns, ReviewedMonth } from './reviewed-month.tsx';

let server: Loopback;
let reply: Reply;
beforeEach(async () => {
  server = await loopback(({ method }) => (method === 'GET' ? { body: review } : reply));
});
afterEach(() => server.close());

const report: Report = {
  id: 3,
  uid: 7,
  type: 'czas',
  date_from: '2026-10-01',
  date_to: '2026-10-31',
  status: 1,
  reason: null,
  sent_at: '2026-11-01T10:00:00.000Z',
  decided_at: null,
  changed_at: null,
  version: 4,
};
const nothing: MonthAbilities = {
  add: false,
  change: false,
  submit: false,
  withdraw: false,
  decide: false,
  acceptAgain: false,
  takeBack: false,
  pdf: false,
  report: true,
};
const open = (role: 0 | 1, can: Partial<MonthAbilities>, status: Report['status'] = 1) =>
  renderSignedIn(
    role,
    <MonthReport
      type="czas"
      month="2026-10"
      summary="4 wpisy"
      hasEntries
      report={{ ...report, status }}
      can={{ ...nothing, ...can }}
      fetchPdf={() => Promise.reject(new Error('no file'))}
    />,
  );
const sent = () =>
  server.received.map(({ method, url, body }) => [method, url, JSON.parse(body.toString()) as unknown]);

test('"Wycofaj" asks, says what follows, sends the month once and tells that it is done', async () => {
  const { user } = open(0, { withdraw: true });
  await user.click(screen.getByRole('button', { name: 'Wycofaj' }));
  const question = await screen.findByRole('dialog', {
    name: 'Wycofać raport: czas pracy, październik 2026?',
  });
  expect(server.received).toEqual([]);
  reply = { body: { report: null } };
  await user.dblClick(within(question).getByRole('button', { name: 'Wycofaj raport' }));
  await screen.findByText('Raport wycofany');
  const { type, date_from, date_to } = report;
  expect(sent()).toEqual([['POST', '/api/reports/withdraw', { type, date_from, date_to }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a report that was decided meanwhile is not withdrawn, and the dialog says so', async () => {
  const { user } = open(0, { withdraw: true });
  await user.click(screen.getByRole('button', { name: 'Wycofaj' }));
  const question = await screen.findByRole('dialog');
  reply = { status: 409, body: { code: 'report/already-decided', message: 'Nie czeka już na decyzję.' } };
  await user.click(within(question).getByRole('button', { name: 'Wycofaj raport' }));
  expect((await within(question).findByRole('alert')).textContent).toContain('Nie czeka już na decyzję.');
});

test('"Cofnij akceptację" wants a reason and goes against the version on the screen', async () => {
  const { user } = open(1, { takeBack: true }, 2);
  await user.click(screen.getByRole('button', { name: 'Cofnij akceptację' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cofnięcie akceptacji' });
  const confirm = within(dialog).getByRole('button', { name: 'Cofnij akceptację' });
  await user.click(confirm);
  expect(await within(dialog).findByText('Podaj powód cofnięcia akceptacji')).toBeInstanceOf(HTMLElement);
  expect(server.received).toEqual([]);
  reply = { body: { ...report, status: 0, reason: 'Brakuje soboty', version: 5 } };
  await user.type(within(dialog).getByRole('textbox', { name: /^Powód cofnięcia/ }), 'Brakuje soboty');
  await user.click(confirm);
  await screen.findByText('Cofnięto akceptację: czas pracy, październik 2026');
  expect(sent()).toMatchObject([
    ['POST', expect.stringContaining('/7'), { type: 'czas', reason: 'Brakuje soboty', version: 4 }],
  ]);
});

test('after an acceptance the way back is offered for ten seconds, and leads to the reason', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, router } = open(1, { decide: true });
  reply = { body: { ...report, status: 2, version: 5 } };
  await user.click(screen.getByRole('button', { name: 'Zaakceptuj' }));
  const offer = await screen.findByRole('button', { name: 'Cofnij akceptację' });
  await vi.advanceTimersByTimeAsync(8000);
  expect(offer.isConnected).toBe(true);
  await user.click(offer);
  expect(router.state.location).toMatchObject({ pathname: '/users/7' });
  expect(router.state.location.search).toContain('take-back=1');
});

test('the offer goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = open(1, { decide: true });
  reply = { body: { ...report, status: 2, version: 5 } };
  await user.click(screen.getByRole('button', { name: 'Zaakceptuj' }));
  await screen.findByRole('button', { name: 'Cofnij akceptację' });
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij akceptację' })).toBeNull());
});

const concern = (date: string, id: number, kind: Concern['kind'] = 'no-rate'): Concern => ({
  kind,
  type: 'przejazd',
  date,
  ids: [id],
  text: `${date}: przejazd bez stawki`,
  short: '',
});
const review: Review = {
  name: 'Jan Jadący',
  concerns: [concern('2026-11-01', 1), concern('2026-11-18', 2), concern('2026-11-05', 3, 'long-day')],
  next: { uid: 9, name: 'Ewa Następna', type: 'czas', month: '2026-10' },
};

/** The month as those who decide see it, below a person's address. */
const openReview = () =>
  renderSignedIn(
    1,
    <ReviewedMonth type="czas" month="2026-10" user={7}>
      <EntryConcerns id={2} />
      <MonthReport
        type="czas"
        month="2026-10"
        summary="4 wpisy"
        hasEntries
        report={report}
        can={{ ...nothing, decide: true }}
        fetchPdf={() => Promise.reject(new Error('no file'))}
      />
    </ReviewedMonth>,
    { address: '/users/7?tab=czas-pracy&month=2026-10' },
  );

test('remarks of one kind are one line that unfolds, leads to the entry and to the rate', async () => {
  const { user } = openReview();
  const line = await screen.findByText(/^brak stawki: 2.przejazdy, 1–18 listopada/);
  await user.click(screen.getByRole('button', { name: 'Ustal stawkę' }));
  const rate = await screen.findByRole('dialog', { name: 'Stawka za kilometr: Jan Jadący' });
  expect(within(rate).getByLabelText<HTMLInputElement>(/^Obowiązuje od/).value).toBe('01.11.2026');
  await user.click(within(rate).getByRole('button', { name: 'Anuluj' }));
  await user.click(line);
  await user.click(screen.getByRole('button', { name: '2026-11-18: przejazd bez stawki' }));
  expect(document.activeElement?.textContent).toContain('2026-11-18: przejazd bez stawki');
});

test('after the key A the next report opens, unless the person turned it off', async () => {
  const { user, router } = openReview();
  const goesOn = await screen.findByRole('switch', { name: 'Po decyzji otwieraj następny raport' });
  await screen.findByText(/^brak stawki/);
  reply = { body: { ...report, status: 2, version: 5 } };
  await user.click(goesOn);
  await user.keyboard('a');
  await screen.findByText(/^Zaakceptowano raport: Jan Jadący/);
  expect(router.state.location.pathname).toBe('/users/7');
  await user.click(goesOn);
  await user.keyboard('a');
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/9'));
});

test('the key R opens the rejection', async () => {
  const { user } = openReview();
  await screen.findByText(/^brak stawki/);
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Odrzucenie raportu' })).toBeInstanceOf(HTMLElement);
});
