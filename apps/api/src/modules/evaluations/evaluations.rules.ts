import { formatProtocolNumber } from '@indeks/contract/protocols/protocols.rules';

/** A row of a journal is one enrolment in one subject; its number has the digits of both. */
const subjectsNumbered = 1_000_000;

export interface RowKey {
  readonly eid: number;
  readonly sid: number;
}

export const rowIdOf = ({ eid, sid }: RowKey): number => eid * subjectsNumbered + sid;

export const rowKeyOf = (id: number): RowKey => ({
  eid: Math.floor(id / subjectsNumbered),
  sid: id % subjectsNumbered,
});

/** A course of an enrolment. */
export interface CourseKey {
  readonly eid: number;
  readonly cid: number;
}

/** The last day of the session that ends a semester: February for one from October, June for one from March. */
export const examDay = (semester: string): string => {
  const [year = 0, month = 0] = semester.split('-').map(Number);
  const later = month === 10 ? 4 : 3;
  return new Date(Date.UTC(year, month + later, 0)).toISOString().slice(0, 10);
};

/** The database keeps tenths. */
export const toTenths = (grade: number): number => Math.round(grade * 10);

export const fromTenths = (value: number | null): number | null => (value === null ? null : value / 10);

interface InProtocol {
  /** In tenths; null: the student did not come. */
  readonly value: number | null;
  readonly number: number;
  readonly year: number;
}

export const numberOf = ({ number, year }: InProtocol): string => formatProtocolNumber(number, year);

/** A grade that the protocol has is another one by now. One that came after the protocol is no change. */
export const isChangedSince = (kept: InProtocol, value: number | null): boolean =>
  kept.value !== null && kept.value !== value;
