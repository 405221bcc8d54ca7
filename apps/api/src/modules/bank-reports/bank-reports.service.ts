import { createHash } from 'node:crypto';
import { forbidsBooking, type RefusalReason } from '@indeks/contract/bank-reports/bank-reports.keys';
import type {
  AcceptedMapping,
  BankReport,
  BankReportDetail,
  UploadAnswer,
} from '@indeks/contract/bank-reports/bank-reports.schemas';
import { announcePayments, bookRows, unbookRows } from '#modules/payments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { cleanFileName } from '#platform/files/as-attachment.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import * as queries from './bank-reports.queries.ts';
import { give } from './explaining.service.ts';
import { identifyRows } from './identity.ts';
import { readBankReport } from './readers/read-report.ts';
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

/** The specification's sentence for a file that brings nothing new. */
const allSaved = 'All reports saved!';

/** Reads and judges; the same file again, also at the same moment, is the report that is there. */
export const upload = async (ctx: SignedInCtx, name: string, file: UploadedFile): Promise<UploadAnswer> => {
  const file_hash = createHash('sha256').update(file.content).digest('hex');
  const files = await readBankReport(file.content);
  const identified = identifyRows(files);
  const refused = files.flatMap(({ entry, refused: lines }) =>
    lines.map((line) => Object.assign({ entry }, line)),
  );
  return transact(ctx, async (tx) => {
    await queries.holdImports(tx);
    const known = await queries.findByHash(tx, file_hash);
    if (known) return answerUpload(tx, known, known.accepted_at ? allSaved : '');
    const id = await queries.insert(tx, ctx.actor.id, {
      name,
      file_name: cleanFileName(file.name),
      file_hash,
      formats: [...new Set(files.flatMap(({ format }) => format ?? []))],
      controlled: files.every(({ controlled }) => controlled),
    });
    await rowQueries.insertRows(tx, { reportId: id, rows: identified });
    if (refused.length > 0) await rowQueries.insertRefused(tx, id, refused);
    const { matched, unmatched } = await queries.countStates(tx, id);
    // Nothing to look at and nothing to correct: the report is saved as it is.
    if (matched.count + unmatched.count === 0 && refused.length === 0)
      await queries.markAccepted(tx, id, { count: 0, sum: 0 });
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'settlement.upload', subjectId: id, after });
    announceReports(tx, [id]);
    return answerUpload(tx, after, after.accepted_at ? allSaved : '');
  });
};

/** Books everything that has an enrolment, in one transaction; a second acceptance finds it done. */
export const accept = (ctx: SignedInCtx, id: number, { mapping }: AcceptedMapping) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.hold(tx, id));
    if (before.accepted_at) return describe(tx, before);
    await refuseNotUnderstood(tx, id);
    for (const [row, parts] of Map.groupBy(mapping, (part) => part.row)) {
      const found = await rowQueries.find(tx, row);
      const { version } = getOrRefuse(found?.report_id === id ? found : undefined);
      await give(tx, row, { version, parts });
    }
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
    announcePayments(tx, uids);
    announceReports(tx, ids);
    return { ok: true as const };
  });

const refuseNotUnderstood = async (ctx: Ctx, id: number): Promise<void> => {
  if (!(await isUnderstood(ctx, id))) refuse('bank-reports/not-understood');
};

const isUnderstood = async (ctx: Ctx, id: number): Promise<boolean> =>
  // The reasons were written by readers.
  !(await queries.listReasons(ctx, id)).some((reason) => forbidsBooking(reason as RefusalReason));

const answerUpload = async (ctx: Ctx, row: queries.ReportRow, message: string): Promise<UploadAnswer> => {
  const detail = await describe(ctx, row);
  const shown = row.accepted_at
    ? []
    : (await rowQueries.list(ctx, row.id, { page: 1, itemsPerPage: 10 })).items.map(rowToWire);
  return { ...detail, message, toImport: shown };
};

const describe = async (ctx: Ctx, row: queries.ReportRow): Promise<BankReportDetail> => ({
  ...toWire(row),
  formats: row.formats,
  controlled: row.controlled,
  states: await queries.countStates(ctx, row.id),
  can: { accept: row.accepted_at === null && (await isUnderstood(ctx, row.id)) },
});

const toWire = (row: queries.ReportRow): BankReport => ({
  id: row.id,
  name: row.name,
  file_name: row.file_name,
  timestamp: row.added_at.toISOString(),
  amount: row.booked_count,
  sum: row.booked_sum,
  accepted: row.accepted_at !== null,
  version: row.version,
});
