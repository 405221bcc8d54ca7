import { isOn } from '@indeks/contract/common/flags';
import { formatMonth } from '@indeks/contract/common/format';
import { intakeAfter, semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';

/** What the form of an enrolment begins with, and what a save sends of a field that nobody changed. */
export const valuesOf = (row: Enrolment) => ({
  date: row.date,
  pid: row.pid,
  cid: row.cid,
  price: row.price,
  cid_2: row.cid_2,
  price_2: row.price_2,
  // Who has none yet must be given one with the first change.
  coordinator: row.coordinator as number, // the form says what is missing
  comment: row.comment,
  ...(row.can.editNumbers && {
    bank_account: row.bank_account ?? '',
    album_nr: row.album_nr ?? '',
    album_nr_2: row.album_nr_2 ?? '',
  }),
});

/** What the form of a new enrolment begins with. */
export const nothingStudied = {
  date: undefined,
  pid: undefined,
  cid: undefined,
  price: undefined,
  cid_2: null,
  price_2: null,
  coordinator: undefined,
  bank_account: undefined,
  album_nr: undefined,
  album_nr_2: undefined,
  comment: '',
};

export const intakeOf = ({ date }: Pick<Enrolment, 'date'>): string => formatMonth(date.slice(0, 7));

/** One or two. */
export const courseNamesOf = ({ courseName, courseName2 }: Enrolment): string[] =>
  courseName2 === null ? [courseName] : [courseName, courseName2];

/** An enrolment in one line of words. */
export const inWords = (row: Enrolment): string =>
  `${row.username}: ${courseNamesOf(row).join(', ')}, ${intakeOf(row)}`;

export type StudyState = { kind: 'ahead' } | { kind: 'under-way'; semester: number } | { kind: 'over' };

/** Studies take three semesters from the intake on. */
export function studyStateOn(today: string, { date }: Pick<Enrolment, 'date'>): StudyState {
  const semester = ([1, 2, 3] as const).filter((number) => semesterStart(date, number) <= today).length;
  if (semester === 0) return { kind: 'ahead' };
  return intakeAfter(date, 3) <= today ? { kind: 'over' } : { kind: 'under-way', semester };
}

/** Thesis and practice are both there. */
export const isFinished = ({ thesis, practice }: Enrolment): boolean => isOn(thesis) && isOn(practice);
