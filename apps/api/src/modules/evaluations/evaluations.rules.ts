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

/** The database keeps tenths. */
export const toTenths = (grade: number): number => Math.round(grade * 10);

export const fromTenths = (value: number | null): number | null => (value === null ? null : value / 10);
