import type { Paging } from '@indeks/contract/common/paging';
import type { FieldChange, HistoryEntry } from '@indeks/contract/history/history.schemas';
import { changesBetween } from '@indeks/contract/questionnaire/questionnaire.changes';
import { announceToOwners } from '#modules/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { authorFor } from './history.policy.ts';
import * as queries from './history.queries.ts';
import { personWithPapers } from './questionnaire.service.ts';
import { openChange } from './sealed-documents.ts';

export const ofUser = async (ctx: SignedInCtx, userId: number, paging: Paging<'date'>) => {
  await personWithPapers(ctx, userId);
  return listPage(ctx, { ...paging, userId });
};

export const list = (ctx: SignedInCtx, paging: Paging<'date'>) => listPage(ctx, paging);

/** Entries that are already read, and ids that do not exist, are left out. */
export const markAsRead = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const marked = await queries.markAsRead(tx, ids);
    if (marked.length === 0) return { ok: true as const };
    await audit(tx, { action: 'history.read', after: { ids: marked.map(({ id }) => id) } });
    // The lists of people mark whose change is not read yet.
    announceToOwners(tx, 'people', new Map(marked.map(({ user_id }) => [user_id, [user_id]])));
    return { ok: true as const };
  });

const listPage = async (ctx: SignedInCtx, filter: queries.HistoryFilter) => {
  const { items, ...page } = await queries.list(ctx, filter);
  return { ...page, items: items.map((row) => entryOf(ctx, row)) };
};

const entryOf = (ctx: SignedInCtx, row: queries.HistoryRow): HistoryEntry => ({
  id: row.id,
  uid: row.user_id,
  username: row.username,
  date: row.at.toISOString(),
  author: authorFor(ctx.actor, row),
  kind: row.kind,
  form: row.form,
  changes: changesOf(ctx, row),
  read: row.read_at !== null,
});

const changesOf = (ctx: SignedInCtx, { user_id, fields, sealed }: queries.HistoryRow): FieldChange[] => {
  if (sealed === null) return fields.map((field) => ({ field, before: null, after: null }));
  const { before, after } = openChange(ctx, user_id, sealed);
  return changesBetween(before, after);
};
