import type { UploadAnswer } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { daysAfter } from '@indeks/contract/common/months.rules';
import { audit } from '#platform/audit/audit.queries.ts';
import type { Ctx, Once, SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { cleanFileName } from '#platform/files/as-attachment.ts';
import { readInThread } from '#platform/files/lent-file.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { limiter } from '#platform/limiter.ts';
import type { ThreadTask } from '#platform/threads/threads.ts';
import * as queries from './bank-reports.queries.ts';
import { describe } from './bank-reports.wire.ts';
import type { run } from './reading.task.ts';
import * as rowQueries from './rows.queries.ts';
import { announceReports, rowToWire } from './rows.wire.ts';
import * as transfers from './transfers.queries.ts';

// Imports take turns by an advisory lock. Imports of one process queue here first, so that waiting holds no connection.
const inTurn = limiter({ atOnce: 1, waiting: 150, refusal: 'request/too-many' });

/** Reads and judges; the same file again, also at the same moment, is the report that is there. */
export const upload = (ctx: SignedInCtx, name: string, file: UploadedFile): Promise<UploadAnswer> =>
  inTurn(async () => {
    const file_hash = file.content.sha256;
    const sent = await queries.findByHash(ctx, file_hash);
    if (sent) return answerUpload(ctx, sent);
    const read = await readInThread(ctx, reading, file.content, { latestDay: latestDay(ctx) });
    const once = unlessThere(file_hash);
    return withStoredFiles({ ...ctx, once }, [file], (tx, [file_key]) =>
      save(tx, { name, file_name: cleanFileName(file.name), file_hash, file_key }, read),
    );
  });

const reading: ThreadTask<typeof run> = {
  script: new URL('./reading.task.ts', import.meta.url),
  long: true,
  withinMs: 120_000,
};
type Read = Awaited<ReturnType<typeof run>>['output'];

/** Banks book no transfer more than this many days ahead. */
const daysAhead = 7;
const latestDay = ({ clock }: Ctx): string => daysAfter(clock.today(), daysAhead);

const unlessThere =
  (file_hash: string): Once =>
  async (tx, change) => {
    await queries.holdImports(tx);
    const there = await queries.findByHash(tx, file_hash);
    if (!there) return { answer: await change(), repeated: false };
    // `change` answers an upload, and so does this.
    return { answer: (await answerUpload(tx, there)) as Awaited<ReturnType<typeof change>>, repeated: true };
  };

type Kept = Pick<queries.NewReport, 'name' | 'file_name' | 'file_hash' | 'file_key'>;

const save = async (tx: SignedInCtx, kept: Kept, read: Read): Promise<UploadAnswer> => {
  const { rows, refused, formats, controlled, acceptable, creditSum, debits } = read;
  const id = await queries.insert(tx, tx.actor.id, {
    ...kept,
    formats,
    controlled,
    acceptable,
    credit_count: rows.count,
    credit_sum: creditSum,
    debit_count: debits.count,
    debit_sum: debits.sum,
  });
  await transfers.insertRows(tx, { id, acceptable }, rows);
  if (refused.count > 0) await transfers.insertRefused(tx, id, refused);
  // A report without refused or open rows is accepted as it is.
  if (refused.count === 0 && (await transfers.isAllSaved(tx, id))) await queries.markAccepted(tx, id);
  const after = getOrRefuse(await queries.find(tx, id));
  await audit(tx, { action: 'settlement.upload', subjectId: id, after });
  announceReports(tx, [id]);
  return answerUpload(tx, after);
};

/** The specification's sentence for a file that brings nothing new. */
const allSaved = 'All reports saved!';

const answerUpload = async (ctx: Ctx, row: queries.ReportRow): Promise<UploadAnswer> => ({
  ...(await describe(ctx, row)),
  message: row.accepted_at ? allSaved : '',
  toImport: row.accepted_at
    ? []
    : (await rowQueries.list(ctx, row.id, { page: 1, itemsPerPage: 10 })).items.map(rowToWire),
});
