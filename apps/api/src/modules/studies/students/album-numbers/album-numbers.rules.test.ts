import { describe, expect, test } from 'vitest';
import { judgeRows, readAlbumRows, type Holder, type Numbered } from './album-numbers.rules.ts';

const row = (email: string, album_nr: string, album_nr_2 = '', more: object = {}) => ({
  email,
  album_nr,
  album_nr_2,
  ...more,
});
const at = (line: number, more: object = {}) => ({ line, ...more });

describe('a file', () => {
  test.each([
    [
      'without a header',
      'a@x.pl;1\nb@x.pl;2;3',
      [row('a@x.pl', '1', '', at(1)), row('b@x.pl', '2', '3', at(2))],
    ],
    ['with one', 'email;album_nr\r\na@x.pl;1\r\n', [row('a@x.pl', '1', '', at(2))]],
    ['with a mark at its beginning', '\uFEFFE-mail;Nr albumu\na@x.pl;1', [row('a@x.pl', '1', '', at(2))]],
    ['in quotes and spaces', '\n;;\n "a@x.pl" ; "1" ;"" \n\n;;\n', [row('a@x.pl', '1', '', at(3))]],
    ['with too few cells', 'a@x.pl', [row('a@x.pl', '', '', at(1))]],
    [
      'with course and intake',
      'a@x.pl;1;;Logopedia;10.2025',
      [row('a@x.pl', '1', '', at(1, { course: 'Logopedia', intake: '10.2025' }))],
    ],
    ['of a header alone', 'email;album_nr', []],
  ])('%s is read', (_, text, expected) => {
    expect(readAlbumRows(text)).toEqual(expected);
  });
});

const numbered = (uid: number, ...numbers: (string | null)[]): Numbered => ({
  uid,
  name: `Osoba ${uid}`,
  enrolment_id: uid * 10,
  date: '2026-10-01',
  version: 1,
  courses: numbers.map((album_nr, index) => ({ name: `Kierunek ${index + 1}`, album_nr })),
});
const older = {
  ...numbered(4, null),
  enrolment_id: 41,
  date: '2025-03-01',
  courses: [{ name: 'Logopedia', album_nr: null }],
};
const students = new Map([
  ['a@x.pl', [numbered(1, null)]],
  ['b@x.pl', [numbered(2, '200')]],
  ['c@x.pl', [numbered(3, '300', null)]],
  ['d@x.pl', [numbered(4, '400'), older]],
]);
const holders: Holder[] = [
  { album_nr: '200', uid: 2, name: 'Osoba 2', enrolment_id: 20, slot: 1 },
  { album_nr: '300', uid: 3, name: 'Osoba 3', enrolment_id: 30, slot: 1 },
  { album_nr: '900', uid: 9, name: 'Osoba 9', enrolment_id: 90, slot: 1 },
];
const judged = (...rows: ReturnType<typeof row>[]) =>
  judgeRows(rows, { students, holders }).map(({ state, faulty }) => [state, faulty]);

describe('a row', () => {
  test.each([
    ['a first number', row('a@x.pl', '100'), ['new', null]],
    ['an address in other letters', row('A@X.pl', '100'), ['new', null]],
    ['another number', row('b@x.pl', '201'), ['changed', null]],
    ['the number that is there', row('b@x.pl', '200'), ['same', null]],
    ['a second number for a second course', row('c@x.pl', '300', '301'), ['new', null]],
    ['one number for both courses', row('c@x.pl', '300', '300'), ['new', null]],
    ['no second number', row('c@x.pl', '300'), ['same', null]],
    ['an unknown address', row('x@x.pl', '100'), ['missing', 'email']],
    ['no number', row('a@x.pl', ''), ['wrong', 'album_nr']],
    ['a number with spaces', row('a@x.pl', '1 00'), ['wrong', 'album_nr']],
    ['a number too long', row('a@x.pl', '1'.repeat(21)), ['wrong', 'album_nr']],
    ['a second number without a second course', row('a@x.pl', '100', '101'), ['wrong', 'album_nr_2']],
    ['the number of somebody else', row('a@x.pl', '900'), ['doubled', 'album_nr']],
    ['nothing that says which of several enrolments', row('d@x.pl', '1'), ['choose', 'enrolment']],
    ['a chosen older enrolment', row('d@x.pl', '1', '', { enrolment: 41 }), ['new', null]],
    ['the enrolment of somebody else', row('d@x.pl', '1', '', { enrolment: 10 }), ['choose', 'enrolment']],
    ['a course in other letters', row('d@x.pl', '1', '', { course: 'LOGOPEDIA' }), ['new', null]],
    ['an intake', row('d@x.pl', '401', '', { intake: '10.2026' }), ['changed', null]],
    ['an intake in words', row('d@x.pl', '401', '', { intake: 'marzec 2025' }), ['new', null]],
    [
      'a course that the person does not study',
      row('d@x.pl', '1', '', { course: 'MBA' }),
      ['choose', 'enrolment'],
    ],
    ['the second number of somebody else', row('c@x.pl', '300', '900'), ['doubled', 'album_nr_2']],
  ])('with %s', (_, given, expected) => {
    expect(judged(given)).toEqual([expected]);
  });
});

test('one number for two people and one person twice are doubled, and say where', () => {
  const [first, , third] = judgeRows([row('a@x.pl', '5'), row('b@x.pl', '6'), row('c@x.pl', '300', '5')], {
    students,
    holders,
  });
  expect([first?.state, first?.lines, third?.state, third?.faulty, third?.lines]).toEqual([
    'doubled',
    [3],
    'doubled',
    'album_nr_2',
    [1],
  ]);
  expect(judged(row('a@x.pl', '5'), row('A@x.pl', '7'))).toEqual([
    ['doubled', 'email'],
    ['doubled', 'email'],
  ]);
});

test('two rows of one person for two enrolments are accepted, two for one are not, and lines are those of the file', () => {
  const both = [row('d@x.pl', '5', '', { enrolment: 40 }), row('d@x.pl', '6', '', { enrolment: 41 })];
  expect(judged(...both)).toEqual([
    ['changed', null],
    ['new', null],
  ]);
  const twice = [
    row('d@x.pl', '5', '', { enrolment: 41, line: 3 }),
    row('d@x.pl', '6', '', { enrolment: 41, line: 9 }),
  ];
  expect(judgeRows(twice, { students, holders })).toMatchObject([
    { state: 'doubled', faulty: 'enrolment', lines: [9] },
    { state: 'doubled', faulty: 'enrolment', lines: [3] },
  ]);
});

test('two people may exchange their numbers', () => {
  expect(judged(row('b@x.pl', '300'), row('c@x.pl', '200'))).toEqual([
    ['changed', null],
    ['changed', null],
  ]);
});

test('a cell of a million spaces is read as quickly as any other', () => {
  const spaces = ' '.repeat(1_000_000);
  const [row] = readAlbumRows(`anna@test.example;"1${spaces}2"; " 3 "`);
  expect([row?.album_nr.length, row?.album_nr_2]).toEqual([40, '3']);
});
