import { buffer } from 'node:stream/consumers';
import type { Bill, BillEdit } from '@indeks/contract/month/bills/bills.schemas';
import {
  auditForOwner,
  getOwner,
  getPersonFor,
  refuseOthersRecords,
  removeRowsOfPeople,
  type Person,
  type RangeOfPerson,
} from '#modules/identity/people/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { cleanFileName } from '#platform/files/as-attachment.ts';
import { isUnscanned } from '#platform/uploads/unscanned-files.queries.ts';
import { readInThread } from '#platform/files/lent-file.ts';
import type { run } from '#platform/files/plain-pdf.task.ts';
import { removeFiles, withStoredFiles, type FileToStore } from '#platform/files/stored-files.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { reencodeImage } from '#platform/images/reencode.ts';
import type { ThreadTask } from '#platform/threads/threads.ts';
import * as queries from './bills.queries.ts';

/** The longer side: a whole page that can still be read, and one to recognise it by. */
const pictureSize = 2400;
const thumbnailSize = 240;

export const list = async (ctx: SignedInCtx, { user, ...range }: RangeOfPerson) => {
  const person = await getPersonFor(ctx, user);
  return { items: (await queries.listOfPerson(ctx, person.id, range)).map(toWire) };
};

export const create = async (
  ctx: SignedInCtx,
  user: number | undefined,
  { date, file }: { readonly date: string; readonly file: UploadedFile },
) => {
  const person = await getPersonFor(ctx, user);
  const named = { date, file_name: cleanFileName(file.name) };
  if (file.kind === 'pdf') {
    await readInThread(ctx, pdfCheck, file.content, {});
    return store(ctx, person, 'bill.create', named, [file]);
  }
  const picture = await reencodeImage(ctx, file.content, { maxDimension: pictureSize });
  const thumbnail = await reencodeImage(ctx, file.content, { maxDimension: thumbnailSize });
  return store(ctx, person, 'bill.create', named, [picture, thumbnail]);
};

const pdfCheck: ThreadTask<typeof run> = {
  script: new URL('../../../platform/files/plain-pdf.task.ts', import.meta.url),
  withinMs: 30_000,
};

export const edit = (ctx: SignedInCtx, id: number, { date, version }: BillEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, before.user_id);
    const changed = await queries.update(tx, { id, version }, { date });
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['bill.edit'], subjectId: id, current: toWire(after) });
    await auditForOwner(tx, person.id, 'bills', { action: 'bill.edit', subjectId: id, before, after });
    return toWire(after);
  });

/** With files of its own, so that either can be deleted without the other. */
export const clone = async (ctx: SignedInCtx, id: number, date: string) => {
  const original = getOrRefuse(await queries.find(ctx, id));
  const person = await getOwner(ctx, original.user_id);
  const files = await Promise.all(listKeys(original).map((key) => readContent(ctx, key)));
  return store(ctx, person, 'bill.clone', { date, file_name: original.file_name }, files);
};

/** All or none; the secretariat may delete bills of several people at once. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const bills = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await refuseOthersRecords(tx, bills);
    await removeRowsOfPeople(tx, 'bills', bills, { action: 'bill.delete', topic: 'bills' });
    await removeFiles(tx, bills.flatMap(listKeys));
    return { ok: true as const };
  });

export const picture = async (
  ctx: SignedInCtx,
  file: string,
  size: 'whole' | 'thumbnail' = 'whole',
): Promise<FileAnswer> => {
  const bill = getOrRefuse(await queries.findByFile(ctx, file));
  await getOwner(ctx, bill.user_id);
  const key = size === 'whole' ? bill.picture_key : getOrRefuse(bill.thumbnail_key ?? undefined);
  const { stream, contentType } = await ctx.services.files.open(key);
  const fileName = readKind(bill) === 'pdf' ? bill.file_name : bill.file_name.replace(/\.[^.]*$/, '.webp');
  return { content: stream, contentType, fileName };
};

/** The picture with its small one, or the PDF alone. */
const store = (
  ctx: SignedInCtx,
  person: Person,
  action: string,
  named: Pick<queries.BillColumns, 'date' | 'file_name'>,
  files: readonly FileToStore[],
): Promise<Bill> =>
  withStoredFiles(ctx, files, (tx, [picture_key = '', thumbnail_key = null]) =>
    write(tx, person, action, { ...named, picture_key, thumbnail_key }),
  );

const listKeys = ({ picture_key, thumbnail_key }: queries.BillRow): string[] =>
  thumbnail_key === null ? [picture_key] : [picture_key, thumbnail_key];

const readKind = ({ thumbnail_key }: queries.BillRow): Bill['kind'] =>
  thumbnail_key === null ? 'pdf' : 'picture';

const write = async (tx: SignedInCtx, person: Person, action: string, columns: queries.BillColumns) => {
  const after = await queries.insert(tx, person.id, columns);
  await auditForOwner(tx, person.id, 'bills', { action, subjectId: after.id, after });
  return toWire(after);
};

const readContent = async (ctx: SignedInCtx, key: string) => {
  const { stream, contentType } = await ctx.services.files.open(key);
  return { content: await buffer(stream), contentType, unscanned: await isUnscanned(ctx, key) };
};

const toWire = (row: queries.BillRow): Bill => ({
  id: row.id,
  uid: row.user_id,
  file: row.file,
  kind: readKind(row),
  file_name: row.file_name,
  date: row.date,
  added_at: row.added_at.toISOString(),
  version: row.version,
});
