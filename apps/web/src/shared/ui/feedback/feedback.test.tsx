import { act, render, screen } from '@testing-library/react';
import { IconClock } from '@tabler/icons-react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';
import { BusyButton } from './busy-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Notice } from './notice.tsx';
import { ProgressForLongWork } from './progress-for-long-work.tsx';
import { RoutedTabs } from './routed-tabs.tsx';
import { SnackbarHost } from './snackbar.tsx';
import { Spinner } from './spinner.tsx';
import { StatusChip } from './status-chip.tsx';
import { Stepper } from './stepper.tsx';

afterEach(() => void vi.useRealTimers());

test('only a failure is an alert', () => {
  renderInKit(
    <>
      <Notice tone="info">Informacja</Notice>
      <Notice tone="warning">Ostrzeżenie</Notice>
      <Notice tone="error">Nie udało się</Notice>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Nie udało się']);
});

test('a chip has an icon and words', () => {
  const { container } = renderInKit(
    <StatusChip tone="warning" icon={IconClock}>
      Kończy się za 12 dni
    </StatusChip>,
  );
  expect(screen.getByText('Kończy się za 12 dni')).toBeInstanceOf(HTMLElement);
  expect(container.querySelector('svg.tabler-icon-clock')).not.toBeNull();
});

function renderCopy(writeText: (text: string) => Promise<void>) {
  const view = renderInKit(
    <>
      <CopyButton value="ewa@uczelnia.pl" label="Kopiuj e-mail" of="Ewa Kamińska" />
      <SnackbarHost />
    </>,
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  return view;
}

test('the region of snackbars stands before the first of them', () => {
  const { container } = renderCopy(() => Promise.resolve());
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});

test('copying is confirmed in a polite region', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const { user } = renderCopy(writeText);
  await user.click(screen.getByRole('button', { name: 'Kopiuj e-mail: Ewa Kamińska' }));
  const message = await screen.findByText('Skopiowano do schowka!');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('ewa@uczelnia.pl');
  expect(message.closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused copy is an alert', async () => {
  const { user } = renderCopy(() => Promise.reject(new Error('NotAllowedError')));
  await user.click(screen.getByRole('button', { name: /^Kopiuj/u }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Błąd/u);
});

test('a busy button keeps its name and focus and ignores presses', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderInKit(
    <BusyButton busy onClick={onClick}>
      Zapisz
    </BusyButton>,
  );
  const button = screen.getByRole('button', { name: 'Zapisz' });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('nothing is shown for loads under 200 ms', () => {
  vi.useFakeTimers();
  render(<Spinner />, { wrapper: ({ children }) => <ThemeProvider env="test">{children}</ThemeProvider> });
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Wczytuję... proszę czekać');
});

test.each([
  [0.316, '31'],
  [-1, '0'],
  [2, '100'],
])('progress of %d is %s percent', (done, percent) => {
  renderInKit(<ProgressForLongWork label="Importuję wpłaty" detail="12 z 40 wierszy" done={done} />);
  const bar = screen.getByRole('progressbar', { name: 'Importuję wpłaty' });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect(screen.getByText(`${percent}%`)).toBeInstanceOf(HTMLElement);
});

test('work of unknown length has a bar without a value', () => {
  renderInKit(<ProgressForLongWork label="Przygotowuję plik" />);
  expect(screen.getByRole('progressbar', { name: 'Przygotowuję plik' }).hasAttribute('aria-valuenow')).toBe(
    false,
  );
});

test('steps tell what is done and where one is', () => {
  renderInKit(<Stepper label="Numery albumów" steps={['Wczytaj', 'Sprawdź', 'Gotowe']} current={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.textContent).toContain('zrobione');
});

const tabs = [
  { slug: 'dane', label: 'Dane wykładowcy', render: () => 'dane osobowe' },
  { slug: 'czas-pracy', label: 'Czas pracy', render: () => 'godziny' },
];

test('the chosen tab stands in the address and the rest of it stays', async () => {
  const { user, router } = renderInKit(<RoutedTabs label="Wykładowca" tabs={tabs} />, {
    address: '/users/7?month=2025-10',
  });
  expect(screen.getByText('dane osobowe')).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('tab', { name: 'Czas pracy' }));
  expect(router.state.location.search).toBe('?month=2025-10&tab=czas-pracy');
  expect(screen.getByRole('tabpanel').textContent).toBe('godziny');
  expect(screen.getAllByRole('tab').filter((tab) => /\s/u.test(tab.id))).toEqual([]);
});

test('an unknown slug shows the first tab', () => {
  renderInKit(<RoutedTabs label="Wykładowca" tabs={tabs} />, { address: '/?tab=czas%20pracy' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Dane wykładowcy');
});
