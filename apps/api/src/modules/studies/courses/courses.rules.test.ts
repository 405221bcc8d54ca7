import { expect, test } from 'vitest';
import { subjectFieldsOf } from '#testing/studies/courses.ts';
import { changesOfPlan } from './courses.rules.ts';

const a = { ...subjectFieldsOf('A'), id: 1 };
const b = { ...subjectFieldsOf('B'), id: 2 };
const before = [
  { ...a, position: 0 },
  { ...b, position: 1 },
];

test.each([
  ['the same plan', [a, b], { added: [], changed: [], removed: [], foreign: [] }],
  ['another name', [{ ...a, name: 'A2' }, b], { changed: [1] }],
  ['another lecturer', [a, { ...b, uid: 7 }], { changed: [2] }],
  ['a subject left out', [a], { removed: [2] }],
  ['another order', [b, a], { changed: [2, 1] }],
  ['a new one between them', [a, subjectFieldsOf('N'), b], { added: ['N'], changed: [2] }],
  ['one of another course', [a, b, { ...subjectFieldsOf('X'), id: 99 }], { foreign: [99] }],
  ['nothing', [], { removed: [1, 2] }],
])('%s', (_, wanted, expected) => {
  const { added, changed, removed, foreign } = changesOfPlan(before, wanted);
  expect({
    added: added.map(({ name }) => name),
    changed: changed.map(({ id }) => id),
    removed,
    foreign,
  }).toEqual({ added: [], changed: [], removed: [], foreign: [], ...expected });
});

test('places follow the order of the list', () => {
  const { added, changed } = changesOfPlan(before, [subjectFieldsOf('N'), b, a]);
  expect(added.map(({ position }) => position)).toEqual([0]);
  expect(changed.map(({ id, position }) => [id, position])).toEqual([[1, 2]]);
});
