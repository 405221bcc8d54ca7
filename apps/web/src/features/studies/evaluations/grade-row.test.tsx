import type {
  Attempt,
  Evaluation,
  SheetResult,
  SheetToSave,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readQuestion } from '#shared/api/confirmations.ts';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { AskingHost } from '#shared/ui/dialog/asking-host.tsx';
// Imported here so that the first test does not wait for its chunk.
import '#shared/ui/dialog/asking.tsx';
import { GradeRow } from './grade-row.tsx';

let server: Loopback;
let answer: (sent: SheetToSave['rows'][number]) => SheetResult;
const sent = () => server.received.filter(({ method }) => method !== 'GET');
beforeEach(async () => {
  answer = ({ eid, grade }) => ({ eid, saved: true, grade, version: 3, by: null, at: null });
  server = await loopback(({ body }) => {
    const { rows } = JSON.parse(String(body)) as SheetToSave;
    return { body: { results: rows.map((one) => answer(one)) } };
  });
});
afterEach(() => server.close());

const row = {
  eid: 3,
  subjectId: 8,
  uid: 7,
  subject_name: 'Diagnoza',
  exam: 1,
  grade: 4,
  version: 2,
  attempts: [{ term: 1, grade: 4, version: 2, date: null, closedBy: null }] as Attempt[],
  id: 3_000_008,
  term: 1,
  can: { grade: true },
} as Evaluation; // what the row shows of it

const closed = { term: 1, version: 1, date: null, closedBy: '126/2026' } as const;

test('a grade that a protocol closed cannot be typed over', () => {
  renderRow({ ...row, attempts: [{ ...closed, grade: 4 }] });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('protokół 126/2026')).toBeTruthy();
});

test('whoever failed in a closed first term has a re-sit', () => {
  renderRow({ ...row, grade: 2, term: 2, attempts: [{ ...closed, grade: 2 }] });
  expect(screen.getByRole('textbox', { name: 'Ocena: Diagnoza' })).toHaveProperty('value', '');
  expect(screen.getByText(/^poprawka, I\stermin: 2,0$/u)).toBeTruthy();
});

const renderRow = (shown: Evaluation) =>
  renderSignedIn(
    1,
    <>
      <table>
        <tbody>
          <GradeRow row={shown} onHistory={() => {}} />
        </tbody>
      </table>
      <AskingHost />
    </>,
  );

async function typeGrade(text: string) {
  renderRow(row);
  const field = await screen.findByRole('textbox', { name: 'Ocena: Diagnoza' });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  await userEvent.keyboard('{Enter}');
}

test.each([
  ['bdb', 5],
  ['4+', 4.5],
  ['45', 4.5],
  ['3,5', 3.5],
  ['nb', 0],
  ['n', 0],
])('%s is saved as %s', async (text, grade) => {
  await typeGrade(text);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({
    sid: 8,
    term: 1,
    rows: [{ eid: 3, grade, version: 2 }],
  });
});

test.each(['5-', '4,3', 'zwoln.', '6'])('%s is told at its place and changes nothing', async (text) => {
  await typeGrade(text);
  expect(await screen.findByText(/^(Proszę podać tylko|Ocena powyżej 5)/)).toBeInstanceOf(HTMLElement);
  // What cannot be read is no emptied field: nobody is asked whether the grade goes. The question stands before its dialog is drawn.
  expect(readQuestion()).toBeUndefined();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '3,5{Enter}');
  // A call of the text would have come before.
  await waitFor(() => expect(sent()).not.toEqual([]));
  expect(sent().map(({ body }) => JSON.parse(String(body)))).toMatchObject([{ rows: [{ grade: 3.5 }] }]);
});

test('2,5 is asked about before it is saved', async () => {
  await typeGrade('2,5');
  expect(sent()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz 2,5' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(String(sent()[0]?.body))).toMatchObject({ rows: [{ grade: 2.5 }] });
});

test('an emptied field asks before the grade is deleted', async () => {
  await typeGrade('');
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń ocenę' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(String(sent()[0]?.body))).toMatchObject({ rows: [{ grade: null }] });
});

test('a grade stays when its deletion is not confirmed', async () => {
  await typeGrade('');
  await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', '4,0'));
  expect(sent()).toEqual([]);
});

test('a grade is saved when its field is left, and stands in words beside it', async () => {
  renderRow(row);
  expect(screen.getByText('dobry')).toBeTruthy();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '3+');
  expect(sent()).toEqual([]);
  expect(screen.getByText('dostateczny plus')).toBeTruthy();
  await userEvent.tab();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('what somebody else saved meanwhile is told, and nothing is overwritten unseen', async () => {
  answer = ({ eid }) => ({
    eid,
    saved: false,
    grade: 3,
    version: 9,
    by: 'Olga Hajduk',
    at: '2026-11-18T10:00:00Z',
  });
  await typeGrade('5');
  expect(await screen.findByText(/^Olga Hajduk zapisał\(a\) tu: 3,0\./u)).toBeTruthy();
  answer = ({ eid, grade }) => ({ eid, saved: true, grade, version: 10, by: null, at: null });
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz moją: 5,0' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(JSON.parse(String(sent()[1]?.body))).toMatchObject({ rows: [{ grade: 5, version: 9 }] });
});
