import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { DataTable } from './data-table.tsx';
import { listAt } from './list.ts';

const people = ['Ewa', 'Żaneta', 'Łukasz'].map((name, id) => ({ id, name }));
const list = listAt(
  new URLSearchParams(),
  { sortKeys: ['name'] as const, sortBy: 'name', filters: {}, itemsPerPage: 10 },
  () => undefined,
);

const readRows = () => [...document.querySelectorAll('tbody tr, li')].map((row) => row.textContent);

test.each([1280, 390])('a part of the list begins with its heading, and folds, at %i px', async (width) => {
  renderInKit(
    <DataTable
      texts={{ list: 'Osoby', noun: { one: 'osoba', few: 'osoby', many: 'osób' }, empty: { title: 'Brak' } }}
      list={list}
      result={{
        data: { items: people, total: 3, capped: false },
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        refetch: () => undefined,
      }}
      columns={[{ id: 'name', sortable: true, header: 'Imię', cell: ({ name }) => name }]}
      rowName={({ name }) => name}
      section={({ id }) =>
        id < 2 ? { id: 'first', title: 'Pierwsi', details: '2 osoby' } : { id: 'rest', title: 'Dalsi' }
      }
    />,
    { width },
  );
  expect(readRows().slice(0, 5)).toEqual([
    'Pierwsi 2 osoby',
    expect.stringContaining('Ewa'),
    expect.stringContaining('Żaneta'),
    'Dalsi',
    expect.stringContaining('Łukasz'),
  ]);
  expect(screen.getAllByText('Pierwsi')).toHaveLength(1);
  const heading = screen.getByRole('button', { name: 'Pierwsi 2 osoby' });
  expect(heading.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(heading);
  expect(heading.getAttribute('aria-expanded')).toBe('false');
  expect(readRows().slice(0, 3)).toEqual(['Pierwsi 2 osoby', 'Dalsi', expect.stringContaining('Łukasz')]);
  await userEvent.click(heading);
  expect(readRows()[1]).toContain('Ewa');
});
