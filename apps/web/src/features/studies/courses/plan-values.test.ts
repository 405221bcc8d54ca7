import { expect, test } from 'vitest';
import { courseWith, subjectOf } from './testing/courses.ts';
import {
  groupPlan,
  findNeighbour,
  newRow,
  planValues,
  programmeOfError,
  savedPlan,
  sortPlan,
} from './plan-values.ts';

const course = courseWith(
  subjectOf(1, 'A'),
  subjectOf(2, 'B', { ects: null, hours: null }),
  subjectOf(3, 'C', { semester: 3 }),
  subjectOf(4, 'Dawny', { after_join: 0 }),
);
const { rows } = planValues(course);

test('what was read is saved as it was', () => {
  const read = course.courseSubjects.map(
    ({ cid: _cid, username: _username, version: _version, ...subject }) => subject,
  );
  expect(read.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'Dawny']);
  expect(savedPlan(rows)).toEqual(read);
});

test('a semester has its rows, their number, hours and points; an empty one is there too', () => {
  expect(groupPlan(rows, 1)).toEqual([
    { semester: 1, keys: ['s1', 's2'], count: 2, hours: 20, ects: 3 },
    { semester: 2, keys: [], count: 0, hours: 0, ects: 0 },
    { semester: 3, keys: ['s3'], count: 1, hours: 20, ects: 3 },
  ]);
});

test('a row that goes is seen, not counted and not saved', () => {
  const going = { ...rows, s1: { ...rows['s1'], removed: true } } as typeof rows;
  expect(groupPlan(going, 1)[0]).toEqual({ semester: 1, keys: ['s1', 's2'], count: 1, hours: 0, ects: 0 });
  expect(savedPlan(going).map(({ name }) => name)).toEqual(['B', 'C', 'Dawny']);
});

test('a new row stands at the end of its semester and has no number when it is saved', () => {
  const [key, row] = newRow(rows, 1, 1);
  expect(key).toBe('n1');
  const more = { ...rows, [key]: { ...row, name: 'Nowy' } };
  expect(newRow(more, 1, 1)[0]).toBe('n2');
  const plan = savedPlan(more);
  expect(plan.map(({ name }) => name)).toEqual(['A', 'B', 'Nowy', 'C', 'Dawny']);
  expect(plan[2]).not.toHaveProperty('id');
});

test.each([
  ['s1', 1, 's2'],
  ['s2', -1, 's1'],
  ['s1', -1, undefined],
  ['s2', 1, undefined],
  ['s3', 1, undefined],
  ['none', 1, undefined],
] as const)('%s moved by %i changes places with %s', (key, step, expected) => {
  expect(findNeighbour(rows, key, step)).toBe(expected);
});

test('the first error in the order of the screen says which programme to show', () => {
  expect(programmeOfError(rows, ['s4', 's3'])).toBe(1);
  expect(programmeOfError(rows, ['s4'])).toBe(0);
  expect(programmeOfError(rows, [])).toBeUndefined();
});

test('rows of other semesters and programmes stand where they belong, whatever their places', () => {
  const moved = { ...rows, s1: { ...rows['s1'], semester: 3, position: 99 } } as typeof rows;
  expect(sortPlan(moved).map(([key]) => key)).toEqual(['s2', 's3', 's1', 's4']);
});
