import type { GroupFile, GroupFileEdit } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import {
  attach,
  detach,
  download as send,
  findAttachment,
  renameAttachment,
  publishable,
} from '#modules/notices/attachments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile, UploadedFiles } from '#platform/http/upload.ts';
import { find as findGroup } from './file-groups.queries.ts';
import { announce, fileToWire, getSeen, listSeen, toWire as groupToWire } from './file-groups.service.ts';
import * as queries from './group-files.queries.ts';

export const list = async (ctx: SignedInCtx) => {
  const files = (await listSeen(ctx)).flatMap((group) => group.files);
  return { items: files.toSorted((one, other) => other.added.localeCompare(one.added)) };
};

export const ofGroup = async (ctx: SignedInCtx, id: number) => ({
  items: groupToWire(await getSeen(ctx, id)).files,
});

interface Place {
  readonly gid: number;
  readonly description: string;
}

export const create = (ctx: SignedInCtx, place: Place, file: UploadedFile): Promise<GroupFile> =>
  addAll(ctx, place, [file], ([added]) => getOrRefuse(added));

/** In the order of their names; all of them, or none. */
export const createMany = (ctx: SignedInCtx, place: Place, sent: UploadedFiles) =>
  addAll(
    ctx,
    place,
    Object.values(sent).filter((file) => file !== undefined),
    (items) => ({ items }),
  );

/** Pictures are written anew; anything else stays as it is and is only ever downloaded. */
const addAll = async <Answer>(
  ctx: SignedInCtx,
  { gid, description }: Place,
  files: readonly UploadedFile[],
  toAnswer: (added: GroupFile[]) => Answer,
): Promise<Answer> => {
  getOrRefuse(await findGroup(ctx, gid));
  const stored: Awaited<ReturnType<typeof publishable>>[] = [];
  for (const file of files) stored.push(await publishable(ctx, file));
  return withStoredFiles(ctx, stored, async (tx, keys) => {
    const added: GroupFile[] = [];
    for (const [index, file] of stored.entries()) {
      const { id: file_id } = await attach(tx, 'file-group', file, keys[index] ?? '');
      const id = await queries.insert(tx, { group_id: gid, file_id, description });
      const after = getOrRefuse(await queries.find(tx, id));
      await audit(tx, { action: 'group-file.create', subjectId: id, after });
      added.push(toWire(after));
    }
    announce(tx, [gid]);
    return toAnswer(added);
  });
};

export const edit = (ctx: SignedInCtx, id: number, { version, name, description }: GroupFileEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const changed = await queries.update(
      tx,
      { id, version },
      description === undefined ? {} : { description },
    );
    if (changed && name !== undefined) await renameAttachment(tx, before.file_id, name);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, { actions: ['group-file.edit'], subjectId: id, current: toWire(after) });
    await audit(tx, { action: 'group-file.edit', subjectId: id, before, after });
    announce(tx, [before.group_id]);
    return toWire(after);
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'group_files', rows, () => ({ action: 'group-file.delete' }));
    await detach(
      tx,
      rows.map(({ file_id }) => file_id),
    );
    announce(
      tx,
      rows.map(({ group_id }) => group_id),
    );
    return { ok: true } as const;
  });

export const download = async (ctx: SignedInCtx, url: string) => {
  const stored = getOrRefuse(await findAttachment(ctx, url));
  await getSeen(ctx, getOrRefuse(await queries.findGroupOf(ctx, stored.id)));
  return send(ctx, stored);
};

const toWire = ({ added_at, ...file }: queries.FileRow): GroupFile =>
  fileToWire({ ...file, added: added_at.toISOString() });
