import type {
  courseFactsForm,
  CourseFacts,
  CourseFactsEdit,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import type { z } from 'zod';

export type CourseFactsInput = z.input<typeof courseFactsForm>;
type Rows = z.output<typeof courseFactsForm>['rows'];

/** The numbers of a row, in the order of the table. */
export const classCells = [
  'hoursPractical',
  'ectsPractical',
  'hoursPractice',
  'hoursDistance',
  'ectsDistance',
] as const;

export const keyOf = (sid: number): string => `s${sid}`;

/** What the form begins with; a subject of which nobody said anything has empty fields. */
export const valuesOf = ({
  qualification,
  prkLevel,
  statement,
  subjects,
}: CourseFacts): CourseFactsInput => ({
  qualification,
  prkLevel,
  statement,
  rows: Object.fromEntries(subjects.map(({ sid, classes }) => [keyOf(sid), { ...nothing, ...classes }])),
});

const nothing = {
  hoursPractical: null,
  ectsPractical: null,
  hoursPractice: null,
  hoursDistance: null,
  ectsDistance: null,
};

/** Rows with any number; in them an empty field is none at all. */
export const readFilledRows = (rows: Rows): CourseFactsEdit['subjects'] =>
  Object.entries(rows)
    .filter(([, row]) => classCells.some((cell) => row[cell] !== null))
    .map(([key, row]) => ({
      sid: Number(key.slice(1)),
      hoursPractical: row.hoursPractical ?? 0,
      ectsPractical: row.ectsPractical ?? 0,
      hoursPractice: row.hoursPractice ?? 0,
      hoursDistance: row.hoursDistance ?? 0,
      ectsDistance: row.ectsDistance ?? 0,
    }));
