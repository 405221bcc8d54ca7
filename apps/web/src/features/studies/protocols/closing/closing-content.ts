import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { calculateAverage } from '@indeks/contract/studies/evaluations/grades.rules';
import type { ProtocolContent, ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { outcomeInWords, readOutcome } from '#parts/studies/grades/outcomes.ts';
import type { ClosingValues } from './closing-form.ts';

/** A grade that a correction changes; null: did not come. */
export interface Change {
  readonly eid: number;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

const orNull = (grade: number): number | null => (grade === didNotCome ? null : grade);

/** What differs from the protocol in force: what changed since, and what the correction gives instead. */
export const listChanges = (
  { content, changes }: ProtocolPreview,
  { grades }: Pick<ClosingValues, 'grades'>,
): Change[] =>
  content.students.flatMap(({ eid, name, grade }) => {
    const since = changes.find((change) => change.eid === eid);
    const typed = grades.find((one) => one.eid === eid)?.typed;
    const value = typed === undefined ? undefined : readOutcome(typed).value;
    const before = since ? orNull(since.before) : grade;
    const after = typeof value === 'number' ? orNull(value) : grade;
    return before === after ? [] : [{ eid, name, before, after }];
  });

/** The paper as it would be closed with what is typed. */
export const composePreview = (preview: ProtocolPreview, values: ClosingValues): ProtocolContent => {
  const { content, inForce, people } = preview;
  const changes = new Map(listChanges(preview, values).map(({ eid, after }) => [eid, after]));
  return {
    ...content,
    exam_day: values.day || null,
    exam_place: values.place || null,
    correction: inForce ? { ...inForce, reason: values.reason } : null,
    students: content.students.map((student) => {
      const exception = values.exceptions.find(({ eid }) => eid === student.eid);
      const left = people.left.find(({ eid }) => eid === student.eid);
      const grade = changes.has(student.eid) ? (changes.get(student.eid) ?? null) : student.grade;
      return {
        eid: student.eid,
        name: student.name,
        album: student.album,
        grade,
        words: outcomeInWords(grade ?? didNotCome),
        date: exception?.day || left?.day || values.day || null,
        place: exception?.place ?? (left ? (student.place ?? null) : null),
      };
    }),
  };
};

/** People whose result can be corrected: those who left the group are not among them. */
export const listCorrectable = ({ content, people }: ProtocolPreview): ProtocolContent['students'] =>
  content.students.filter(({ eid }) => !people.left.some((one) => one.eid === eid));

export const averageGrades = ({ students }: ProtocolContent): number | undefined =>
  calculateAverage(students.map(({ grade }) => grade));

/** The average before the correction. */
export const averageBefore = (
  { students }: ProtocolContent,
  changes: readonly Change[],
): number | undefined => {
  const before = new Map(changes.map((change) => [change.eid, change.before]));
  return calculateAverage(
    students.map(({ eid, grade }) => (before.has(eid) ? (before.get(eid) ?? null) : grade)),
  );
};
