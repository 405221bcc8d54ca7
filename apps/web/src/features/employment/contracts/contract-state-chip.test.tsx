import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ContractStateChip } from './contract-state-chip.tsx';

test.each([
  ['2026-12-01', '2028-01-31', 'ok', 'Jeszcze się nie zaczęła'],
  ['2026-11-15', '2027-09-30', 'ok', 'Obowiązuje'],
  ['2025-10-01', '2026-11-30', 'warning', 'Kończy się za 15 dni'],
  ['2025-10-01', '2026-11-15', 'warning', 'Kończy się dzisiaj'],
  ['2024-10-01', '2026-11-14', 'warning', 'Zakończona'],
])('from %s to %s is a chip of the tone %s: %s', (start, end, tone, words) => {
  renderInKit(<ContractStateChip contract={{ start, end }} on="2026-11-15" />);
  expect(screen.getByText(words).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

test('an ended contract is grey when a newer one holds', () => {
  const contract = { start: '2024-10-01', end: '2026-11-14' };
  renderInKit(<ContractStateChip contract={contract} superseded on="2026-11-15" />);
  expect(screen.getByText('Zakończona').closest('[data-tone]')?.getAttribute('data-tone')).toBe('neutral');
});
