import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { SearchField } from './search-field.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Searched({ asked }: { asked: (search: string) => void }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField
        value={search}
        onChange={(text) => {
          asked(text);
          setSearch(text);
        }}
      />
      <button onClick={() => setSearch('')}>reset</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('the server is asked once, 300 ms after the last letter', () => {
  const asked = vi.fn<(search: string) => void>();
  renderInKit(<Searched asked={asked} />);
  type('ł');
  wait(299);
  type('łó');
  wait(299);
  expect(asked).not.toHaveBeenCalled();
  wait(1);
  expect(asked.mock.calls).toEqual([['łó']]);
});

test('a space at the end is not sent and not taken away while typing', () => {
  const asked = vi.fn<(search: string) => void>();
  renderInKit(<Searched asked={asked} />);
  type('Ewa ');
  wait(300);
  expect(asked).toHaveBeenCalledWith('Ewa');
  expect(field().value).toBe('Ewa ');
});

test('a search cleared elsewhere empties the field', () => {
  renderInKit(<Searched asked={vi.fn<(search: string) => void>()} />);
  type('Ewa');
  wait(300);
  act(() => screen.getByRole('button', { name: 'reset' }).click());
  expect(field().value).toBe('');
});

test('the field has its own button to clear it and keeps the focus', () => {
  const asked = vi.fn<(search: string) => void>();
  renderInKit(<Searched asked={asked} />);
  type('Ewa');
  wait(300);
  act(() => screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }).click());
  wait(300);
  expect(asked).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(field());
});
