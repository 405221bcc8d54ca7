import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import type { FieldChange, HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { changesBetween } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { announceToOwners } from '#modules/identity/people/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { authorFor } from './history.policy.ts';
import * as queries from './history.queries.ts';
import { keepsPapers } from './questionnaire.policy.ts';
import { personWithPapers } from './questionnaire.service.ts';
import { openChange } from './sealed-documents.ts';

export const ofUser = async (ctx: SignedInCtx, userId: number, paging: Paging<'date'>) => {
  await personWithPapers(ctx, userId);
  return listPage(ctx, { ...paging, userId });
};

/** The newest changes with their authors, for the history of the person; empty for people without such a form. */
export const listQuestionnaireChanges = async (
  ctx: SignedInCtx,
  { id, role }: { readonly id: number; readonly role: Role },
  paging: Paging<'date'>,
) => {
  if (!keepsPapers(role)) return [];
  await personWithPapers(ctx, id);
  const { items } = await queries.list(ctx, { ...paging, userId: id });
  return items.map((row) => ({
    entry: toEntry(ctx, row),
    actorId: row.actor_id,
    actorRole: row.actor_role,
  }));
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
  return { ...page, items: items.map((row) => toEntry(ctx, row)) };
};

const toEntry = (ctx: SignedInCtx, row: queries.HistoryRow): HistoryEntry => ({
  id: row.id,
  uid: row.user_id,
  username: row.username,
  date: row.at.toISOString(),
  author: authorFor(ctx.actor, row),
  kind: row.kind,
  form: row.form,
  changes: openChanges(ctx, row),
  read: row.read_at !== null,
});

const openChanges = (ctx: SignedInCtx, { user_id, fields, sealed }: queries.HistoryRow): FieldChange[] => {
  if (sealed === null) return fields.map((field) => ({ field, before: null, after: null }));
  const { before, after } = openChange(ctx, user_id, sealed);
  return changesBetween(before, after);
};
