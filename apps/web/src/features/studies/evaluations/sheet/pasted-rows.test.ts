import { formatGrade, gradeInWords, offeredGrades } from '@indeks/contract/studies/evaluations/grades.rules';
import { expect, test } from 'vitest';
import { readBlock } from './pasted-block.ts';
import { judgeRows, type Mended, type PastedStudent } from './pasted-rows.ts';

const open = { earlier: [], isOpen: true };
const students = [
  { eid: 1, name: 'Adamczyk Ewa', album_nr: '48252', grade: null, ...open },
  { eid: 2, name: 'Ćwiek Joanna', album_nr: '48217', grade: null, ...open },
  { eid: 3, name: 'Łętowska-Żbik Maria Anna', album_nr: null, grade: null, ...open },
  { eid: 4, name: 'Nowak Jan', album_nr: '48001', grade: 3, ...open },
  { eid: 5, name: 'Nowak Jan', album_nr: '48002', grade: null, ...open },
];

/** The first has no re-sit, the second failed and the third did not come. */
const resits: readonly PastedStudent[] = [
  { eid: 1, name: 'Adamczyk Ewa', album_nr: '48252', grade: null, earlier: [4], isOpen: false },
  { eid: 2, name: 'Ćwiek Joanna', album_nr: '48217', grade: null, earlier: [2], isOpen: true },
  { eid: 3, name: 'Łętowska-Żbik Maria Anna', album_nr: null, grade: null, earlier: [0], isOpen: true },
];

const judged = (
  text: string,
  from = 0,
  mended: Readonly<Record<number, Mended>> = {},
  group: readonly PastedStudent[] = students,
) => {
  const block = readBlock(text);
  const meanings = block.columns.map(({ meaning }) => meaning);
  return judgeRows(block, { meanings, students: group, from, mended }).map(({ eid, grade, outcome }) => [
    eid,
    grade,
    outcome,
  ]);
};

test.each([
  [
    'a column of grades goes to the students in turn, an empty cell passes over its student',
    '4\n\n4,5\n',
    [
      [1, 4, 'insert'],
      [2, null, 'empty'],
      [3, 4.5, 'insert'],
    ],
  ],
  [
    'more grades than students are told',
    '3\n3\n3\n3\n3\n5',
    [
      [1, 3, 'insert'],
      [2, 3, 'insert'],
      [3, 3, 'insert'],
      [4, 3, 'same'],
      [5, 3, 'insert'],
      [null, 5, 'stranger'],
    ],
  ],
  [
    'names in either order, without diacritics',
    'Joanna Cwiek\t4+\nADAMCZYK EWA\t4,5',
    [
      [2, 4.5, 'insert'],
      [1, 4.5, 'insert'],
    ],
  ],
  ['a number, a surname and a given name in cells of their own', '1\tAdamczyk\tEwa\t5,0', [[1, 5, 'insert']]],
  ['an ordinal before a name is no grade', '3\tŁętowska-Żbik Maria Anna\t', [[3, null, 'empty']]],
  ['points after a grade are no grade', 'Adamczyk Ewa\t3,5\t45', [[1, 3.5, 'insert']]],
  [
    'points up to 60 are no grades',
    'Adamczyk Ewa\t45\nĆwiek Joanna\t57',
    [
      [1, null, 'empty'],
      [2, null, 'empty'],
    ],
  ],
  [
    'grades without their comma are grades',
    'Adamczyk Ewa\t45\nĆwiek Joanna\t30',
    [
      [1, 4.5, 'insert'],
      [2, 3, 'insert'],
    ],
  ],
  ['an album number tells people of one name apart', 'Nowak Jan;48002;3,5', [[5, 3.5, 'insert']]],
  ['people of one name are left to be chosen', 'Nowak Jan\t4', [[null, 4, 'stranger']]],
  ['a further given name is similar', 'Maria Łętowska-Żbik\t4', [[3, 4, 'insert']]],
  ['one cell with name and grade', 'Ewa Adamczyk 4,5', [[1, 4.5, 'insert']]],
  [
    'headings tell the columns, and every row is judged',
    'Lp.\tNazwisko\tOcena\n1\tAdamczyk Ewa\tbdb\n2\tĆwiek Joanna\tnb\n3\tMaria Łętowska-Żbik\t4,3',
    [
      [1, 5, 'insert'],
      [2, 0, 'insert'],
      [3, null, 'no-such-grade'],
    ],
  ],
  [
    'a stranger, and somebody twice, are not matched',
    'Obcy Adam\t3\nĆwiek Joanna\t3\nĆwiek Joanna\t4',
    [
      [null, 3, 'stranger'],
      [2, 3, 'insert'],
      [null, 4, 'stranger'],
    ],
  ],
  [
    'a heading above a column of grades is no grade, and takes none away',
    'Ocena\n4\n4,5',
    [
      [1, 4, 'insert'],
      [2, 4.5, 'insert'],
    ],
  ],
  [
    'among grades alone one who did not come is one of them',
    '4\nnb\n5',
    [
      [1, 4, 'insert'],
      [2, 0, 'insert'],
      [3, 5, 'insert'],
    ],
  ],
  [
    'points after the grade of a surname alone are no grade',
    'Augustyniak\t3,5\t45',
    [[null, 3.5, 'stranger']],
  ],
  ['a grade that stands already is not written over', 'Nowak Jan\t48001\t4', [[4, 4, 'conflict']]],
])('%s', (_, text, expected) => expect(judged(text)).toEqual(expected));

test('a column begins at the student where it was pasted', () =>
  expect(judged('3\r\n4', 1)).toEqual([
    [2, 3, 'insert'],
    [3, 4, 'insert'],
  ]));

test('rows are mended by hand: the person, the grade, and whether another grade is written over', () => {
  const text = 'Obcy Adam\t3\nĆwiek Joanna\tzwoln.\nNowak Jan 48001\t4';
  expect(judged(text, 0, { 0: { eid: 1 }, 1: { typed: '3,5' }, 2: { eid: 4, overwrite: true } })).toEqual([
    [1, 3, 'insert'],
    [2, 3.5, 'insert'],
    [4, 4, 'insert'],
  ]);
});

test('at the re-sit a column alone goes to those who have one', () =>
  expect(judged('3\n4', 0, {}, resits)).toEqual([
    [2, 3, 'insert'],
    [3, 4, 'insert'],
  ]));

test('at the re-sit nobody else is graded, and the grade of the first term is asked about', () =>
  expect(judged('Adamczyk Ewa\t5\nĆwiek Joanna\t2\nMaria Łętowska-Żbik\tnb', 0, {}, resits)).toEqual([
    [1, 5, 'closed'],
    [2, 2, 'repeated'],
    [3, 0, 'repeated'],
  ]));

test('at the re-sit the same grade once more is written when the person says so', () =>
  expect(judged('Ćwiek Joanna\t2', 0, { 0: { overwrite: true } }, resits)).toEqual([[2, 2, 'insert']]));

test('a grade that counts from a term before the last one is no grade of the open term', () =>
  expect(
    judged('Ćwiek Joanna\t2', 0, {}, [
      { eid: 2, name: 'Ćwiek Joanna', album_nr: null, grade: null, earlier: [2, 0], isOpen: true },
    ]),
  ).toEqual([[2, 2, 'repeated']]));

test('the product’s own list pasted back changes nothing, whatever the group', () => {
  const next = createRandom(20_261_118);
  for (let round = 0; round < 200; round += 1) {
    const isResit = round % 2 === 1;
    const draw = () => (next(2) === 0 ? null : (offeredGrades[next(offeredGrades.length)] ?? null));
    const group = Array.from({ length: 1 + next(45) }, (_, index) => {
      const first = isResit ? draw() : null;
      const isOpen = !isResit || first === null || first < 3;
      return {
        eid: index + 1,
        name: `${surnames[next(surnames.length)] ?? ''} ${given[next(given.length)] ?? ''}`,
        album_nr: next(3) === 0 ? null : String(40_000 + index),
        grade: isOpen ? draw() : null,
        earlier: first === null ? [] : [first],
        isOpen,
      };
    });
    const lines = group.map(({ name, album_nr, grade, earlier }, index) => {
      const counting = grade ?? earlier[0] ?? null;
      return [
        index + 1,
        name,
        album_nr ?? '',
        ...(counting === null ? ['', ''] : [formatGrade(counting), gradeInWords(counting)]),
      ].join(';');
    });
    const block = readBlock(['LP;Nazwisko i\u00a0imię;Numer albumu;Ocena;Słownie', ...lines].join('\r\n'));
    const meanings = block.columns.map(({ meaning }) => meaning);
    const rows = judgeRows(block, { meanings, students: group, from: 0, mended: {} });
    expect(rows).toHaveLength(group.length);
    expect(rows.filter(({ outcome }) => outcome === 'insert' || outcome === 'conflict')).toEqual([]);
  }
});

const surnames = ['Adamczyk', 'Ćwiek', 'Łętowska-Żbik', 'Nowak', 'Żółć-Brzęczyszczykiewicz', 'Dobra'];
const given = ['Ewa', 'Jan', 'Maria Anna', 'Łucja'];

/** Numbers below a limit, the same in every run. */
const createRandom = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % limit;
  };
};
