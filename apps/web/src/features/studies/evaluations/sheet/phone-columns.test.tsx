import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import type { Meaning } from './pasted-block.ts';
import { PhoneColumns } from './phone-columns.tsx';

const columnsAs = (...meanings: readonly Meaning[]) =>
  ['Lp.', 'Nazwisko', 'Album', 'Punkty', 'Ocena'].map((name, index) => ({
    name,
    meaning: meanings[index] ?? 'skip',
    control: <input aria-label={name} />,
  }));

const readWords = () => document.body.textContent.replaceAll('\u00a0', ' ');

test('what the columns were taken for is said, and chosen when that is asked for', async () => {
  const columns = columnsAs('skip', 'person', 'album', 'skip', 'grade');
  const { user } = renderInKit(<PhoneColumns columns={columns} />);
  expect(readWords()).toContain('Osoba: „Nazwisko” i „Album”Ocena: „Ocena” · pomijamy „Lp.” i „Punkty”');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zmień' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Zwiń' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('while no column has the grades it is chosen at once', () => {
  renderInKit(<PhoneColumns columns={columnsAs('skip', 'person')} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(5);
});
