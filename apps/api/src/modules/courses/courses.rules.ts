import type { SavedSubject, SubjectFields } from '@indeks/contract/courses/courses.schemas';

/** A subject as it stands in the plan of its course. */
export interface PlannedSubject extends SubjectFields {
  readonly id: number;
  readonly position: number;
}

export interface PlanChanges {
  readonly added: readonly (SubjectFields & { readonly position: number })[];
  readonly changed: readonly PlannedSubject[];
  readonly removed: readonly number[];
  /** Numbers that are not among the subjects of the course. */
  readonly foreign: readonly number[];
}

/** What makes the wanted plan of the one that is there. The order of the list is the order of the plan. */
export const changesOfPlan = (
  before: readonly PlannedSubject[],
  wanted: readonly SavedSubject[],
): PlanChanges => {
  const known = new Map(before.map((subject) => [subject.id, subject]));
  const placed = wanted.map(({ id, ...fields }, position) => ({ id, subject: { ...fields, position } }));
  const kept = placed.flatMap(({ id, subject }) => (id === undefined ? [] : [{ ...subject, id }]));
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    added: placed.flatMap(({ id, subject }) => (id === undefined ? [subject] : [])),
    changed: kept.filter((subject) => {
      const old = known.get(subject.id);
      return old !== undefined && !isSame(fieldsOf(old), fieldsOf(subject));
    }),
    removed: before.map(({ id }) => id).filter((id) => !keptIds.has(id)),
    foreign: [...keptIds].filter((id) => !known.has(id)),
  };
};

export const fieldsOf = ({
  name,
  semester,
  exam,
  after_join,
  uid,
  remarks,
  hours,
  ects,
  active,
  position,
}: SubjectFields & { readonly position: number }) => ({
  name,
  semester,
  exam,
  after_join,
  uid,
  remarks,
  hours,
  ects,
  active,
  position,
});

type PlacedFields = ReturnType<typeof fieldsOf>;

const isSame = (one: PlacedFields, other: PlacedFields): boolean =>
  (Object.keys(one) as (keyof PlacedFields)[]) // the names that fieldsOf wrote
    .every((name) => one[name] === other[name]);
