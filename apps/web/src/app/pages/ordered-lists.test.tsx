import type { OrderedList } from '@indeks/contract/notices/ordered-lists/ordered-lists.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '#parts/notices/ordered-lists/ordered-list-card.tsx';
import { endVisit, openStudents, press, refusal, sent, startInOctober } from '#app/testing/open-students.tsx';

beforeEach(startInOctober);
afterEach(endVisit);

const ordered = (more: Partial<OrderedList> = {}): OrderedList => ({
  id: 5,
  kind: 'students',
  state: 'drawing',
  done: 1_200,
  total: 3_400,
  failure: null,
  created_at: '2026-10-15T10:00:00Z',
  keep_until: '2026-10-16T10:00:00Z',
  ...more,
});
const withLists = (...items: OrderedList[]) => ({ answers: { '/api/ordered-lists': { body: { items } } } });
const strip = async () => within(await screen.findByRole('region', { name: 'Lista słuchaczy (PDF)' }));

test('a list that is too long to wait for is ordered once, by two clicks', async () => {
  const tooLong = refusal(422, 'list/to-be-ordered', 'Zamów ją.');
  await openStudents('/students?pid=3', {
    answers: { '/api/student-course/pdf': tooLong, '/api/ordered-lists': { body: { items: [] } } },
    write: { body: ordered({ state: 'waiting' }) },
  });
  await screen.findByRole('button', { name: 'Rozwiń: Agnieszka Dąbrowska' });
  await press('Pobierz');
  await userEvent.dblClick(await screen.findByRole('menuitem', { name: 'Lista słuchaczy (PDF)' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.[0]).toMatch(/^\/api\/student-course\/pdf\?.*pid=3/u);
  expect(screen.queryByText('Zamów ją.')).toBeNull();
});

test('one that is being drawn says how far it is and can be cancelled', async () => {
  await openStudents('/students', withLists(ordered({ kind: 'trips', id: 4 }), ordered()));
  const shown = await strip();
  expect(shown.getByText(/^1\s?200 z 3\s?400 wierszy\. /u)).toBeTruthy();
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35');
  expect(shown.getByRole('button', { name: 'Anuluj' })).toBeTruthy();
});

test('a finished one offers its file', async () => {
  await openStudents('/students', withLists(ordered({ state: 'ready', done: 3_400 })));
  const shown = await strip();
  expect(shown.getByText('Lista jest gotowa')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Pobierz' })).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Usuń plik' })).toBeTruthy();
});

test.each([
  ['too-long', /^Przybyło wierszy/u],
  ['fault', /^Coś poszło nie tak po naszej stronie/u],
] as const)('one that failed because of %s says so', async (failure, words) => {
  await openStudents('/students', withLists(ordered({ state: 'failed', failure })));
  expect((await strip()).getByText(words)).toBeTruthy();
});
