import { chooseCounting, findAttempt, needsTerm } from '@indeks/contract/studies/evaluations/attempts.rules';
import { terms, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type {
  Evaluation,
  Sheet as SheetData,
  SheetDraft,
  SheetToSave,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { inField, readOutcome } from '#parts/studies/grades/outcomes.ts';

/** What was typed for a student, and the version of the attempt that stood there then. */
export interface TypedGrade {
  readonly text: string;
  readonly version: number | null;
}

/** By enrolment. */
export type Typed = Readonly<Record<number, TypedGrade>>;

export interface SheetRow {
  readonly row: Evaluation;
  /** Grades of the earlier terms; null without one. */
  readonly earlier: readonly { readonly term: Term; readonly grade: number | null }[];
  /** The text of the field of the open term. */
  readonly text: string;
  /** At the open term. Null: nothing; 0: did not come; undefined: what is typed cannot be read. */
  readonly grade: number | null | undefined;
  /** What is saved of the open term. */
  readonly standing: number | null;
  readonly fault: string | undefined;
  readonly isChanged: boolean;
  /** Whether the open term of the student can be filled in. */
  readonly isOpen: boolean;
  /** The grade that counts, with what is typed, and its term. */
  readonly counting: { readonly grade: number; readonly term: Term } | undefined;
}

export const readSheetRow = (row: Evaluation, term: Term, typed: Typed): SheetRow => {
  const attempt = findAttempt(row, term);
  const standing = attempt?.grade ?? null;
  const own = typed[row.eid];
  const { value, fault } = own ? readOutcome(own.text) : { value: standing, fault: undefined };
  return {
    row,
    earlier: terms
      .filter((one) => one < term)
      .map((one) => ({ term: one, grade: findAttempt(row, one)?.grade ?? null })),
    text: own ? own.text : inField(standing),
    grade: value,
    standing,
    fault,
    isChanged: own !== undefined && value !== standing,
    isOpen: row.can.grade && isOpenTo(row, term),
    counting: chooseCounting([
      ...row.attempts.filter((one) => one.term !== term),
      ...(typeof value === 'number' ? [{ term, grade: value }] : []),
    ]),
  };
};

/** A closed term is changed by a correction of its protocol alone. */
const isOpenTo = (row: Evaluation, term: Term): boolean =>
  (findAttempt(row, term)?.closedBy ?? null) === null && needsTerm(row, term);

/** '4' and '4+' become '4,0' and '4,5' when the field is left. */
export const tidied = (text: string): string => {
  const { value } = readOutcome(text);
  return value === undefined ? text : inField(value);
};

/** One more grade typed; what stands there already is nothing to save. */
export const typeInto = (typed: Typed, row: Evaluation, term: Term, text: string): Typed => {
  const { [row.eid]: before, ...others } = typed;
  const version = before ? before.version : (findAttempt(row, term)?.version ?? null);
  return { ...others, [row.eid]: { text, version } };
};

export const forget = (typed: Typed, eids: readonly number[]): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([eid]) => !eids.includes(Number(eid))));

/** What a save sends: everything that was changed and can be read. */
export const changesIn = (rows: readonly SheetRow[], typed: Typed): SheetToSave['rows'] =>
  rows.flatMap(({ row: { eid }, grade, isChanged, isOpen }) =>
    isChanged && isOpen && grade !== undefined
      ? [{ eid, grade, version: typed[eid] ? typed[eid].version : null }]
      : [],
  );

/** What was kept on the server, where the tab has nothing of its own. */
export const startTyping = (kept: Typed, drafts: SheetData['drafts'], term: Term): Typed => {
  if (Object.keys(kept).length > 0) return kept;
  const rows = drafts.find((draft) => draft.term === term)?.rows ?? [];
  return Object.fromEntries(rows.map(({ eid, text, version }) => [eid, { text, version }]));
};

export const toDraftRows = (typed: Typed): SheetDraft['rows'] =>
  Object.entries(typed).map(([eid, { text, version }]) => ({ eid: Number(eid), text, version }));

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
