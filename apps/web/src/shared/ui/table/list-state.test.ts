import { pagingQuery, totalCap } from '@indeks/contract/common/paging';
import { describe, expect, test } from 'vitest';
import {
  countSetFilters,
  hasListState,
  lastPageOf,
  maxPage,
  pagingOf,
  readListState,
  searchMaxLength,
  writeListState,
} from './list-state.ts';

const defaults = {
  sortKeys: ['name', 'city'] as const,
  sortBy: 'name' as const,
  filters: { place: '', intakes: ['2025-10'] as readonly string[] },
};
const start = readListState(new URLSearchParams(), defaults);
const written = (change: Partial<typeof start>, address = '') =>
  writeListState(new URLSearchParams(address), { ...start, ...change }, defaults).toString();

test('an empty address means the defaults, and the defaults leave the address empty', () => {
  expect(start).toEqual({
    page: 1,
    itemsPerPage: 25,
    sortBy: 'name',
    sortDesc: false,
    search: '',
    filters: { place: '', intakes: ['2025-10'] },
  });
  expect(written({})).toBe('');
});

describe('what cannot be meant falls back to the default', () => {
  test.each([
    ['page=0', 'page', 1],
    ['page=-3', 'page', 1],
    ['page=2.5', 'page', 1],
    ['page=abc', 'page', 1],
    ['page=99999999', 'page', 5_000],
    ['itemsPerPage=1000', 'itemsPerPage', 25],
    ['itemsPerPage=25', 'itemsPerPage', 25],
    ['sortBy=password', 'sortBy', 'name'],
    ['sortBy=city', 'sortBy', 'city'],
    ['sortDesc=maybe', 'sortDesc', false],
    ['sortDesc=true', 'sortDesc', true],
  ] as const)('%s gives %s %s', (address, key, value) => {
    expect(readListState(new URLSearchParams(address), defaults)[key]).toBe(value);
  });

  test('a search is cut to what the server takes', () => {
    expect(readListState(new URLSearchParams({ search: 'ż'.repeat(300) }), defaults).search).toHaveLength(
      100,
    );
  });
});

test('every change comes back from the address it was written to', () => {
  const state = {
    page: 3,
    itemsPerPage: 50,
    sortBy: 'city',
    sortDesc: true,
    search: 'Łódź & Żary',
    filters: { place: '7', intakes: ['2025-03', '2024-10'] },
  } as const;
  expect(readListState(new URLSearchParams(written(state)), defaults)).toEqual(state);
});

test('a filter emptied against a full default stays empty', () => {
  const address = written({ filters: { place: '', intakes: [] } });
  expect(address).toBe('intakes=');
  expect(readListState(new URLSearchParams(address), defaults).filters.intakes).toEqual([]);
});

test('parameters of other parts of the page stay', () => {
  expect(written({ page: 2 }, 'tab=kierunki&search=stare')).toBe('tab=kierunki&page=2');
  expect(hasListState(new URLSearchParams('tab=kierunki'), defaults)).toBe(false);
  expect(hasListState(new URLSearchParams('place=7'), defaults)).toBe(true);
});

test('filters are counted against what the screen starts with', () => {
  expect(countSetFilters(defaults.filters, defaults.filters)).toBe(0);
  expect(countSetFilters({ place: '7', intakes: [] }, defaults.filters)).toBe(2);
});

test('an empty search is not asked for', () => {
  expect(pagingOf(start).search).toBeUndefined();
  expect(pagingOf({ ...start, search: 'a' }).search).toBe('a');
});

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [128, 25, 6],
])('%i rows by %i make %i pages', (total, size, pages) => {
  expect(lastPageOf(total, size)).toBe(pages);
});

test('the bounds are those of the contract', () => {
  const query = pagingQuery(['name']);
  expect(maxPage).toBe(totalCap);
  expect(query.safeParse({ page: maxPage, search: 'a'.repeat(searchMaxLength) }).success).toBe(true);
  expect(query.safeParse({ page: maxPage + 1 }).success).toBe(false);
  expect(query.safeParse({ search: 'a'.repeat(searchMaxLength + 1) }).success).toBe(false);
});
