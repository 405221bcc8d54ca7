import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ContractChip, ContractEnd, ShortContractChip } from './contract-chip.tsx';

const until = (end: string) => ({ start: '2026-01-10', end });

test.each([
  [null, 'error', 'Brak umowy'],
  [until('2026-11-10'), 'warning', 'Skończyła się 5 dni temu'],
  [until('2026-11-27'), 'warning', 'Kończy się za 12 dni'],
  [until('2026-12-15'), 'ok', 'Umowa od: 10.01.2026 do: 15.12.2026'],
])('the contract %j is a chip of the tone %s: %s', (latest, tone, words) => {
  renderInKit(<ContractChip latest={latest} on="2026-11-15" />);
  expect(screen.getByText(words).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

test.each([
  [null, 'error', 'Brak umowy', 'Brak umowy'],
  [until('2026-11-27'), 'warning', 'do 27.11.2026', 'do 27.11.2026od 10.01.2026'],
  [until('2026-12-24'), 'ok', 'do 24.12.2026', 'do 24.12.2026od 10.01.2026'],
])('in a list the contract %j is a chip of the tone %s: %s', (latest, tone, chip, whole) => {
  const { container } = renderInKit(<ContractEnd latest={latest} on="2026-11-15" />);
  expect(screen.getByText(chip).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  expect(container.textContent).toContain(whole);
});

test.each([
  [null, 'error', 'Brak umowy'],
  [until('2026-11-27'), 'warning', 'Kończy się za 12 dni'],
  [until('2026-12-24'), 'ok', 'Umowa do 24.12.2026'],
])('on a phone the contract %j is a short chip of the tone %s: %s', (latest, tone, words) => {
  renderInKit(<ShortContractChip latest={latest} on="2026-11-15" />);
  expect(screen.getByText(words).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});
