import type { AcceptedMapping } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { announcePayments, bookRows, unbookRows } from '#modules/payments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { removeFiles } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import * as queries from './bank-reports.queries.ts';
import { describe, isUnderstood, toWire } from './bank-reports.wire.ts';
import { giveMany } from './explaining.service.ts';
import * as rowQueries from './rows.queries.ts';
import { announceReports, rowToWire } from './rows.wire.ts';

export const list = async (ctx: SignedInCtx, filter: queries.ReportsFilter) => {
  const page = await queries.list(ctx, filter);
  return { ...page, items: page.items.map(toWire) };
};

export const get = async (ctx: Ctx, id: number) => describe(ctx, getOrRefuse(await queries.find(ctx, id)));

export const rows = async (ctx: SignedInCtx, id: number, filter: rowQueries.RowsFilter) => {
  getOrRefuse(await queries.find(ctx, id));
  const page = await rowQueries.list(ctx, id, filter);
  return { ...page, items: page.items.map(rowToWire) };
};

/** As it was uploaded. */
export const file = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { file_key, file_name } = getOrRefuse(await queries.find(ctx, id));
  const { stream, contentType } = await ctx.services.files.open(getOrRefuse(file_key ?? undefined));
  return { content: stream, contentType, fileName: file_name };
};

/** Books everything that has an enrolment, in one transaction; a second acceptance finds it done. */
export const accept = (ctx: SignedInCtx, id: number, { mapping }: AcceptedMapping) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.hold(tx, id));
    if (before.accepted_at) return describe(tx, before);
    await refuseNotUnderstood(tx, id);
    await giveMany(tx, id, mapping);
    await rowQueries.holdPeopleOf(tx, id);
    await rowQueries.forgetDeletedEnrolments(tx, id);
    const booked = await bookRows(tx, rowQueries.bookable(id));
    await rowQueries.forgetAllocations(tx, id);
    await queries.markAccepted(tx, id, booked);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'settlement.accept', subjectId: id, before, after });
    announcePayments(tx, booked.uids);
    announceReports(tx, [id]);
    return describe(tx, after);
  });

/** All or none; their payments are taken back, and what other waiting files had passed over counts there. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    await queries.holdImports(tx);
    const reports = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    const keys = await rowQueries.listContentKeys(tx, ids);
    const { uids } = await unbookRows(tx, rowQueries.rowIds(ids));
    await removeRows(tx, 'bank_reports', reports, () => ({ action: 'settlement.delete' }));
    await rowQueries.reviveKnown(tx, keys);
    await removeFiles(
      tx,
      reports.flatMap(({ file_key }) => file_key ?? []),
    );
    announcePayments(tx, uids);
    announceReports(tx, ids);
    return { ok: true as const };
  });

const refuseNotUnderstood = async (ctx: Ctx, id: number): Promise<void> => {
  if (!(await isUnderstood(ctx, id))) refuse('bank-reports/not-understood');
};
