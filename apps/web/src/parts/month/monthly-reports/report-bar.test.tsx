import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ReportBar } from './report-bar.tsx';

const month = { month: '2025-10', summary: '4 wpisy, 18,5 godz.', hasEntries: true, report: null };

test('a month that was not sent offers to be sent', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderInKit(<ReportBar {...month} send={{ onClick }} />);
  const bar = screen.getByRole('region', { name: 'Raport za październik 2025' });
  expect(within(bar).getByRole('status').textContent).toBe('Niewysłany');
  expect(within(bar).getByText('Wysłanie').closest('li')?.getAttribute('aria-current')).toBe('step');
  await user.click(within(bar).getByRole('button', { name: 'Wyślij do akceptacji' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('whoever sent it reads that it waits, whoever decides reads what it holds', () => {
  const sent = { ...month, report: { status: 1, changed_at: null } as const };
  const { unmount } = renderInKit(<ReportBar {...sent} />);
  expect(screen.queryByText('Raport wysłany, oczekuje na akceptację')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const act = { onClick: () => undefined };
  renderInKit(<ReportBar {...sent} accept={act} reject={act} pdf={act} />);
  expect(screen.queryByText('4 wpisy, 18,5 godz.')).not.toBeNull();
  expect(
    screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(['Generuj plik PDF', 'Odrzuć', 'Zaakceptuj']);
});

test.each([
  [null, 'Niewysłany'],
  [{ status: 0, changed_at: null }, 'Odrzucona'],
  [{ status: 1, changed_at: null }, 'Czeka na akceptację'],
  [{ status: 2, changed_at: null }, 'Zaakceptowana'],
  [{ status: 2, changed_at: '2025-11-03T10:00:00Z' }, 'Zaakceptowanazmieniony po akceptacji'],
] as const)('the status %j is called %s', (report, words) => {
  renderInKit(<ReportBar {...month} report={report} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('a month that is never sent has no way to go', () => {
  renderInKit(<ReportBar {...month} notSent />);
  const bar = screen.getByRole('region', { name: 'Podsumowanie: październik 2025' });
  expect(within(bar).getByRole('status').textContent).toBe('nie dotyczy');
  expect(within(bar).queryByText('Wysłanie')).toBeNull();
});

test.each([
  [{ to: '/users/7?tab=przejazdy&month=2025-10', name: 'Ewa Lis' }, 'Następny czekający: Ewa Lis'],
  [null, undefined],
] as const)('after a decision the way leads on: %j', (next, name) => {
  renderInKit(<ReportBar {...month} report={{ status: 2, changed_at: null }} next={next} />);
  expect(screen.queryByRole('link')?.getAttribute('aria-label') ?? undefined).toBe(name);
  expect(screen.queryByText('Wszystko rozpatrzone') === null).toBe(next !== null);
});

test('a button that is gone once it was pressed leaves the keyboard in the bar', async () => {
  function Deciding() {
    const [status, setStatus] = useState<1 | 2>(1);
    const accept = status === 1 ? { onClick: () => setStatus(2) } : undefined;
    return <ReportBar {...month} report={{ status, changed_at: null }} accept={accept} />;
  }
  const { user } = renderInKit(<Deciding />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByText('Zaakceptowana');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Raport za/));
});
