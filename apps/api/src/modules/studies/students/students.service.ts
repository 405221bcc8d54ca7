import { mayBy } from '@indeks/contract/access/permissions';
import { isSecretariat } from '@indeks/contract/access/roles';
import { oneMonthBefore } from '@indeks/contract/common/months.rules';
import { toFlag } from '@indeks/contract/common/flags';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import { intakesFor, isAddingBlocked } from '@indeks/contract/studies/students/students.rules';
import type { Enrolment, Student } from '@indeks/contract/studies/students/students.schemas';
import { rightOverRow } from '#modules/provider/person-rights/index.ts';
import { seesEveryPlace } from '#modules/provider/places/index.ts';
import { canReadForm } from '#modules/studies/student-forms/index.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { countArchived } from './archive/archive.queries.ts';
import * as choices from './enrolling/choices.queries.ts';
import type { EnrolmentRow, SeenPlaces } from './enrolling/enrolments.queries.ts';
import { abilities } from './students.policy.ts';
import { listOwnStudies } from './own-studies/own-studies.queries.ts';
import * as queries from './students.queries.ts';
import { listSums } from './sums.queries.ts';

/** Whether the sums of payments are requested. */
interface Settled {
  readonly settlement?: boolean | undefined;
}

export const list = async (ctx: SignedInCtx, { settlement, ...filter }: queries.StudentsFilter & Settled) => {
  const page = await queries.list(ctx, filter, await placesListed(ctx, filter));
  const today = ctx.clock.today();
  const items = page.items.map((row) => studentToWire(ctx, row));
  return {
    ...page,
    items: settlement ? await withSums(ctx, items) : items,
    can: { add: !isAddingBlocked(ctx.actor.role, today) },
    intakes: intakesFor(ctx.actor.role, today),
  };
};

export const ofUser = async (ctx: SignedInCtx, id: number, { settlement }: Settled) => {
  const seen = settlesPayments(ctx) ? undefined : await seenPlaces(ctx);
  const found = studentToWire(ctx, getOrRefuse(await queries.findStudent(ctx, id, seen)));
  const [student = found] = settlement ? await withSums(ctx, [found]) : [found];
  const by = isSecretariat(ctx.actor.role) ? undefined : ctx.actor.id;
  return { student, items: student.enrolments, archived: await countArchived(ctx, id, by) };
};

/** Each enrolment with what was paid and what is left. */
const withSums = async (ctx: SignedInCtx, students: readonly Student[]): Promise<Student[]> => {
  if (!settlesPayments(ctx)) refuse('auth/not-allowed');
  const ids = students.flatMap(({ enrolments }) => enrolments.map(({ id }) => id));
  const sums = new Map((await listSums(ctx, ids)).map(({ id, ...sum }) => [id, sum]));
  return students.map((student) => ({
    ...student,
    enrolments: student.enrolments.map((enrolment) => ({ ...enrolment, ...sums.get(enrolment.id) })),
  }));
};

/**
 * For the search over everything: the first few whom name, e-mail, telephone, album number or account find. Near names are
 * looked for only when nobody is found.
 */
export const find = async (ctx: SignedInCtx, { search }: { readonly search: string }) => {
  const seen = settlesPayments(ctx) ? undefined : await seenPlaces(ctx);
  const items = await queries.findFirst(ctx, search, seen);
  return { items, near: items.length > 0 ? [] : await queries.findNear(ctx, search, seen) };
};

/** The first students whom the caller sees, for pickers of other modules. */
export const firstStudents = async <Row extends { id: number }>(
  ctx: SignedInCtx,
  asked: queries.FirstAsked,
  rowsOf: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> => queries.fetchFirstStudents(ctx, asked, await seenPlaces(ctx), rowsOf);

/** For a message to many: those who are named, all of whom the caller must see, or everybody whom the filter leaves. */
export const recipients = async (
  ctx: SignedInCtx,
  filter: queries.StudentsFilter,
  named: readonly number[] | undefined,
): Promise<number[]> => {
  const asked = named ? {} : filter;
  const found = await queries.listIds(ctx, asked, await placesListed(ctx, asked), named);
  if (named && found.length !== named.length) refuse('record/not-found');
  return found;
};

export const coordinators = async (ctx: SignedInCtx, { pid }: { readonly pid: number }) => {
  const seen = await seenPlaces(ctx);
  if (seen && !seen.includes(pid)) refuse('record/not-found');
  return { items: await choices.listCoordinators(ctx, pid) };
};

/** The price that most students of the course pay; individual agreements do not count. */
export const proposePrice = async (ctx: Ctx, { cid }: { readonly cid: number }) => ({
  price: (await choices.usualPrice(ctx, cid)) ?? null,
});

export const promoters = async (ctx: Ctx, { search }: { readonly search?: string | undefined }) => ({
  items: await choices.promoters(ctx, search),
});

/** An accountant opens students of every place, to read. */
const settlesPayments = ({ actor, services }: SignedInCtx): boolean =>
  mayBy(services.roleTable)(actor.role, 'settlements.manage');

/** The places whose enrolments the actor may see. Every query of this module is narrowed to them. */
export const seenPlaces = async (ctx: SignedInCtx): Promise<SeenPlaces> =>
  seesEveryPlace(ctx) ? undefined : choices.ownPlaces(ctx);

/** The same for a list. Who may finish follows from grades and payments, which only the secretariat sees. */
export const placesListed = (
  ctx: SignedInCtx,
  { graduation }: queries.StudentsFilter,
): Promise<SeenPlaces> => {
  if (graduation && !mayBy(ctx.services.roleTable)(ctx.actor.role, 'graduation.view'))
    refuse('auth/not-allowed');
  return seenPlaces(ctx);
};

/** The courses of the caller. */
export const ownStudies = async (ctx: SignedInCtx) => ({
  enrolments: await listOwnStudies(ctx, ctx.actor.id),
});

/** Open lists and pages follow the change; the events carry the numbers of the people. */
export const announce = (ctx: Ctx, uids: readonly number[]): void => {
  const roles = ctx.services.roleTable['students.view'];
  const ids = [...new Set(uids)];
  ctx.afterCommit(() => ctx.services.realtime.publish({ roles, users: ids }, 'students', ids));
  // A price or an enrolment may have changed, and with it what they owe.
  const accountants = ctx.services.roleTable['settlements.manage'];
  ctx.afterCommit(() => ctx.services.realtime.publish({ roles: accountants, users: ids }, 'payments', ids));
};

/** Without the full right over the person: name, contact and enrolments alone. */
export const studentToWire = (ctx: SignedInCtx, row: queries.StudentRow): Student => {
  const {
    enrolments,
    user_role,
    rodo,
    changed_at,
    change_unread,
    email_alt: _emailAlt,
    facts,
    ...person
  } = row;
  const right = rightOverRow(ctx, { role: user_role, facts });
  // The mark links to changes that the secretariat has to read; coordinators have nothing to do about it.
  const isMarked = seesEveryPlace(ctx) && change_unread && changed_at !== null;
  const openForm = canReadForm(ctx.actor, ctx.services.roleTable, { uid: row.id, right });
  return {
    ...person,
    is_admin: user_role,
    rodo: (openForm ? rodo?.toISOString() : undefined) ?? null,
    changed_recently: isMarked && dateInWarsaw(changed_at) >= oneMonthBefore(ctx.clock.today()),
    enrolments: enrolments.map((enrolment) => toWire(ctx, enrolment)),
    can: { edit: right === 'full', openForm },
  };
};

export const toWire = (ctx: SignedInCtx, enrolment: EnrolmentRow): Enrolment => {
  const { promoter_name: name, promoter_degree: degree, ...row } = enrolment;
  return {
    ...row,
    promoterName: name === null ? null : nameWithDegree({ name, degree: degree ?? '' }),
    studentCourseBankAccount: row.bank_account,
    status: toFlag(row.missing.length === 0),
    can: abilities(ctx.actor, ctx.services.roleTable),
  };
};
