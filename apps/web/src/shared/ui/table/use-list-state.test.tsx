import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { TypedFilter } from './typed-filter.tsx';
import { useListState } from './use-list-state.ts';

const options = {
  screen: 'places',
  sortKeys: ['name', 'city'] as const,
  sortBy: 'name' as const,
  filters: { active: '' },
};

function List() {
  const list = useListState(options);
  return (
    <>
      <output>{JSON.stringify(list.state)}</output>
      <button onClick={() => list.setPage(4)}>page</button>
      <button onClick={() => list.setSearch('łó')}>search</button>
      <button onClick={() => list.setFilters({ active: '1' })}>filter</button>
      <button onClick={() => list.setSort('city', true)}>sort</button>
      <button onClick={() => list.setItemsPerPage(100)}>rows</button>
      <button onClick={() => list.clearSearchAndFilters()}>clear</button>
    </>
  );
}

const visit = (address = '/places', userId = 1) =>
  renderInKit(
    <StorageOwner userId={userId}>
      <List />
    </StorageOwner>,
    { address },
  );
const state = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => sessionStorage.clear());

test('changes stand in the address', () => {
  const { router } = visit();
  press('sort');
  press('page');
  expect(router.state.location.search).toBe('?page=4&sortBy=city&sortDesc=true');
  expect(state()).toMatchObject({ page: 4, sortBy: 'city', sortDesc: true });
});

test.each(['search', 'filter', 'sort'])('%s begins at the first page', (change) => {
  visit('/places?page=7');
  press(change);
  expect(state()).toMatchObject({ page: 1 });
});

test('typing replaces the entry of the history, turning the page adds one', async () => {
  const { router } = visit();
  press('page');
  press('search');
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('coming back without an address restores what was left', () => {
  const first = visit();
  press('filter');
  press('page');
  first.unmount();
  const { router } = visit('/places?tab=all');
  expect(state()).toMatchObject({ page: 4, filters: { active: '1' } });
  expect(router.state.location.search).toBe('?tab=all&page=4&active=1');
});

test('the first draw already has the restored state', () => {
  const first = visit();
  press('page');
  first.unmount();
  const seen: number[] = [];
  function Spy() {
    seen.push(useListState(options).state.page);
    return null;
  }
  renderInKit(
    <StorageOwner userId={1}>
      <Spy />
    </StorageOwner>,
  );
  expect(new Set(seen)).toEqual(new Set([4]));
});

test('an address wins over what was left', () => {
  const first = visit();
  press('page');
  first.unmount();
  visit('/places?page=2');
  expect(state()).toMatchObject({ page: 2 });
});

test('what was cleared is not restored', () => {
  const first = visit('/places?search=a');
  press('clear');
  expect(state()).toMatchObject({ search: '' });
  first.unmount();
  visit();
  expect(state()).toMatchObject({ search: '', page: 1 });
});

test('another user starts afresh', () => {
  const first = visit('/places', 1);
  press('page');
  first.unmount();
  visit('/places', 2);
  expect(state()).toMatchObject({ page: 1 });
});

test('the number of rows is remembered for all lists and beyond the visit, per person', () => {
  localStorage.clear();
  const first = visit();
  press('rows');
  expect(state()).toMatchObject({ itemsPerPage: 100 });
  first.unmount();
  sessionStorage.clear();
  const again = visit('/others');
  expect(state()).toMatchObject({ itemsPerPage: 100 });
  again.unmount();
  visit('/places', 2);
  expect(state()).toMatchObject({ itemsPerPage: 25 });
});

const typedOptions = {
  screen: 'typed',
  sortKeys: ['name'] as const,
  sortBy: 'name' as const,
  filters: { from: '', to: '' },
};

function TypedList() {
  const { state, setFilters, setSearch } = useListState(typedOptions);
  return (
    <>
      <TypedFilter label="from" value={state.filters.from} onChange={(from) => setFilters({ from })} />
      <TypedFilter label="to" value={state.filters.to} onChange={(to) => setFilters({ to })} />
      <TypedFilter label="search" value={state.search} onChange={setSearch} />
    </>
  );
}

test('filters whose pauses end together all stand in the address, and each is kept in its field', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = renderInKit(
    <StorageOwner userId={1}>
      <TypedList />
    </StorageOwner>,
    { address: '/typed' },
  );
  const typed = { from: '2026-01', to: '2026-02', search: 'łó' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(typed);
  for (const [label, value] of Object.entries(typed))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe(value);
});
