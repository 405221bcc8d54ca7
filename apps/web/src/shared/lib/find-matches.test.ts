import { expect, test } from 'vitest';
import { findMatches } from './find-matches.ts';

/** Matches in brackets. */
const mark = (text: string, search: string): string =>
  findMatches(text, search)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Kadrzyńska Olga', 'kadr', '[Kadr]zyńska Olga'],
  ['Zarządzanie kadrami', 'KADR', 'Zarządzanie [kadr]ami'],
  ['Łukasz Źrebiec', 'zreb luk', '[Łuk]asz [Źreb]iec'],
  ['Anna Hanna', 'anna', '[Anna] H[anna]'],
  ['Kowalska', 'nowak', 'Kowalska'],
  ['Kowalska', '', 'Kowalska'],
])('%s searched by "%s" is marked as %s', (text, search, marked) => {
  expect(mark(text, search)).toBe(marked);
});
