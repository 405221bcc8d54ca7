import type { SavedSubject, SubjectFields } from '@indeks/contract/studies/courses/courses.schemas';

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

/** The changes that turn the stored plan into the requested one. The order of the list is the order of the plan. */
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
      return old !== undefined && !isSame(old, subject);
    }),
    removed: before.map(({ id }) => id).filter((id) => !keptIds.has(id)),
    foreign: [...keptIds].filter((id) => !known.has(id)),
  };
};

const placedFields = [
  'name',
  'semester',
  'exam',
  'after_join',
  'uid',
  'remarks',
  'hours',
  'ects',
  'active',
  'position',
] as const;

type PlacedFields = SubjectFields & { readonly position: number };

/** The stored columns of a subject in the plan, without its id. */
export const readPlacedFields = (subject: PlacedFields): PlacedFields =>
  Object.fromEntries(placedFields.map((name) => [name, subject[name]])) as unknown as PlacedFields; // every name of it

const isSame = (one: PlacedFields, other: PlacedFields): boolean =>
  placedFields.every((name) => one[name] === other[name]);
