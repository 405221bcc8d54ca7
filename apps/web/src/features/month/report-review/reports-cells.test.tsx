import type { Concern, LecturerReports } from '@indeks/contract/reports/reports.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { Concerns } from './concerns.tsx';
import { ReportCell } from './report-cell.tsx';

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
  renderInKit(<ReportCell row={row(status)} kind="time" month="2026-10" />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(name);
  expect(link.getAttribute('href')).toBe('/users/7?tab=czas-pracy&month=2026-10');
});

test.each([
  ['trip', 'przejazdy'],
  ['meeting', 'kalendarz'],
] as const)('a %s leads to the tab %s', (kind, tab) => {
  renderInKit(<ReportCell row={row(1)} kind={kind} month="2026-10" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/users/7?tab=${tab}&month=2026-10`);
});

test('concerns are told in words and the focus comes back', async () => {
  const concern = {
    kind: 'long-day',
    type: 'czas',
    date: '2026-10-03',
    ids: [3],
    text: '18 godz. jednego dnia',
  } satisfies Concern;
  const { user } = renderInKit(<Concerns name="Łukasz Źrebiec" concerns={[concern]} />);
  const chip = screen.getByRole('button', { name: /^Do sprawdzenia.*1\suwaga: Łukasz Źrebiec/ });
  await user.click(chip);
  const dialog = await screen.findByRole('dialog', { name: 'Do sprawdzenia przed akceptacją' });
  expect(dialog.textContent).toContain('18 godz. jednego dnia');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(chip));
});

test('without concerns nothing is said', () => {
  renderInKit(<Concerns name="Łukasz Źrebiec" concerns={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['2026-11', 'neutral'],
  ['2026-10', 'warning'],
] as const)('on 5 December a missing report of %s is %s', (month, tone) => {
  vi.useFakeTimers({ now: new Date('2026-12-05T10:00:00Z'), toFake: ['Date'] });
  renderInKit(<ReportCell row={row(undefined)} kind="time" month={month} />);
  expect(screen.getByRole('link').querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  expect(screen.getByRole('link').querySelector('.tabler-icon-alert-triangle')).toBeNull();
});

test('only what waits has the triangle', () => {
  renderInKit(<ReportCell row={row(1)} kind="time" month="2026-10" />);
  expect(screen.getByRole('link').querySelector('.tabler-icon-alert-triangle')).not.toBeNull();
});

test('what the role does not send does not apply, and what was changed after acceptance says so', () => {
  renderInKit(
    <>
      <ReportCell row={{ ...row(2), sends: ['czas'] }} kind="trip" month="2026-10" />
      <ReportCell
        row={{ ...row(2), report_time: { status: 2, version: 3, changed: true } }}
        kind="time"
        month="2026-10"
      />
    </>,
  );
  expect(screen.getByText('nie dotyczy')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link').textContent).toContain('zmieniony po akceptacji');
});
