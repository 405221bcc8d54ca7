import type { Attempt, Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { NewJournalPage } from './new-journal-page.tsx';

const row: Evaluation = {
  id: 31_000_043,
  esid: null,
  eid: 31,
  uid: 7,
  subjectId: 43,
  subject_name: 'Prawo pracy',
  grade: null,
  version: null,
  professor_id: 1,
  professor_name: 'Jan Lis',
  professor_degree: null,
  username: 'Ewa Żak',
  name: 'Żak Ewa',
  album_nr: null,
  courseName: 'Kadry i płace',
  cid: 3,
  semester: 1,
  date: '2020-10-01',
  student_course_date: '2020-10-01',
  exam: 1,
  after_join: 1,
  attempts: [],
  term: 1,
  status: 0,
  protocol: null,
  email: 'xxxxxx',
  telephone: 'xxxxxx',
  changed: false,
  can: { grade: true },
};

const attempt = (closedBy: string | null): Attempt => ({
  term: 1,
  grade: 4,
  version: 1,
  date: null,
  closedBy,
});

let server: Loopback;
let shown: Evaluation | undefined;
beforeEach(async () => {
  server = await loopback(({ url }) =>
    url.startsWith('/api/evaluations/joined')
      ? { body: { items: shown ? [shown] : [], total: shown ? 1 : 0, capped: false } }
      : { body: { items: [], types: [] } },
  );
});
afterEach(() => server.close());

const removeTicked = async () => {
  const user = userEvent.setup();
  renderSignedIn(0, <NewJournalPage />, { address: '/?date=2020-10-01&cid=3&sid=43&half=1' });
  const line = within(await screen.findByRole('row', { name: /Żak Ewa/u }));
  await user.click(line.getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: /^Usuń/u }));
};

test('grades of ticked rows are deleted after the question of the specification', async () => {
  shown = { ...row, esid: row.id, grade: 4, version: 1, status: 1, attempts: [attempt(null)] };
  await removeTicked();
  expect(
    await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć tego słuchacza?' }),
  ).toBeTruthy();
});

test('a grade that a protocol closed is not deleted', async () => {
  shown = { ...row, esid: row.id, grade: 4, version: 1, status: 1, attempts: [attempt('126/2026')] };
  await removeTicked();
  expect(await screen.findByText('Zaznaczone wiersze nie mają ocen, które możesz usunąć.')).toBeTruthy();
});

test('filters that leave nobody say the text of the specification', async () => {
  shown = undefined;
  renderSignedIn(0, <NewJournalPage />, { address: '/?date=2020-10-01&cid=3&sid=43&half=1' });
  expect(await screen.findByText('Brak słuchaczy')).toBeTruthy();
});

test('ticked rows without a grade are told, and nothing is asked', async () => {
  shown = row;
  await removeTicked();
  expect(await screen.findByText('Zaznaczone wiersze nie mają ocen, które możesz usunąć.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
