import { screen } from '@testing-library/react';
import type { Trip } from '@indeks/contract/month/trips/trips.schemas';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { MissingRates } from './missing-rates.tsx';
import { trip } from './testing/trips.ts';

const tripOn = (date: string, rate: number | null): Trip => ({ ...trip, date, rate });

test('names each day without a rate once', () => {
  const days = ['2026-10-10', '2026-10-10', '2026-10-12'];
  renderInKit(<MissingRates trips={[tripOn('2026-10-01', 115), ...days.map((day) => tripOn(day, null))]} />);
  expect(screen.getByText(/^3.przejazdy bez stawki za kilometr$/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/obowiązuje w.dniach: 10\.10\.2026, 12\.10\.2026\.$/)).toBeInstanceOf(HTMLElement);
});

test('says nothing when every trip has one, also one of 0,00', () => {
  renderInKit(<MissingRates trips={[tripOn('2026-10-01', 0)]} />);
  expect(screen.queryByText(/bez stawki/)).toBeNull();
});
