import { mayBy } from '@indeks/contract/access/permissions';
import { isSecretariat } from '@indeks/contract/access/roles';
import { totalCap } from '@indeks/contract/common/paging';
import { filterInFileName } from '@indeks/contract/common/format';
import { daysBetween } from '@indeks/contract/common/months.rules';
import type {
  ArchivedEnrolment,
  Archiving,
  Hanging,
  Restoring,
} from '@indeks/contract/studies/students/archive.schemas';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { holdPeopleOfEnrolments } from '#platform/db/holding.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import { getAllOrRefuse, refuse } from '#platform/errors.ts';
import { namesOfFilter } from '../enrolling/choices.queries.ts';
import * as enrolments from '../enrolling/enrolments.queries.ts';
import { leaveStudies, takeUpStudies } from '../enrolling/studying.service.ts';
import { announce, seenPlaces } from '../students.service.ts';
import { archiveColumns } from './archive.csv.ts';
import { canRestore } from './archive.policy.ts';
import * as queries from './archive.queries.ts';
import { listHanging, type HangingRow } from './hanging.queries.ts';

/** All or none, with everything that hangs on them. */
export const archiveMany = (ctx: SignedInCtx, { ids, day, reason }: Archiving) => {
  if (day > ctx.clock.today()) refuse('students/archived-later');
  return transact(ctx, async (tx) => {
    // Locks all people at once, so that the triggers of later statements find them locked.
    await holdPeopleOfEnrolments(tx, ids);
    const rows = getAllOrRefuse(ids, await enrolments.holdMany(tx, ids, await seenPlaces(tx)));
    await queries.archive(tx, ids, { by: tx.actor.id, day, reason });
    await auditAll(
      tx,
      rows.map((before) => ({
        action: 'enrolment.archive',
        subjectId: before.id,
        before,
        after: { archived_on: day, reason },
      })),
    );
    const uids = rows.map(({ uid }) => uid);
    await leaveStudies(tx, uids);
    announce(tx, uids);
    return { ok: true as const };
  });
};

/** All or none. What archiving did to lists, sums and roles is undone; transfers that went back to be explained stay there. */
export const restoreMany = (ctx: SignedInCtx, { ids, reason }: Restoring) =>
  transact(ctx, async (tx) => {
    await holdPeopleOfEnrolments(tx, ids);
    const rows = getAllOrRefuse(ids, await queries.holdArchived(tx, ids, await seenPlaces(tx)));
    if (!rows.every((row) => row.person_is_there && canRestore(tx.actor, row))) refuse('record/not-found');
    await queries.restore(tx, ids);
    await auditAll(
      tx,
      rows.map((before) => ({
        action: 'enrolment.restore',
        subjectId: before.id,
        before,
        after: { archived_on: null, reason },
      })),
    );
    const uids = rows.map(({ uid }) => uid);
    await takeUpStudies(tx, uids);
    announce(tx, uids);
    return { ok: true as const };
  });

export const list = async (ctx: SignedInCtx, filter: queries.ArchiveFilter) => {
  const by = seenOf(ctx);
  const page = await queries.list(ctx, { ...filter, by });
  const actors = await queries.listArchivers(ctx, by);
  return { ...page, items: await withHanging(ctx, page.items), actors };
};

export const exportCsv = async (ctx: SignedInCtx, filter: queries.ArchiveFilter) => {
  const { course } = await namesOfFilter(ctx, { cid: filter.cid });
  const words = filterInFileName(course, filter.reason, filter.since, filter.search);
  const rows = linesOf(ctx, { ...filter, by: seenOf(ctx) });
  return csvAnswer(ctx, archiveColumns, rows, `archiwum-sluchaczy${words}-${ctx.clock.today()}.csv`);
};

async function* linesOf(ctx: SignedInCtx, filter: queries.ArchiveFilter): AsyncGenerator<ArchivedEnrolment> {
  for await (const rows of queries.stream(ctx, filter)) yield* await withHanging(ctx, rows);
}

/** A coordinator is shown what that coordinator archived. */
const seenOf = ({ actor }: SignedInCtx): number | undefined =>
  isSecretariat(actor.role) ? undefined : actor.id;

const withHanging = async (ctx: SignedInCtx, rows: readonly queries.ArchivedRow[]) => {
  const hang = await readHanging(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => toWire(ctx, row, hang.get(row.id)) ?? []);
};

export const count = async (ctx: SignedInCtx) => {
  const by = isSecretariat(ctx.actor.role) ? undefined : ctx.actor.id;
  const { enrolments: current, archived } = await queries.countEnrolments(ctx, await seenPlaces(ctx), by);
  const upToCap = (total: number) => ({ total, capped: total >= totalCap });
  return { enrolments: upToCap(current), archived: upToCap(archived) };
};

/** Dependent records of enrolments that the caller may archive. */
export const hangingOn = async (ctx: SignedInCtx, { ids }: { readonly ids: readonly number[] }) => {
  getAllOrRefuse(ids, await enrolments.findMany(ctx, ids, await seenPlaces(ctx)));
  return { items: [...(await readHanging(ctx, ids)).values()] };
};

const readHanging = async (ctx: SignedInCtx, ids: readonly number[]): Promise<Map<number, Hanging>> => {
  const [rows, referenced] = [await listHanging(ctx, ids), await enrolments.referenced(ctx, ids)];
  return new Map(rows.map((row) => [row.id, { ...showHanging(ctx, row), free: !referenced.has(row.id) }]));
};

/** Sums are told to those who settle payments, grades to those who open journals. */
const showHanging = ({ actor, services, clock }: SignedInCtx, row: HangingRow): Omit<Hanging, 'free'> => {
  const may = (permission: 'settlements.manage' | 'journals.open') =>
    mayBy(services.roleTable)(actor.role, permission);
  const { id, payments, paid, balance, due, grades: count, average, protocols, notice, form } = row;
  const overdueDays = due !== null && balance > 0 ? Math.max(0, daysBetween(due, clock.today())) : 0;
  const settles = may('settlements.manage');
  return {
    id,
    money: settles ? { payments, paid, balance, overdueDays } : null,
    grades: may('journals.open') ? { count, average, protocols: [...protocols] } : null,
    waiting: settles ? { count: row.waiting, amount: row.waiting_amount } : null,
    notice,
    form,
    certificates: [...row.certificates],
  };
};

const toWire = (
  { actor }: SignedInCtx,
  row: queries.ArchivedRow,
  found: Hanging | undefined,
): ArchivedEnrolment | undefined => {
  if (!found || row.archived_at === null) return undefined;
  const { id, ...hanging } = found;
  const { uid, name, listed_name, date, cityName, courseName, courseName2, archivedBy } = row;
  return {
    id,
    uid,
    name,
    listed_name,
    date,
    cityName,
    courseName,
    courseName2,
    archivedBy,
    hanging,
    day: row.archived_on ?? dateInWarsaw(row.archived_at),
    reason: row.reason ?? '',
    can: { restore: row.person_is_there && canRestore(actor, row) },
  };
};
