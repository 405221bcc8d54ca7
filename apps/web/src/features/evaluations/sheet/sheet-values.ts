import type { Evaluation, SheetToSave } from '@indeks/contract/evaluations/evaluations.schemas';
import {
  averageOf,
  formatGrade,
  gradeFault,
  isPassing,
  offeredGrades,
  readGrade,
} from '@indeks/contract/evaluations/grades.rules';
import { gradeTexts } from '@indeks/contract/evaluations/evaluations.texts';

/** What was typed for a student, and the version of the grade that stood there then. */
interface TypedGrade {
  readonly text: string;
  readonly version: number | null;
}

/** By enrolment. */
export type Typed = Readonly<Record<number, TypedGrade>>;

export interface SheetRow {
  readonly row: Evaluation;
  /** As it stands in the field. */
  readonly text: string;
  /** Null: no grade; undefined: what is typed is none. */
  readonly grade: number | null | undefined;
  readonly fault: string | undefined;
  readonly isChanged: boolean;
}

export const rowOf = (row: Evaluation, typed: Typed): SheetRow => {
  const own = typed[row.eid];
  if (!own) return { row, text: inField(row.grade), grade: row.grade, fault: undefined, isChanged: false };
  const grade = readGrade(own.text);
  const fault = grade === undefined ? gradeTexts.halves : gradeFault(grade);
  return { row, text: own.text, grade, fault, isChanged: grade !== row.grade };
};

export const inField = (grade: number | null): string => (grade === null ? '' : formatGrade(grade));

/** '4' and '4+' become '4,0' and '4,5' when the field is left. */
export const tidied = (text: string): string => {
  const grade = readGrade(text);
  return grade === undefined || gradeFault(grade) !== undefined ? text : inField(grade);
};

/** One more grade typed; what stands there already is nothing to save. */
export const typeInto = (typed: Typed, row: Evaluation, text: string): Typed => {
  const { [row.eid]: before, ...others } = typed;
  return { ...others, [row.eid]: { text, version: before ? before.version : row.version } };
};

export const forget = (typed: Typed, eids: readonly number[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([eid]) => !eids.includes(Number(eid))));

/** What a save sends: everything that was changed and is a grade. */
export const changesIn = (rows: readonly SheetRow[], typed: Typed): SheetToSave['rows'] =>
  rows.flatMap(({ row: { eid, version }, grade, fault, isChanged }) =>
    isChanged && fault === undefined && grade !== undefined
      ? [{ eid, grade, version: typed[eid] ? typed[eid].version : version }]
      : [],
  );

/** As the sheet stands, with what is not saved yet. */
export const summaryOf = (rows: readonly SheetRow[]) => {
  const given = rows.flatMap(({ grade, fault }) =>
    typeof grade === 'number' && fault === undefined ? [grade] : [],
  );
  return {
    given: given.length,
    all: rows.length,
    without: rows.length - given.length,
    failing: given.filter((grade) => !isPassing(grade)).length,
    average: averageOf(given),
    distribution: offeredGrades.map((grade) => ({
      name: formatGrade(grade),
      value: given.filter((one) => one === grade).length,
    })),
  };
};

/** What a tab kept of a sheet, as far as it still is one. */
export const readDraft = (kept: unknown): Typed => {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([eid, typed]: [string, unknown]) =>
      isTypedGrade(typed) ? [[eid, { text: typed.text, version: typed.version }]] : [],
    ),
  );
};

const isTypedGrade = (typed: unknown): typed is TypedGrade =>
  typeof typed === 'object' &&
  typed !== null &&
  'text' in typed &&
  typeof typed.text === 'string' &&
  'version' in typed &&
  (typed.version === null || typeof typed.version === 'number');
