import { screen } from '@testing-library/react';
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

test.each([1280, 390])('a heading stands where a part of the list begins, at %i px', (width) => {
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
      section={({ id }) => (id < 2 ? 'Pierwsi' : 'Dalsi')}
    />,
    { width },
  );
  const rows = [...document.querySelectorAll('tbody tr, li')].map((row) => row.textContent);
  expect(rows.slice(0, 5)).toEqual([
    'Pierwsi',
    expect.stringContaining('Ewa'),
    expect.stringContaining('Żaneta'),
    'Dalsi',
    expect.stringContaining('Łukasz'),
  ]);
  expect(screen.getAllByText('Pierwsi')).toHaveLength(1);
});
