import { screen } from '@testing-library/react';
import type { Trip } from '@indeks/contract/trips/trips.schemas';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { MissingRates } from './missing-rates.tsx';

const trip = (date: string, rate: number | null): Trip => ({
  id: 1,
  cid: 1,
  car: 'Škoda Octavia, EL 4K123',
  start: 'Łódź',
  destination: 'Radom',
  km: 130,
  return_to_start: false,
  date,
  return_date: null,
  comment: '',
  rate,
  status: 0,
  version: 1,
});

test('names each day without a rate once', () => {
  const days = ['2026-10-10', '2026-10-10', '2026-10-12'];
  renderInKit(<MissingRates trips={[trip('2026-10-01', 115), ...days.map((day) => trip(day, null))]} />);
  expect(screen.getByText(/^3.przejazdy bez stawki za kilometr$/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/obowiązuje w.dniach: 10\.10\.2026, 12\.10\.2026\.$/)).toBeInstanceOf(HTMLElement);
});

test('says nothing when every trip has one, also one of 0,00', () => {
  renderInKit(<MissingRates trips={[trip('2026-10-01', 0)]} />);
  expect(screen.queryByText(/bez stawki/)).toBeNull();
});
