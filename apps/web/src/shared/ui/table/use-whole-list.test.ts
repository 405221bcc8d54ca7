import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWholeList } from './use-whole-list.ts';

interface Entry {
  city: string;
  hours: number;
}

const items: readonly Entry[] = [
  { city: 'Łódź', hours: 10 },
  { city: 'Zamość', hours: 2.5 },
  { city: 'Lublin', hours: 9 },
];
const values = { city: (entry: Entry) => entry.city, hours: (entry: Entry) => entry.hours };
const answer = {
  data: { items },
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => 1,
};

test('words follow the Polish alphabet, numbers their size, in both directions', () => {
  const { result } = renderHook(() => useWholeList(answer, { values, sortBy: 'city' }));
  const cities = () => result.current.result.data?.items.map(({ city }) => city);
  expect(cities()).toEqual(['Lublin', 'Łódź', 'Zamość']);
  act(() => result.current.list.setSort('hours', true));
  expect(cities()).toEqual(['Łódź', 'Lublin', 'Zamość']);
  expect(result.current.list.state).toMatchObject({ sortBy: 'hours', sortDesc: true });
});

test('what is not there yet stays missing', () => {
  const { result } = renderHook(() =>
    useWholeList({ ...answer, data: undefined }, { values, sortBy: 'city' }),
  );
  expect(result.current.result.data).toBeUndefined();
});
