import { expect, test } from 'vitest';
import { pageRangeText, resultsText } from './count-text.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [1, 128, '1–10 z 128 osób'],
  [13, 128, '121–128 z 128 osób'],
  [1, 22, '1–10 z 22 osób'],
  [1, 2, '1–2 z 2 osób'],
  [1, 1, '1 osoba'],
  [300, 3000, '2 991–3 000 z 3 000 osób'],
])('page %i of %i: %s', (page, total, text) => {
  expect(plain(pageRangeText({ page, itemsPerPage: 10, total, capped: false }, people))).toBe(text);
});

test('a list longer than what is counted says so', () => {
  expect(plain(pageRangeText({ page: 1, itemsPerPage: 10, total: 5_000, capped: true }, people))).toBe(
    '1–10 z ponad 5 000 osób',
  );
  expect(plain(resultsText(5_000, true, people))).toBe('Na liście: ponad 5 000 osób');
});

test.each([
  [0, 'Lista jest pusta'],
  [1, 'Na liście: 1 osoba'],
  [22, 'Na liście: 22 osoby'],
  [12, 'Na liście: 12 osób'],
])('%i is announced as %s', (total, text) => {
  expect(plain(resultsText(total, false, people))).toBe(text);
});
