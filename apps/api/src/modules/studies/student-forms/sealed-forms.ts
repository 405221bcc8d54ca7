import type { Ctx } from '#platform/context.ts';
import { defineSealedColumn, type ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { completeSealed, type SealedStudentForm, type StudentForm } from './student-forms.rules.ts';

/** The form before and after one save; null where there was none. */
interface SealedChange {
  readonly before: SealedStudentForm | null;
  readonly after: SealedStudentForm;
}

export const studentFormColumn = defineSealedColumn({
  table: 'student_forms',
  column: 'sealed',
  key: 'uid',
  owner: 'uid',
  context: (uid) => `student_forms.sealed of ${uid}`,
});

export const studentChangeColumn = defineSealedColumn({
  table: 'student_form_history',
  column: 'sealed',
  key: 'id',
  owner: 'uid',
  context: (uid) => `student_form_history.sealed of ${uid}`,
});

export const sealStudentForm = (sealer: ColumnSealer, uid: number, form: SealedStudentForm): string =>
  sealer.seal(studentFormColumn, uid, JSON.stringify(form));

export const openStudentForm = (ctx: Ctx, uid: number, sealed: string): StudentForm =>
  // Only what passed the contract is sealed.
  completeSealed(JSON.parse(ctx.services.sealer.open(studentFormColumn, uid, sealed)) as SealedStudentForm);

export const sealStudentChange = (sealer: ColumnSealer, uid: number, change: SealedChange): string =>
  sealer.seal(studentChangeColumn, uid, JSON.stringify(change));

export const openStudentChange = (ctx: Ctx, uid: number, sealed: string) => {
  const opened = ctx.services.sealer.open(studentChangeColumn, uid, sealed);
  // Only what passed the contract is sealed.
  const { before, after } = JSON.parse(opened) as SealedChange;
  return { before: before && completeSealed(before), after: completeSealed(after) };
};
