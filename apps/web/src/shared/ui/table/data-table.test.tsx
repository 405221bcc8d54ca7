import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import type { Column, ListResult } from './column.ts';
import { DataTable } from './data-table.tsx';
import { listAt } from './list.ts';
import { readyActions } from './row-actions.tsx';

interface Person {
  id: number;
  name: string;
}
const people: Person[] = [
  { id: 1, name: 'Ewa Kamińska' },
  { id: 2, name: 'Żaneta Żółć-Brzęczyszczykiewicz' },
  { id: 3, name: 'Łukasz Źrebiec' },
];

const columns: Column<Person, 'name'>[] = [
  { id: 'name', sortable: true, header: 'Nazwisko', cell: (person) => person.name },
  { id: 'number', header: 'Numer', align: 'end', cell: (person) => person.id },
];
const defaults = {
  sortKeys: ['name'] as const,
  sortBy: 'name' as const,
  filters: { city: '' },
  itemsPerPage: 10 as const,
};

const arrived = (items: readonly Person[], total = items.length): ListResult<Person> => ({
  data: { items, total, capped: false },
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: vi.fn<() => void>(),
});

const nothing = () => undefined;

interface DemoProps {
  /** The answer, or the answer for each page. */
  result: ListResult<Person> | ((page: number) => ListResult<Person>);
  address?: string;
  onAddress?: (address: string) => void;
  onDelete?: (rows: readonly Person[]) => void;
  onEdit?: (name: string) => void;
}

function Demo({ result, address = '', onAddress, onDelete = nothing, onEdit = nothing }: DemoProps) {
  const [params, setParams] = useState(() => new URLSearchParams(address));
  const [rows, setRows] = useState<readonly Person[]>([]);
  const list = listAt(params, defaults, (next) => {
    onAddress?.(next.toString());
    setParams(next);
  });
  return (
    <>
      <button onClick={() => list.setFilters({ city: 'Opole' })}>inny filtr</button>
      <DataTable
        texts={{
          list: 'Osoby',
          noun: { one: 'osoba', few: 'osoby', many: 'osób' },
          empty: { title: 'Brak osób' },
        }}
        list={list}
        result={typeof result === 'function' ? result(list.state.page) : result}
        columns={columns}
        rowName={(person) => person.name}
        rowActions={({ name }) => [{ ...readyActions.edit, onClick: () => onEdit(name) }]}
        filters={<button onClick={() => list.setFilters({ city: 'Łódź' })}>Łódź</button>}
        selection={{
          rows,
          onChange: setRows,
          actions: [
            { label: 'Usuń', danger: true, onClick: onDelete },
            { label: 'Wyślij', onClick: nothing },
          ],
        }}
      />
    </>
  );
}

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => checkbox('Zaznacz wszystkie na stronie');

test('a page of rows stands in a named table with its count', () => {
  renderInKit(<Demo result={arrived(people, 128)} />);
  const table = screen.getByRole('table', { name: 'Osoby' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('1–10 z 128 osób')).toBeDefined();
  expect(screen.getByText('Na liście: 128 osób')).toBeDefined();
  expect(within(table).getByRole('columnheader', { name: 'Działania' })).toBeDefined();
});

test('buttons and boxes of a row are named after the row', () => {
  renderInKit(<Demo result={arrived(people)} />);
  expect(screen.getByRole('button', { name: 'Edytuj: Ewa Kamińska' })).toBeDefined();
  expect(checkbox('Zaznacz: Łukasz Źrebiec').checked).toBe(false);
});

test('a heading sorts: first ascending, then descending, and says which', async () => {
  const onAddress = vi.fn<(address: string) => void>();
  const { user } = renderInKit(<Demo result={arrived(people)} onAddress={onAddress} address="page=2" />);
  const heading = () => screen.getByRole('columnheader', { name: 'Nazwisko' });
  expect(heading().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(heading()).getByRole('button'));
  expect(heading().getAttribute('aria-sort')).toBe('descending');
  expect(onAddress).toHaveBeenLastCalledWith('sortDesc=true');
  await user.click(within(heading()).getByRole('button'));
  expect(onAddress).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('columnheader', { name: 'Numer' }).getAttribute('aria-sort')).toBeNull();
});

test('the box in the head has three states', async () => {
  const { user } = renderInKit(<Demo result={arrived(people)} />);
  await user.click(checkbox('Zaznacz: Ewa Kamińska'));
  expect(all().indeterminate).toBe(true);
  await user.click(all());
  expect(all().checked).toBe(true);
  expect(screen.getAllByText('Zaznaczono 3')).toHaveLength(2);
  await user.click(all());
  expect(screen.queryByText('Zaznaczono 3')).toBeNull();
});

test('a selection turns the toolbar into the bulk bar with the destructive action last', async () => {
  const onDelete = vi.fn<(rows: readonly Person[]) => void>();
  const { user } = renderInKit(<Demo result={arrived(people)} onDelete={onDelete} />);
  await user.click(checkbox('Zaznacz: Łukasz Źrebiec'));
  expect(screen.queryByRole('searchbox')).toBeNull();
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names.indexOf('Wyślij')).toBeLessThan(names.indexOf('Usuń'));
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  expect(onDelete).toHaveBeenCalledWith([people[2]]);
  await user.click(screen.getByRole('button', { name: 'Odznacz wszystkie' }));
  expect(screen.getByRole('searchbox')).toBeDefined();
});

test('rows of another page stay selected, rows of another filter do not', async () => {
  const onDelete = vi.fn<(rows: readonly Person[]) => void>();
  const pages = (page: number) => arrived(people.slice(page - 1, page), 11);
  const { user } = renderInKit(<Demo result={pages} onDelete={onDelete} />);
  await user.click(checkbox('Zaznacz: Ewa Kamińska'));
  await user.click(screen.getByRole('button', { name: 'Następna strona' }));
  expect(all().checked).toBe(false);
  await user.click(all());
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  expect(onDelete).toHaveBeenCalledWith([people[0], people[1]]);
  await user.click(screen.getByRole('button', { name: 'inny filtr' }));
  expect(screen.queryByText('Zaznaczono 2')).toBeNull();
});

test('nothing yet, nothing found and a failure are told apart', async () => {
  const empty = renderInKit(<Demo result={arrived([])} />);
  expect(screen.getByRole('heading', { name: 'Brak osób' })).toBeDefined();
  empty.unmount();

  const onAddress = vi.fn<(address: string) => void>();
  const searched = renderInKit(<Demo result={arrived([])} address="search=qwerty" onAddress={onAddress} />);
  expect(screen.getByRole('heading', { name: 'Nic nie znaleziono' })).toBeDefined();
  await searched.user.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie i\u00a0filtry' }));
  expect(onAddress).toHaveBeenLastCalledWith('');
  searched.unmount();

  const failed = { ...arrived([]), data: undefined, isError: true };
  const { user } = renderInKit(<Demo result={failed} />);
  expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać listy');
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
});

test('a long wait is announced, a short one is not', async () => {
  renderInKit(<Demo result={{ ...arrived([]), data: undefined, isFetching: true }} />);
  const words = 'Wczytuję listę... proszę czekać';
  expect(screen.queryByText(words)).toBeNull();
  await waitFor(() => expect(screen.getByText(words)).toBeDefined());
});

test('a page past the end leads to the last one', () => {
  const onAddress = vi.fn<(address: string) => void>();
  renderInKit(<Demo result={arrived([], 23)} address="page=9" onAddress={onAddress} />);
  expect(onAddress).toHaveBeenCalledExactlyOnceWith('page=3');
});

test('the previous page stays in sight while the next is on its way', () => {
  renderInKit(<Demo result={{ ...arrived(people, 128), isPlaceholderData: true }} address="page=9" />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Ewa Kamińska')).toBeDefined();
});

test('numbered pages and rows per page change the list', async () => {
  const onAddress = vi.fn<(address: string) => void>();
  const { user } = renderInKit(<Demo result={arrived(people, 128)} onAddress={onAddress} />);
  await user.click(screen.getByRole('button', { name: 'Strona 13' }));
  expect(onAddress).toHaveBeenLastCalledWith('page=13');
  await user.click(screen.getByRole('button', { name: 'Poprzednia strona' }));
  expect(onAddress).toHaveBeenLastCalledWith('page=12');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wierszy na stronie' }), '50');
  expect(onAddress).toHaveBeenLastCalledWith('itemsPerPage=50');
});

test('on a phone rows are cards, actions a menu and filters a sheet', async () => {
  const { user } = renderInKit(<Demo result={arrived(people)} address="city=Opole" />, { width: 390 });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'Osoby' }).children).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Działania: Ewa Kamińska' }));
  expect(await screen.findByRole('menuitem', { name: /Edytuj/ })).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Filtry (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtry' });
  act(() => within(sheet).getByRole('button', { name: 'Wyczyść filtry' }).click());
  expect(screen.getByRole('button', { name: 'Filtry', hidden: true })).toBeDefined();
});

test.each([1280, 390])('a click on a row without an opener of its own edits it, at %i px', async (width) => {
  const onEdit = vi.fn<(name: string) => void>();
  const { user } = renderInKit(<Demo result={arrived(people)} onEdit={onEdit} />, { width });
  await user.click(screen.getByText('Łukasz Źrebiec'));
  expect(onEdit.mock.calls).toEqual([['Łukasz Źrebiec']]);
});

test('rows can be low, which is remembered', async () => {
  localStorage.clear();
  const shown = () =>
    renderInKit(
      <StorageOwner userId={1}>
        <Demo result={arrived(people)} />
      </StorageOwner>,
    );
  const { unmount } = shown();
  expect(screen.getByRole('table').dataset['density']).toBe('two-line');
  act(() => screen.getByRole('switch', { name: 'Niskie wiersze' }).click());
  expect(screen.getByRole('table').dataset['density']).toBe('dense');
  unmount();
  shown();
  expect(screen.getByRole('table').dataset['density']).toBe('dense');
});
