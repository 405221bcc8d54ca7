import { mayBy } from '@indeks/contract/access/permissions';
import type {
  AudienceCount,
  FileGroup,
  FileGroupEdit,
  GroupFile,
  NewFileGroup,
} from '@indeks/contract/talk/file-groups/file-groups.schemas';
import type { AudienceRole } from '@indeks/contract/talk/file-groups/file-groups.keys';
import { detach } from '#modules/notices/attachments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { intakesWith, isFor } from './file-groups.policy.ts';
import * as queries from './file-groups.queries.ts';

export const list = async (ctx: SignedInCtx) => ({ items: await listSeen(ctx) });

/** The secretariat sees every group, anybody else those that are for them. */
export const listSeen = async (ctx: SignedInCtx): Promise<FileGroup[]> => {
  const groups = await queries.list(ctx);
  if (managesGroups(ctx)) return groups.map((group) => toWire(group));
  const viewer = await readViewer(ctx);
  const visit = await queries.findVisit(ctx, ctx.actor.id);
  return groups.filter((group) => isFor(group, viewer)).map((group) => toWire(group, visit));
};

/** Refuses a group that the caller does not see as if it were not there. */
export const getSeen = async (ctx: SignedInCtx, id: number): Promise<queries.GroupRow> => {
  const group = getOrRefuse(await queries.find(ctx, id));
  if (!managesGroups(ctx) && !isFor(group, await readViewer(ctx))) refuse('record/not-found');
  return group;
};

export const audience = async (
  ctx: Ctx,
  { roles, semesters = [] }: { roles: readonly AudienceRole[]; semesters?: readonly string[] | undefined },
): Promise<AudienceCount> => {
  const intakes = semesters.length > 0 ? intakesWith(semesters) : undefined;
  const people = roles.length > 0 ? await queries.countPeople(ctx, { roles, intakes }) : new Map();
  const sumPeople = (...of: AudienceRole[]) => of.reduce((sum, one) => sum + (people.get(one) ?? 0), 0);
  return { students: sumPeople(3, 5), staff: sumPeople(0), coordinators: sumPeople(2) };
};

export const create = (ctx: SignedInCtx, input: NewFileGroup) =>
  transact(ctx, async (tx) => {
    const id = await queries.insert(tx, input);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, { action: 'file-group.create', subjectId: id, after });
    announce(tx, [id]);
    return toWire(after);
  });

export const edit = (ctx: SignedInCtx, id: number, { version, ...columns }: FileGroupEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const changed = await queries.update(tx, { id, version }, columns as Partial<queries.GroupColumns>); // left out is not set
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, { actions: ['file-group.edit'], subjectId: id, current: toWire(after) });
    await audit(tx, { action: 'file-group.edit', subjectId: id, before, after });
    announce(tx, [id]);
    return toWire(after);
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'file_groups', rows, () => ({ action: 'file-group.delete' }));
    await detach(
      tx,
      rows.flatMap(({ files }) => files.map(({ file_id }) => file_id)),
    );
    announce(tx, ids);
    return { ok: true } as const;
  });

export const visited = async (ctx: SignedInCtx) => {
  await queries.storeVisit(ctx, ctx.actor.id);
  return { ok: true } as const;
};

/** Open screens of everybody: each fetches what it may see. */
export const announce = (ctx: Ctx, ids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  const roles = [...roleTable['file-groups.manage'], ...roleTable['general-information.view']];
  ctx.afterCommit(() => realtime.publish({ roles }, 'file-groups', ids));
};

const managesGroups = ({ actor, services }: SignedInCtx): boolean =>
  mayBy(services.roleTable)(actor.role, 'file-groups.manage');

const readViewer = async (ctx: SignedInCtx) => ({
  role: ctx.actor.role,
  intakes: await queries.listIntakes(ctx, ctx.actor.id),
});

/** Without a visit nothing is new: all of it would be. */
export const toWire = (group: queries.GroupRow, visit?: Date): FileGroup => ({
  ...group,
  files: group.files.map((file) => fileToWire(file, visit)),
});

export const fileToWire = (file: queries.FileOfGroup, visit?: Date): GroupFile => ({
  id: file.id,
  gid: file.group_id,
  name: file.name,
  url: file.file,
  file: file.file,
  description: file.description,
  bytes: file.bytes,
  content_type: file.content_type,
  added: file.added,
  fresh: visit !== undefined && new Date(file.added) > visit,
  version: file.version,
});
