import { role } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import { changesBetween } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import type {
  StudentFormOfPerson,
  StudentFormSave,
} from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { studentFormTexts } from '@indeks/contract/studies/student-forms/student-forms.texts';
import { holdAccount, renameAccount } from '#modules/identity/accounts/index.ts';
import { actedFor } from '#modules/identity/people/index.ts';
import { findRightOver, type RightOver } from '#modules/provider/person-rights/index.ts';
import { findQuestionnaire } from '#modules/employment/questionnaire/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import * as history from './history.queries.ts';
import { openStudentForm, sealStudentChange, sealStudentForm } from './sealed-forms.ts';
import {
  canEditForm,
  canReadForm,
  canSeeAccount,
  canSeePersonal,
  canSeeReport,
} from './student-forms.policy.ts';
import * as queries from './student-forms.queries.ts';
import {
  isComplete,
  mergeSaved,
  pickNames,
  newForm,
  pickPersonal,
  type StudentForm,
} from './student-forms.rules.ts';

export const get = async (ctx: SignedInCtx, uid: number): Promise<StudentFormOfPerson> =>
  toWire(ctx, await getStudent(ctx, uid));

export const save = (ctx: SignedInCtx, uid: number, input: StudentFormSave) =>
  transact(ctx, async (tx) => {
    // Two first saves wait for each other here.
    await holdAccount(tx, uid);
    const student = await getStudent(tx, uid);
    const { row } = student;
    if (!canEditForm(student)) refuse('record/not-found');
    const { form: known, isFixed, version } = await read(tx, row);
    refuseWrongPersonal(tx, input, isFixed);
    if (input.version !== version) await refuseOlder(tx, student);
    const after = mergeSaved(known, sentBy(tx, uid, input.form, isFixed));
    const before = version === 0 ? null : known;
    const changed = changesBetween(before, after).map(({ field }) => field);
    if (changed.length > 0) await keep(tx, student, { before, after, changed, version, isFixed });
    return get(tx, uid);
  });

export interface OpenedStudent {
  readonly row: queries.StudentRow;
  readonly right: RightOver;
}

/** A student whose form the actor may not read is answered as missing. */
export const getStudent = async (ctx: SignedInCtx, uid: number): Promise<OpenedStudent> => {
  const right = await findRightOver(ctx, uid);
  if (!canReadForm(ctx.actor, ctx.services.roleTable, { uid, right })) refuse('record/not-found');
  return { row: getOrRefuse(await queries.findStudent(ctx, uid)), right };
};

interface Kept {
  readonly form: StudentForm;
  readonly isFixed: boolean;
  readonly complete: boolean;
  /** 0 before the first save. */
  readonly version: number;
  readonly savedAt: Date | undefined;
}

const read = async (ctx: SignedInCtx, row: queries.StudentRow): Promise<Kept> => {
  const kept = await queries.find(ctx, row.id);
  const form = kept ? openStudentForm(ctx, row.id, kept.sealed) : newForm(row);
  const fixed = await personalOfQuestionnaire(ctx, row);
  return {
    form: fixed ? { ...form, personal: fixed } : form,
    isFixed: fixed !== undefined,
    complete: kept?.complete ?? false,
    version: kept?.version ?? 0,
    savedAt: kept?.saved_at,
  };
};

/** A lecturer who studies has said it in the questionnaire; one who settles as a company has not. */
const personalOfQuestionnaire = async (ctx: SignedInCtx, row: queries.StudentRow) => {
  if (row.user_role !== role.lecturerAndStudent) return undefined;
  // For those to whom it is not shown the sealed questionnaire is not opened.
  if (!canSeePersonal(ctx.actor, row, ctx.services.roleTable)) return undefined;
  const questionnaire = await findQuestionnaire(ctx, row.id);
  return questionnaire?.kind === 'person' ? pickPersonal(questionnaire.form) : undefined;
};

const refuseWrongPersonal = (ctx: Ctx, { form: { personal } }: StudentFormSave, isFixed: boolean): void => {
  if (isFixed) return;
  const problem = (field: string, message: string) =>
    refuse('input/invalid', { fields: [{ path: `form.personal.${field}`, message }] });
  if (!personal) return problem('surname', studentFormTexts.surname);
  if (personal.dayOfBirth > ctx.clock.today()) problem('dayOfBirth', studentFormTexts.bornInTheFuture);
};

/** Without the fields that are not the caller's to change. */
const sentBy = (
  ctx: SignedInCtx,
  uid: number,
  { personal, address, contact, report }: StudentFormSave['form'],
  isFixed: boolean,
): StudentFormSave['form'] => {
  const { bank_account, ...reachable } = contact;
  const withAccount = bank_account !== undefined && canSeeAccount(ctx.actor, uid, ctx.services.roleTable);
  return {
    ...(personal && !isFixed && { personal }),
    address,
    contact: withAccount ? contact : reachable,
    ...(report && { report }),
  };
};

interface Change {
  readonly before: StudentForm | null;
  readonly after: StudentForm;
  /** The paths of the fields. */
  readonly changed: readonly string[];
  readonly version: number;
  readonly isFixed: boolean;
}

const namesOfPerson = { 'personal.name': true, 'personal.surname': true } as const;

const keep = async (tx: SignedInCtx, student: OpenedStudent, change: Change): Promise<void> => {
  const { row } = student;
  const { before, after, changed: fields, version, isFixed } = change;
  const { sealer } = tx.services;
  const uid = row.id;
  const kept = { uid, sealed: sealStudentForm(sealer, uid, after), complete: isComplete(after) };
  if (version === 0) await queries.insert(tx, kept);
  else if (!(await queries.update(tx, kept, version))) await refuseOlder(tx, student);
  const kind = before ? 'changed' : 'created';
  await history.insert(tx, { uid, kind, fields, sealed: sealStudentChange(sealer, uid, { before, after }) });
  // The account of a company keeps the name of its person, and a lecturer's name follows the questionnaire.
  if (!isFixed && !isOn(row.is_company) && fields.some((field) => field in namesOfPerson))
    await renameAccount(tx, uid, { given_name: after.personal.name, surname: after.personal.surname });
  // The values stay sealed: the trace says which fields, never what stands in them.
  await audit(tx, {
    action: 'student-form.save',
    subjectId: uid,
    after: { kind, fields },
    ...actedFor(tx, uid),
  });
  announce(tx, uid);
};

const refuseOlder = async (ctx: SignedInCtx, student: OpenedStudent): Promise<never> =>
  refuseStale(ctx, {
    actions: ['student-form.save'],
    subjectId: student.row.id,
    current: await toWire(ctx, student),
  });

/** Tells the student and those who keep students, whose lists show the mark of a change and the folder. */
export const announce = (ctx: Ctx, ...uids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const to = { users: uids, roles: roleTable['students.view'] };
  ctx.afterCommit(() => {
    for (const topic of ['student-forms', 'students'] as const) realtime.publish(to, topic, uids);
  });
};

const toWire = async (ctx: SignedInCtx, { row, right }: OpenedStudent): Promise<StudentFormOfPerson> => {
  const { form, isFixed, complete, version, savedAt } = await read(ctx, row);
  const { report, ...shown } = form;
  const { bank_account, ...contact } = form.contact;
  const { actor, services } = ctx;
  const readPersonal = canSeePersonal(actor, row, services.roleTable);
  return {
    uid: row.id,
    form: {
      ...shown,
      personal: readPersonal ? form.personal : pickNames(row),
      contact: { ...contact, ...(canSeeAccount(actor, row.id, services.roleTable) && { bank_account }) },
      ...(canSeeReport(actor, { uid: row.id, right }) && { report }),
    },
    complete,
    personal_fixed: isFixed,
    version,
    saved_at: savedAt?.toISOString() ?? null,
    can: { edit: canEditForm({ right }), readPersonal },
  };
};
