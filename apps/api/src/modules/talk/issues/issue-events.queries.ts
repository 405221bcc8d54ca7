import type { issueEventKinds, IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import type { Ctx } from '#platform/context.ts';

type EventKind = (typeof issueEventKinds)[number];

interface NewEvent {
  readonly issue_id: number;
  readonly actor_id: number;
  readonly kind: EventKind;
  readonly status?: IssueStatus;
  readonly assignee_id?: number | null;
  readonly other_id?: number;
}

export const insert = async (ctx: Ctx, ...all: readonly NewEvent[]): Promise<void> => {
  const at = ctx.clock.now();
  const rows = all.map(({ issue_id, actor_id, kind, status, assignee_id, other_id }) => ({
    at,
    issue_id,
    actor_id,
    kind,
    status: status ?? null,
    assignee_id: assignee_id ?? null,
    other_id: other_id ?? null,
  }));
  if (rows.length > 0) await ctx.db.insertInto('issue_events').values(rows).execute();
};

/** The part of an issue's thread that is read. */
export interface ThreadSpan {
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly limit: number;
}

/** The events of a time span, the newest first. */
export const list = (ctx: Ctx, issueId: number, { since, until, limit }: ThreadSpan) => {
  let query = ctx.db
    .selectFrom('issue_events as e')
    .innerJoin('users as actor', 'actor.id', 'e.actor_id')
    .leftJoin('users as assignee', 'assignee.id', 'e.assignee_id')
    .select([
      'e.id',
      'e.at',
      'e.actor_id',
      'actor.name as actor_name',
      'assignee.name as assignee_name',
      'e.other_id',
    ])
    .select((row) => [
      // The checks of the table admit no others.
      row.ref('e.kind').$castTo<EventKind>().as('kind'),
      row.ref('e.status').$castTo<IssueStatus | null>().as('status'),
    ])
    .where('e.issue_id', '=', issueId);
  if (since) query = query.where('e.at', '>=', since);
  if (until) query = query.where('e.at', '<', until);
  return query.orderBy('e.id', 'desc').limit(limit).execute();
};
export type EventRow = Awaited<ReturnType<typeof list>>[number];
