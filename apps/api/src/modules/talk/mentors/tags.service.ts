import type { Tag } from '@indeks/contract/talk/mentors/mentors.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce, refuseOtherStudents } from './mentors.service.ts';
import * as queries from './tags.queries.ts';

export const list = async (ctx: SignedInCtx, search: string | undefined) => {
  await refuseOtherStudents(ctx);
  const rows = await queries.list(ctx, search);
  return { items: rows.map(toWire), mentors: await queries.countMentors(ctx) };
};

export const links = async (ctx: SignedInCtx) => {
  await refuseOtherStudents(ctx);
  return { items: await queries.listLinks(ctx) };
};

export const create = async (ctx: SignedInCtx, name: string): Promise<Tag> => {
  try {
    return await transact(ctx, async (tx) => {
      const after = getOrRefuse(await queries.find(tx, await queries.insert(tx, name)));
      await audit(tx, { action: 'tag.create', subjectId: after.id, after });
      announce(tx, []);
      return toWire(after);
    });
  } catch (error) {
    if (brokenConstraint(error)?.constraint === 'tags_name') refuse('tags/taken');
    throw error;
  }
};

/** Mentors that have it lose it, which the question before says. */
export const remove = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const row = getOrRefuse(await queries.find(tx, id));
    await removeRows(tx, 'tags', [row], () => ({ action: 'tag.delete' }));
    announce(tx, []);
    return { ok: true } as const;
  });

const toWire = ({ id, name, mentors }: queries.TagRow): Tag => ({
  id,
  name,
  mid: null,
  mentors: mentors ?? 0,
});
