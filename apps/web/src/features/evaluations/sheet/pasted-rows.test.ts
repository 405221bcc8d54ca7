import { expect, test } from 'vitest';
import { matchPasted } from './pasted-rows.ts';

const students = [
  { eid: 1, name: 'Adamczyk Ewa', album_nr: '48252' },
  { eid: 2, name: 'Ćwiek Joanna', album_nr: '48217' },
  { eid: 3, name: 'Łętowska-Żbik Maria Anna', album_nr: null },
  { eid: 4, name: 'Nowak Jan', album_nr: '48001' },
  { eid: 5, name: 'Nowak Jan', album_nr: '48002' },
];

const matched = (text: string, from?: number) =>
  matchPasted(text, students, from).map(({ eid, grade, how }) => [eid, grade, how]);

test.each([
  [
    'a column of grades goes to the students in turn',
    '4\n\n4,5\n',
    [
      [1, 4, 'order'],
      [3, 4.5, 'order'],
    ],
  ],
  [
    'more grades than students are told',
    '3\n3\n3\n3\n3\n5',
    [
      [1, 3, 'order'],
      [2, 3, 'order'],
      [3, 3, 'order'],
      [4, 3, 'order'],
      [5, 3, 'order'],
      [null, 5, 'none'],
    ],
  ],
  [
    'names in either order, without diacritics',
    'Joanna Cwiek\t4+\nADAMCZYK EWA\t45',
    [
      [2, 4.5, 'name'],
      [1, 4.5, 'name'],
    ],
  ],
  ['a number, a surname and a given name in cells of their own', '1\tAdamczyk\tEwa\t5,0', [[1, 5, 'name']]],
  ['an album number tells people of one name apart', 'Nowak Jan;48002;3,5', [[5, 3.5, 'album']]],
  ['people of one name are left to be chosen', 'Nowak Jan\t4', [[null, 4, 'none']]],
  ['a further given name is similar', 'Maria Łętowska-Żbik\t4', [[3, 4, 'similar']]],
  ['one cell with name and grade', 'Ewa Adamczyk 4,5', [[1, 4.5, 'name']]],
  [
    'a head and a line without a grade are left out',
    'Nazwisko\tOcena\nAdamczyk Ewa\t\nĆwiek Joanna\t3',
    [[2, 3, 'name']],
  ],
  [
    'a stranger, and somebody twice, are not matched',
    'Obcy Adam\t3\nĆwiek Joanna\t3\nĆwiek Joanna\t4',
    [
      [null, 3, 'none'],
      [2, 3, 'name'],
      [null, 4, 'none'],
    ],
  ],
  ['what is no grade is none', 'Adamczyk Ewa\t6', []],
])('%s', (_, text, expected) => expect(matched(text)).toEqual(expected));

test('a column begins at the student where it was pasted', () =>
  expect(matched('3\r\n4', 1)).toEqual([
    [2, 3, 'order'],
    [3, 4, 'order'],
  ]));
