import type {
  AcceptedMapping,
  ReportRemoval,
} from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { announcePayments, bookRows, unbookRows } from '#modules/money/payments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { cleanFileName } from '#platform/files/as-attachment.ts';
import { removeFiles } from '#platform/files/stored-files.ts';
import { csvAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import * as allocations from './allocations.queries.ts';
import { bookBorne } from './answering.service.ts';
import * as queries from './bank-reports.queries.ts';
import { describe, toWire } from './bank-reports.wire.ts';
import { giveMany } from './explaining.service.ts';
import { bankRowColumns } from './rows.csv.ts';
import * as rowQueries from './rows.queries.ts';
import { announceReports, rowToWire } from './rows.wire.ts';
import * as transfers from './transfers.queries.ts';

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

export const exportRows = async (ctx: SignedInCtx, id: number): Promise<FileAnswer> => {
  const { name } = getOrRefuse(await queries.find(ctx, id));
  return csvAnswer(ctx, bankRowColumns, rowQueries.stream(ctx, id), `${cleanFileName(name)}-wplaty.csv`);
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
    if (!before.acceptable) refuse('bank-reports/not-understood');
    await rowQueries.holdBooked(
      tx,
      id,
      mapping.map(({ scid }) => scid),
    );
    await giveMany(tx, id, mapping);
    const booked = await bookRows(tx, rowQueries.bookable(id));
    await queries.markAccepted(tx, id);
    await allocations.forgetAllocations(tx, id);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'settlement.accept', subjectId: id, before, after });
    announcePayments(tx, booked.uids);
    announceReports(tx, [id]);
    return describe(tx, after);
  });

/** All or none. What another report tells of too is borne by that one from now on: booked, or waiting there. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    await queries.holdImports(tx);
    const borne = await transfers.listBorne(tx, ids);
    const heirs = (await transfers.listHeirs(tx, borne)).filter((id) => !ids.includes(id));
    const held = await queries.holdMany(tx, [...ids, ...heirs]);
    const reports = getAllOrRefuse(
      ids,
      held.filter(({ id }) => ids.includes(id)),
    );
    await rowQueries.holdPayers(tx, rowQueries.rowIds([...ids, ...heirs]));
    const { uids } = await unbookRows(tx, rowQueries.rowIds(ids));
    await removeRows(tx, 'bank_reports', reports, () => ({ action: 'settlement.delete' }));
    await bookBorne(tx, await transfers.handOver(tx, borne));
    await removeFiles(
      tx,
      reports.flatMap(({ file_key }) => file_key ?? []),
    );
    announcePayments(tx, uids);
    announceReports(tx, [...ids, ...heirs]);
    return { ok: true as const };
  });

/** The effects that `removeMany` would have. */
export const removal = async (ctx: Ctx, ids: readonly number[]): Promise<ReportRemoval> => {
  getAllOrRefuse(ids, await queries.findMany(ctx, ids));
  const [unbooked, moves] = [await transfers.countBooked(ctx, ids), await transfers.listMoves(ctx, ids)];
  const gone = moves.find(({ settlement }) => settlement === null)?.moved ?? { count: 0, sum: 0 };
  return {
    unbooked,
    gone,
    moved: moves.flatMap(({ settlement, ...move }) => (settlement === null ? [] : [{ settlement, ...move }])),
  };
};
