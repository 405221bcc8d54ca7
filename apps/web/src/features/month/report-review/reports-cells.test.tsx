import type { Concern, LecturerReports } from '@indeks/contract/month/report-review/report-review.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loopback } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { Concerns } from './concerns.tsx';
import { KindOfReport, ReportCell } from './report-cell.tsx';
import { reportsTexts } from './report-review.texts.ts';

const row = (status: 0 | 1 | 2 | undefined): LecturerReports => ({
  uid: 7,
  name: 'Łukasz Źrebiec',
  listed_name: 'Źrebiec Łukasz',
  role: 0,
  left: false,
  sends: ['czas', 'przejazd', 'zjazd'],
  report_time: status === undefined ? null : { status, version: 1, changed: false },
  report_trip: null,
  report_meeting: null,
  concerns: [],
});

test.each([
  [undefined, 'Brak raportu, Czas pracy: Łukasz Źrebiec'],
  [0, 'Brak raportu, Odrzucony, czeka na poprawę, Czas pracy: Łukasz Źrebiec'],
  [1, 'Do zaakceptowania, Czas pracy: Łukasz Źrebiec'],
  [2, 'Zaakceptowany, Czas pracy: Łukasz Źrebiec'],
] as const)('the status %s is the link "%s" to the tab of the hours', (status, name) => {
  renderSignedIn(1, <ReportCell row={row(status)} kind="time" month="2026-10" onReject={() => undefined} />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(name);
  expect(link.getAttribute('href')).toBe('/users/7?tab=czas-pracy&month=2026-10');
});

test.each([
  ['trip', 'przejazdy'],
  ['meeting', 'kalendarz'],
] as const)('a %s leads to the tab %s', (kind, tab) => {
  renderSignedIn(1, <ReportCell row={row(1)} kind={kind} month="2026-10" onReject={() => undefined} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/users/7?tab=${tab}&month=2026-10`);
});

test('on a phone what waits has its two buttons, and the word above them leads to the report', () => {
  const props = { row: row(1), kind: 'time', month: '2026-10' } as const;
  renderSignedIn(
    1,
    <>
      <KindOfReport {...props} />
      <ReportCell {...props} low onReject={() => undefined} />
      <KindOfReport {...props} kind="trip" />
    </>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('Czas pracy: Łukasz Źrebiec, Do zaakceptowania');
  expect(link.getAttribute('href')).toBe('/users/7?tab=czas-pracy&month=2026-10');
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByText('Przejazdy').tagName).not.toBe('A');
});

test('concerns are told in words and the focus comes back', async () => {
  const concern = {
    kind: 'long-day',
    type: 'czas',
    date: '2026-10-03',
    ids: [3],
    text: '18 godz. jednego dnia',
    short: '18 godz. 03.10',
  } satisfies Concern;
  const { user } = renderInKit(<Concerns user={7} name="Łukasz Źrebiec" concerns={[concern]} />);
  const chip = screen.getByRole('button', { name: /^18 godz\. 03\.10.*1\suwaga: Łukasz Źrebiec/ });
  await user.click(chip);
  const dialog = await screen.findByRole('dialog', { name: 'Do sprawdzenia przed akceptacją' });
  expect(dialog.textContent).toContain('18 godz. jednego dnia');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(chip));
});

test('of a kind the first is told and the others are counted, trips without a rate together', () => {
  const concern = (kind: Concern['kind'], short: string): Concern => ({
    kind,
    type: 'przejazd',
    date: '2026-10-03',
    ids: [],
    text: '',
    short,
  });
  const rates = ['brak stawki 03.10', 'brak stawki 04.10'].map((short) => concern('no-rate', short));
  const days = ['18 godz. 03.10', '19 godz. 05.10'].map((short) => concern('long-day', short));
  renderInKit(
    <Concerns user={7} name="Jan Lis" concerns={[...rates, ...days, concern('two-cities', 'miasta')]} />,
  );
  expect(screen.getByRole('button', { name: /brak stawki/ }).textContent).toBe(
    'brak stawki: 2\u00a0przejazdy18 godz. 03.10 i\u00a01\u00a0podobnai\u00a0jeszcze 1\u00a0uwaga, 5\u00a0uwag: Jan Lis',
  );
});

test('a missing rate is set from the remark, from the first day without one on', async () => {
  const server = await loopback(() => ({ body: { items: [], current: null } }));
  const days = ['2026-10-04', '2026-10-03'].map((date) => ({
    kind: 'no-rate' as const,
    type: 'przejazd' as const,
    date,
    ids: [],
    text: '',
    short: '',
  }));
  const { user } = renderSignedIn(1, <Concerns user={7} name="Jan Lis" concerns={days} />);
  await user.click(screen.getByRole('button', { name: 'Ustal stawkę' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stawka za kilometr: Jan Lis' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Stawka(?! do)/ }), '1,15');
  await user.click(within(dialog).getByRole('button', { name: 'Ustaw stawkę' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.received.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ url, body }) => [url, JSON.parse(body.toString()) as object])).toEqual([
    ['/api/users/7/ratePerKm', { rate: 115, small_rate: null, from: '2026-10-03' }],
  ]);
  await server.close();
});

test('what waits is rejected from its cell, what is decided is not', async () => {
  const onReject = vi.fn<(report: object) => void>();
  const { user } = renderSignedIn(
    1,
    <>
      <ReportCell row={row(1)} kind="time" month="2026-10" onReject={onReject} />
      <ReportCell row={row(2)} kind="time" month="2026-10" onReject={onReject} />
    </>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Odrzuć: czas pracy, Łukasz Źrebiec' }));
  expect(onReject.mock.lastCall).toEqual([
    { uid: 7, type: 'czas', date_from: '2026-10-01', date_to: '2026-10-31', version: 1 },
  ]);
});

test('without concerns nothing is said', () => {
  renderInKit(<Concerns user={7} name="Łukasz Źrebiec" concerns={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['2026-11', 'neutral'],
  ['2026-10', 'warning'],
] as const)('on 5 December a missing report of %s is %s', (month, tone) => {
  vi.useFakeTimers({ now: new Date('2026-12-05T10:00:00Z'), toFake: ['Date'] });
  renderSignedIn(1, <ReportCell row={row(undefined)} kind="time" month={month} onReject={() => undefined} />);
  expect(screen.getByRole('link').querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  expect(screen.getByRole('link').querySelector('.tabler-icon-alert-triangle')).toBeNull();
});

test('only what waits has the triangle', () => {
  renderSignedIn(1, <ReportCell row={row(1)} kind="time" month="2026-10" onReject={() => undefined} />);
  expect(screen.getByRole('link').querySelector('.tabler-icon-alert-triangle')).not.toBeNull();
});

test('what the role does not send does not apply, and what was changed after acceptance says so', () => {
  renderSignedIn(
    1,
    <>
      <ReportCell
        row={{ ...row(2), sends: ['czas'] }}
        kind="trip"
        month="2026-10"
        onReject={() => undefined}
      />
      <ReportCell
        row={{ ...row(2), report_time: { status: 2, version: 3, changed: true } }}
        kind="time"
        month="2026-10"
        onReject={() => undefined}
      />
    </>,
  );
  expect(screen.getByText('nie dotyczy')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link').textContent).toContain('zmieniony po akceptacji');
});

test('the sentence under the title says how many wait, and of how many there are remarks', () => {
  expect([reportsTexts.waiting(134, 7), reportsTexts.waiting(1, 0)]).toEqual([
    'Na decyzję czekają 134\u00a0raporty, 7\u00a0z\u00a0uwagami.',
    'Na decyzję czeka 1\u00a0raport.',
  ]);
});
