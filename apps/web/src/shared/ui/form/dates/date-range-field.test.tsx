import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Held } from '../saving/held.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { DateRangeControl, type DateRange } from './date-range-field.tsx';
import { MonthControl } from './month-field.tsx';

function renderRange(initial: DateRange) {
  const onChange = vi.fn<(value: DateRange) => void>();
  const view = renderInKit(
    <Held initial={initial} onChange={onChange}>
      {(value, change) => (
        <DateRangeControl label="Termin" value={value} onChange={change} weekdays={[5, 6, 0]} />
      )}
    </Held>,
  );
  return { ...view, onChange };
}

const october = { from: '2025-10-10', to: '2025-10-12' };
const day = (name: string) => screen.getByRole('button', { name });

test('the field is a button named by label and value', async () => {
  const { user } = renderRange(october);
  await user.click(screen.getByRole('button', { name: 'Termin: 10 paź 2025 – 12 paź 2025' }));
  expect(await screen.findByRole('dialog', { name: 'Termin: 10 paź 2025 – 12 paź 2025' })).toBeInstanceOf(
    HTMLElement,
  );
});

test('only the days of the rule can be chosen', async () => {
  const { user } = renderRange(october);
  await user.click(screen.getByRole('button', { name: /^Termin/u }));
  expect(day('16 października 2025')).toHaveProperty('disabled', true);
  expect(day('17 października 2025')).toHaveProperty('disabled', false);
  expect(day('19 października 2025')).toHaveProperty('disabled', false);
  expect(day('20 października 2025')).toHaveProperty('disabled', true);
});

test('two days make a range', async () => {
  const { user, onChange } = renderRange(october);
  await user.click(screen.getByRole('button', { name: /^Termin/u }));
  await user.click(day('17 października 2025'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Termin: 17 paź 2025 –' })).toBeInstanceOf(HTMLElement);
  await user.click(day('19 października 2025'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2025-10-17', to: '2025-10-19' });
});

test('the same day twice is a range of one day', async () => {
  const { user, onChange } = renderRange({ from: '2025-10-10', to: '2025-10-10' });
  await user.click(screen.getByRole('button', { name: 'Termin: 10 paź 2025' }));
  await user.click(day('18 października 2025'));
  await user.click(day('18 października 2025'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2025-10-18', to: '2025-10-18' });
});

test('closing after one day takes that day alone', async () => {
  const { user, onChange } = renderRange(october);
  await user.click(screen.getByRole('button', { name: /^Termin/u }));
  await user.click(day('17 października 2025'));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2025-10-17', to: '2025-10-17' }),
  );
});

test('a month is picked by its name', async () => {
  const onChange = vi.fn<(month: string) => void>();
  const { user } = renderInKit(
    <Held initial="2025-10" onChange={onChange}>
      {(value, change) => <MonthControl label="Miesiąc" value={value} onChange={change} max="2025-11" />}
    </Held>,
  );
  await user.click(screen.getByRole('button', { name: 'Miesiąc: październik 2025' }));
  await screen.findByRole('dialog');
  expect(screen.getByRole('button', { name: 'Poprzedni rok' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: /^gru/u })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /^lis/u }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-11');
});
