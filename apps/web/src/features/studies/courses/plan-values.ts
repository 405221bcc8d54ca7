import type { Course, SavedSubject, Subject } from '@indeks/contract/studies/courses/courses.schemas';
import { courseFields, subjectFields } from '@indeks/contract/studies/courses/courses.schemas';
import { endings, semesters, type SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { flagField } from '@indeks/contract/common/fields';
import type { Flag } from '@indeks/contract/common/flags';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';

/** A row of the table: a subject, its place in the plan, and whether the next save deletes it. */
const planRow = subjectFields.extend({
  id: z.number().nullable(),
  position: z.number(),
  removed: z.boolean(),
});
export type PlanRow = z.output<typeof planRow>;

/** The course with its subjects by their keys, so that a subject keeps its fields wherever it moves. */
export const planForm = courseFields.extend({
  active: flagField,
  rows: z.object({}).catchall(planRow),
});
export type PlanInput = z.input<typeof planForm>;
export type PlanOutput = z.output<typeof planForm>;
export type PlanRows = PlanInput['rows'];
export type PlanRowInput = PlanRows[string];

export const planValues = ({ name, mba, active, courseSubjects }: Course) => ({
  name,
  mba,
  active,
  rows: Object.fromEntries(
    courseSubjects.map((subject, position) => [makeKey(subject), toRow(subject, position)]),
  ),
});

const makeKey = ({ id }: Pick<Subject, 'id'>): string => `s${id}`;

const toRow = (
  { cid: _cid, username: _username, version: _version, ...subject }: Subject,
  position: number,
): PlanRow => ({ ...subject, position, removed: false });

/** The plan to be saved: in its order, without deleted rows. */
export const savedPlan = (rows: Readonly<Record<string, PlanRow>>): SavedSubject[] =>
  sortPlan(rows)
    .map(([, row]) => row)
    .filter(({ removed }) => !removed)
    .map(toSaved);

const toSaved = ({ id, position: _position, removed: _removed, ...subject }: PlanRow): SavedSubject =>
  id === null ? subject : { ...subject, id };

type Placed = Pick<PlanRowInput, 'after_join' | 'semester' | 'position'>;

/** The newer programme first, by semester; within a semester in the chosen order. */
export const sortPlan = <Row extends Placed>(rows: Readonly<Record<string, Row>>): [string, Row][] =>
  Object.entries(rows).sort(
    ([, one], [, other]) =>
      other.after_join - one.after_join || one.semester - other.semester || one.position - other.position,
  );

/** The rows of one programme by semester, each semester there even when it is empty. */
export const groupPlan = (rows: PlanRows, programme: Flag) => {
  const ofProgramme = sortPlan(rows).filter(([, row]) => row.after_join === programme);
  return semesters.map((semester) => {
    const inSemester = ofProgramme.filter(([, row]) => row.semester === semester);
    const kept = inSemester.map(([, row]) => row).filter(({ removed }) => !removed);
    return {
      semester,
      keys: inSemester.map(([key]) => key),
      count: kept.length,
      hours: sum(kept.map(({ hours }) => hours)),
      ects: sum(kept.map(({ ects }) => ects)),
    };
  });
};
export type PlanGroup = ReturnType<typeof groupPlan>[number];

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

export const countSubjects = (rows: PlanRows, programme: Flag): number =>
  Object.values(rows).filter((row) => row.after_join === programme && !row.removed).length;

/** A row at the end of a semester. */
export const newRow = (rows: PlanRows, semester: SemesterNumber, after_join: Flag): [string, PlanRow] => {
  const positions = Object.values(rows).map(({ position }) => position);
  const numbers = Object.keys(rows).flatMap((key) => (key.startsWith('n') ? [Number(key.slice(1))] : []));
  return [
    `n${Math.max(0, ...numbers) + 1}`,
    {
      id: null,
      name: '',
      semester,
      exam: endings.credit,
      after_join,
      uid: null,
      remarks: '',
      hours: null,
      ects: null,
      active: 1,
      position: Math.max(-1, ...positions) + 1,
      removed: false,
    },
  ];
};

/** The row with which this one changes places; undefined at the edge of its semester. */
export const findNeighbour = (rows: PlanRows, key: string, step: -1 | 1): string | undefined => {
  const own = rows[key];
  if (!own) return undefined;
  const keys = groupPlan(rows, own.after_join).find(({ semester }) => semester === own.semester)?.keys ?? [];
  return keys[keys.indexOf(key) + step];
};

export const lecturerNames = ({ courseSubjects }: Course): ReadonlyMap<number, string> =>
  new Map(
    courseSubjects.flatMap(({ uid, username }) =>
      uid === null || username === null ? [] : [[uid, username]],
    ),
  );

/** The programme in which the first row with an error stands, in the order of the screen. */
export const programmeOfError = (rows: PlanRows, wrong: readonly string[]): Flag | undefined =>
  sortPlan(rows).find(([key]) => wrong.includes(key))?.[1].after_join;

/** The values of a draft for the course as it is now: a row whose subject is gone is a new one, or none if it was to go. */
export const fitDraft = (draft: FieldValues, { courseSubjects }: Course): FieldValues => {
  const known = new Set(courseSubjects.map(({ id }) => id));
  const rows = draft['rows'] as Readonly<Record<string, PlanRow>>; // written by this form
  const fitted = Object.entries(rows).flatMap(([key, row]) => {
    if (row.id === null || known.has(row.id)) return [[key, row] as const];
    return row.removed ? [] : [[key, { ...row, id: null }] as const];
  });
  return { ...draft, rows: Object.fromEntries(fitted) };
};

/** With the rows that only the draft has: its new ones. */
export const withDraftRows = (merged: FieldValues, draft: FieldValues): FieldValues => ({
  ...merged,
  rows: { ...(draft['rows'] as object), ...(merged['rows'] as object) }, // tables of this form
});
