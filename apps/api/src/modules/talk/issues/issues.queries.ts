import type { Role } from '@indeks/contract/access/roles';
import type { Paging } from '@indeks/contract/common/paging';
import {
  issueStatus,
  type IssuePriority,
  type IssueSortKey,
  type IssueStatus,
  type IssueType,
} from '@indeks/contract/talk/issues/issues.keys';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, startAtFirstPage, polishOrder } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface IssuesFilter extends Paging<IssueSortKey> {
  readonly status?: readonly number[] | undefined;
  /** Only those of this person. */
  readonly reporterId: number | undefined;
  /** Only those that this colleague deals with. */
  readonly assigneeId: number | undefined;
}

export const list = (ctx: Ctx, { status, reporterId, assigneeId, ...paging }: IssuesFilter) => {
  let filtered = ctx.db.selectFrom('issues');
  if (reporterId !== undefined) filtered = filtered.where('issues.reporter_id', '=', reporterId);
  if (assigneeId !== undefined) filtered = filtered.where('issues.assigned_to', '=', assigneeId);
  const [only, ...others] = status ?? [];
  if (only !== undefined && reporterId !== undefined)
    filtered = filtered.where(shownStatus, 'in', [only, ...others]);
  else if (only !== undefined)
    filtered =
      others.length === 0
        ? filtered.where('issues.status', '=', only)
        : filtered.where('issues.status', 'in', [only, ...others]);
  const search = paging.search ? { own: matchesSearch(sql.ref('issues.search'), paging.search) } : undefined;
  return fetchPage(ctx.db, { filtered, order, search }, startAtFirstPage(paging), (ids) =>
    issues(ctx).where('issues.id', 'in', ids).execute(),
  );
};

/** What a reporter sees: of a duplicate the status of the issue that it was merged into. */
export const shownStatus = sql<number>`coalesce((select kept.status from issues as kept where kept.id = issues.merged_into), issues.status)`;

const order = {
  by: {
    title: polishOrder(sql.ref('issues.title')),
    type: sql.ref('issues.type'),
    timestamp: sql.ref('issues.created_at'),
    status: sql.ref('issues.status'),
    priority: sql.ref('issues.priority'),
    waiting: sql.ref('issues.waiting_since'),
  },
  first: 'timestamp',
  tieBreaker: sql.ref('issues.id'),
} as const;

export const find = (ctx: Ctx, id: number) => issues(ctx).where('issues.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  issues(ctx).where('issues.id', 'in', ids).execute();

/** An issue with its attachments, its people and its newest message, whatever the number of rows. */
const issues = (ctx: Ctx) =>
  withPeople(ctx).select((row) => [
    jsonArrayFrom(
      row
        .selectFrom('issue_files as attached')
        .innerJoin('stored_files as f', 'f.id', 'attached.file_id')
        .select(['attached.id', 'f.name', 'f.file as url'])
        .whereRef('attached.issue_id', '=', 'issues.id')
        .orderBy('attached.id'),
    ).as('files'),
    jsonArrayFrom(
      row
        .selectFrom('issues as duplicate')
        .innerJoin('users as u', 'u.id', 'duplicate.reporter_id')
        .select(['duplicate.id', 'duplicate.title', 'u.name as reporter'])
        .whereRef('duplicate.merged_into', '=', 'issues.id')
        .orderBy('duplicate.id'),
    ).as('duplicates'),
    row
      .selectFrom('issue_messages as m')
      .select(({ fn }) => fn.countAll<number>().as('messages'))
      .whereRef('m.issue_id', '=', 'issues.id')
      .as('messages'),
    row
      .selectFrom('issue_messages as m')
      .select('m.sender_id')
      .whereRef('m.issue_id', '=', 'issues.id')
      .orderBy('m.id', 'desc')
      .limit(1)
      .as('last_sender_id'),
  ]);

const withPeople = (ctx: Ctx) =>
  ctx.db
    .selectFrom('issues')
    .innerJoin('users as reporter', 'reporter.id', 'issues.reporter_id')
    .leftJoin('users as concerned', 'concerned.id', 'issues.concerned_id')
    .leftJoin('users as assignee', 'assignee.id', 'issues.assigned_to')
    .leftJoin('issues as kept', 'kept.id', 'issues.merged_into')
    .leftJoin('users as kept_by', 'kept_by.id', 'kept.reporter_id')
    .select([
      'issues.id',
      'issues.title',
      'issues.description',
      'issues.reporter_id',
      'issues.concerned_id',
      'issues.active',
      'issues.tags',
      'issues.created_at',
      'issues.waiting_since',
      'issues.answered_at',
      'issues.version',
      'issues.assigned_to',
      'issues.merged_into',
      'kept.title as kept_title',
      'kept_by.name as kept_reporter',
      'assignee.name as assignee_name',
      'reporter.name as reporter_name',
      'reporter.degree as reporter_degree',
      'concerned.name as concerned_name',
      'concerned.degree as concerned_degree',
    ])
    .select((row) => [
      // The checks of the tables admit no other numbers.
      row.ref('issues.type').$castTo<IssueType>().as('type'),
      row.ref('issues.status').$castTo<IssueStatus>().as('status'),
      row.ref('kept.status').$castTo<IssueStatus | null>().as('kept_status'),
      row.ref('issues.priority').$castTo<IssuePriority>().as('priority'),
      row.ref('reporter.user_role').$castTo<Role>().as('reporter_role'),
      row.ref('concerned.user_role').$castTo<Role | null>().as('concerned_role'),
    ]);
export type IssueRow = Awaited<ReturnType<typeof find>> & object;

interface IssueColumns {
  readonly title: string;
  readonly type: IssueType;
  readonly description: string;
  readonly priority: IssuePriority;
  readonly concerned_id: number | null;
  readonly tags: string;
}

export const insert = async (ctx: Ctx, columns: IssueColumns & { readonly reporter_id: number }) => {
  const now = ctx.clock.now();
  return insertRow(ctx.db, 'issues', { ...columns, created_at: now, waiting_since: now });
};

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: IssueColumns) =>
  updateVersioned(ctx, 'issues', key, columns);

/** False when the status is no longer what it was, or when it was merged meanwhile. A duplicate that moves is one no more. */
export const move = async (
  ctx: Ctx,
  { id, status: from, merged_into: kept }: Pick<IssueRow, 'id' | 'status' | 'merged_into'>,
  to: {
    readonly status: IssueStatus;
    readonly waiting_since: Date | null;
    readonly resolved_at: Date | null;
  },
): Promise<boolean> => {
  const moved = await ctx.db
    .updateTable('issues')
    .set((row) => ({ ...to, merged_into: null, version: sql<number>`${row.ref('version')} + 1` }))
    .where('id', '=', id)
    .where('status', '=', from)
    .where('merged_into', 'is not distinct from', kept)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};

/** After a message; nothing that a form shows changes with it. */
export const setTurn = (
  ctx: Ctx,
  id: number,
  turn: { readonly waiting_since: Date | null; readonly answered_at: Date | null },
) =>
  ctx.db
    .updateTable('issues')
    // The first answer stays the first.
    .set((row) => ({
      ...turn,
      first_answered_at: row.fn.coalesce('first_answered_at', row.val(turn.answered_at)),
    }))
    .where('id', '=', id)
    .execute();

export const setAssignee = (ctx: Ctx, id: number, assigned_to: number | null) =>
  ctx.db.updateTable('issues').set({ assigned_to }).where('id', '=', id).execute();

/** A duplicate waits for nobody; what was merged into it before goes along. */
export const makeDuplicate = async (ctx: Ctx, id: number, into: number): Promise<void> => {
  await ctx.db
    .updateTable('issues')
    .set((row) => ({
      merged_into: into,
      status: issueStatus.resolved,
      waiting_since: null,
      resolved_at: null,
      version: sql<number>`${row.ref('version')} + 1`,
    }))
    .where('id', '=', id)
    .execute();
  await ctx.db.updateTable('issues').set({ merged_into: into }).where('merged_into', '=', id).execute();
};

/** The duplicates of an issue, and whose they are. */
export const listDuplicates = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('issues')
    .select(['id', 'reporter_id', 'title'])
    .where('merged_into', '=', id)
    .orderBy('id')
    .execute();

/** Both of two, in the order of their numbers. */
export const holdBoth = (ctx: Ctx, ids: readonly [number, number]) =>
  ctx.db.selectFrom('issues').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Until the transaction ends, so that no answer goes to one that is being resolved. */
export const hold = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('issues').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
