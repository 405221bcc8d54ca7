import { isSecretariat, role, roleNames } from '@indeks/contract/access/roles';
import { isOn, toFlag } from '@indeks/contract/common/flags';
import type { Mentor, MentorFields } from '@indeks/contract/talk/mentors/mentors.schemas';
import { attach, detach, download, findAttachment, storable } from '#modules/notices/attachments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFiles } from '#platform/http/upload.ts';
import { abilities, needsMbaCourse } from './mentors.policy.ts';
import * as queries from './mentors.queries.ts';

export const list = async (ctx: SignedInCtx, filter: queries.MentorsFilter) => {
  await refuseOtherStudents(ctx);
  const { items, ...page } = await queries.list(ctx, filter);
  return { ...page, items: items.map((row) => toWire(ctx, row)) };
};

export const one = async (ctx: SignedInCtx, id: number): Promise<Mentor> => {
  await refuseOtherStudents(ctx);
  return toWire(ctx, getOrRefuse(await queries.find(ctx, id)));
};

/** Students of other courses are told that it is not for them. */
export const refuseOtherStudents = async (ctx: SignedInCtx): Promise<void> => {
  if (needsMbaCourse(ctx) && !(await queries.isOnMbaCourse(ctx, ctx.actor.id))) refuse('auth/not-allowed');
};

export const create = (ctx: SignedInCtx, { tags, ...columns }: MentorFields, files: UploadedFiles) =>
  naming(() =>
    storing(ctx, files, async (tx, stored) => {
      const id = await queries.insert(tx, {
        ...columns,
        card_id: stored.business_card ?? null,
        picture_id: stored.document ?? null,
        coordinator_id: tx.actor.id,
      });
      await queries.setTags(tx, id, tags);
      const after = getOrRefuse(await queries.find(tx, id));
      await audit(tx, { action: 'mentor.create', subjectId: id, after });
      announce(tx, [id]);
      return toWire(tx, after);
    }),
  );

interface Edited extends MentorFields {
  readonly version: number;
  readonly without_card?: boolean | undefined;
  readonly without_document?: boolean | undefined;
}

/** Files that do not come stay, unless they are given up; a new one takes the place of the old. */
export const edit = (ctx: SignedInCtx, id: number, input: Edited, files: UploadedFiles) => {
  const { tags, version, without_card, without_document, ...columns } = input;
  return naming(() =>
    storing(ctx, files, async (tx, stored) => {
      const before = getOrRefuse(await queries.find(tx, id));
      const card_id = stored.business_card ?? (without_card ? null : before.card_id);
      const picture_id = stored.document ?? (without_document ? null : before.picture_id);
      const changed = await queries.update(tx, { id, version }, { ...columns, card_id, picture_id });
      if (changed) await queries.setTags(tx, id, tags);
      const after = getOrRefuse(await queries.find(tx, id));
      if (!changed)
        await refuseStale(tx, { actions: ['mentor.edit'], subjectId: id, current: toWire(tx, after) });
      await detach(tx, replacedFiles(before, after));
      await audit(tx, { action: 'mentor.edit', subjectId: id, before, after });
      announce(tx, [id]);
      return toWire(tx, after);
    }),
  );
};

const replacedFiles = (before: queries.MentorRow, after: queries.MentorRow): number[] => {
  const kept = new Set([after.card_id, after.picture_id]);
  return filesOf(before).filter((file) => !kept.has(file));
};

const filesOf = ({ card_id, picture_id }: queries.MentorRow): number[] =>
  [card_id, picture_id].filter((file) => file !== null);

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'mentors', rows, () => ({ action: 'mentor.delete' }));
    await detach(tx, rows.flatMap(filesOf));
    announce(tx, ids);
    return { ok: true } as const;
  });

export const file = async (ctx: SignedInCtx, name: string) => {
  await refuseOtherStudents(ctx);
  const stored = getOrRefuse(await findAttachment(ctx, name));
  getOrRefuse(await queries.findOfFile(ctx, stored.id));
  return download(ctx, stored);
};

/** Whoever may see mentors follows a change. */
export const announce = (ctx: Ctx, ids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['mentors.view'] }, 'mentors', ids));
};

const fileNames = ['business_card', 'document'] as const;
type StoredIds = Readonly<Partial<Record<(typeof fileNames)[number], number>>>;

/** Stores what came and gives it to the work by number. */
const storing = async <T>(
  ctx: SignedInCtx,
  files: UploadedFiles,
  work: (tx: SignedInCtx, stored: StoredIds) => Promise<T>,
): Promise<T> => {
  const came: { name: (typeof fileNames)[number]; file: Awaited<ReturnType<typeof storable>> }[] = [];
  for (const name of fileNames) {
    const uploaded = files[name];
    if (uploaded) came.push({ name, file: await storable(ctx, uploaded) });
  }
  return withStoredFiles(
    ctx,
    came.map(({ file: content }) => content),
    async (tx, keys) => {
      const stored: Partial<Record<(typeof fileNames)[number], number>> = {};
      for (const [place, { name, file: content }] of came.entries())
        stored[name] = (await attach(tx, 'mentor', content, keys[place] ?? '')).id;
      return work(tx, stored);
    },
  );
};

/** Whether a tag exists is asked from the foreign key. */
const naming = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error)?.constraint === 'mentor_tags_tag_id_fkey') refuse('mentors/unknown-tag');
    throw error;
  }
};

const toWire = (ctx: SignedInCtx, row: queries.MentorRow): Mentor => {
  const { card_id: _card, picture_id: _picture, coordinator_id: _coordinator, ...columns } = row;
  const { coordinator_name: name, coordinator_role: of } = row;
  const isHidden = of !== null && isSecretariat(of) && !isSecretariat(ctx.actor.role);
  return {
    ...columns,
    active: toFlag(isOn(row.active)),
    coordinator_username: isHidden ? roleNames[role.administrator] : (name ?? ''),
    can: abilities(ctx),
  };
};
