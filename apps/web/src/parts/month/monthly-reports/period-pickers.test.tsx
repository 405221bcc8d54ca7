import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { PeriodPickers } from './period-pickers.tsx';
import { daysOfPeriod, formatPeriod } from './use-period.ts';

function Demo() {
  const [period, setPeriod] = useState('2026-10');
  return (
    <>
      <PeriodPickers period={period} onChange={setPeriod} last="2026-11" />
      <output>{period}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;

test('changing the year empties the month, and a month can be chosen in it', async () => {
  const { user } = renderInKit(<Demo />);
  await user.click(screen.getByRole('combobox', { name: 'Rok' }));
  const years = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(years.map((year) => year.textContent)).toEqual([
    '2026',
    '2025',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
  ]);
  await user.click(screen.getByRole('option', { name: '2025' }));
  expect(chosen()).toBe('2025');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Miesiąc' }).value).toBe('cały rok');
  await user.click(screen.getByRole('combobox', { name: 'Miesiąc' }));
  await user.click(await screen.findByRole('option', { name: 'grudzień' }));
  expect(chosen()).toBe('2025-12');
});

test('the whole year is chosen by keyboard alone, and left again', async () => {
  const { user } = renderInKit(<Demo />);
  await user.tab();
  const month = screen.getByRole<HTMLInputElement>('combobox', { name: 'Miesiąc' });
  expect(document.activeElement).toBe(month);
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp>10/}{Enter}');
  expect([chosen(), month.value]).toEqual(['2026', 'cały rok']);
  expect(document.activeElement).toBe(month);
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  expect([chosen(), month.value]).toEqual(['2026-01', 'styczeń']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Rok' }));
});

test('the current year ends with the current month', async () => {
  const { user } = renderInKit(<Demo />);
  await user.click(screen.getByRole('combobox', { name: 'Miesiąc' }));
  const months = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(months).toHaveLength(12);
  expect(months[0]?.textContent).toBe('cały rok');
  expect(months.at(-1)?.textContent).toBe('listopad');
});

test.each([
  ['2026-02', '2026-02-01', '2026-02-28', 'luty 2026'],
  ['2024', '2024-01-01', '2024-12-31', 'rok 2024'],
])('%s lasts from %s to %s and is called %s', (period, from, to, name) => {
  expect(daysOfPeriod(period)).toEqual({ from, to });
  expect(formatPeriod(period)).toBe(name);
});
