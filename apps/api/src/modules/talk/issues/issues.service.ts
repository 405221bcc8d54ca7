import {
  issueNumber,
  issueStatus,
  nextStatus,
  type IssueStatus,
} from '@indeks/contract/talk/issues/issues.keys';
import type { Issue, IssueChange, IssueEdit, NewIssue } from '@indeks/contract/talk/issues/issues.schemas';
import { firstPriority } from '@indeks/contract/talk/issues/issues.keys';
import { detach } from '#modules/notices/attachments/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { announce, tellOffice, tellReporter } from './announcing.ts';
import * as events from './issue-events.queries.ts';
import { countByStatus, countWaiting, findMedians } from './issue-counts.queries.ts';
import * as files from './issue-files.queries.ts';
import { abilities, triages } from './issues.policy.ts';
import * as queries from './issues.queries.ts';
import { moveDuplicates, separate } from './merging.service.ts';
import { waitingAfterMove } from './issues.rules.ts';
import { issueTexts } from './issues.texts.ts';
import { judgeStanding, toWire } from './issue-view.ts';

interface ListQuery extends Omit<queries.IssuesFilter, 'reporterId' | 'assigneeId'> {
  readonly mine?: 'true' | undefined;
}

export const list = async (ctx: SignedInCtx, { mine, ...filter }: ListQuery) => {
  const { items, ...page } = await queries.list(ctx, {
    ...filter,
    reporterId: onlyOwn(ctx),
    assigneeId: mine ? ctx.actor.id : undefined,
  });
  return { ...page, items: items.map((row) => toWire(ctx, row)) };
};

export const counts = async (ctx: SignedInCtx) => {
  const [accepted = 0, in_progress = 0, resolved = 0] = await countByStatus(ctx, onlyOwn(ctx));
  const { waiting, oldest } = triages(ctx) ? await countWaiting(ctx) : { waiting: 0, oldest: null };
  const { first, closed } = triages(ctx) ? await findMedians(ctx) : { first: null, closed: null };
  return {
    accepted,
    in_progress,
    resolved,
    total: accepted + in_progress + resolved,
    waiting,
    oldest: oldest?.toISOString() ?? null,
    median_first: first,
    median_closed: closed,
  };
};

export const one = async (ctx: SignedInCtx, id: number): Promise<Issue> =>
  toWire(ctx, await getVisible(ctx, id));

/** An issue of another person answers 404, as a missing one does. */
export const getVisible = async (ctx: SignedInCtx, id: number): Promise<queries.IssueRow> => {
  const row = getOrRefuse(await queries.find(ctx, id));
  return triages(ctx) || row.reporter_id === ctx.actor.id ? row : refuse('record/not-found');
};

export const create = (ctx: SignedInCtx, { files: fileIds, active: _active, ...input }: NewIssue) =>
  naming(() =>
    transact(ctx, async (tx) => {
      const columns = { ...toColumns(tx, input), reporter_id: tx.actor.id };
      const id = await queries.insert(tx, columns);
      await giveFiles(tx, id, fileIds);
      const after = getOrRefuse(await queries.find(tx, id));
      await audit(tx, { action: 'issue.create', subjectId: id, after });
      await tellOffice(tx, after, { title: issueTexts.reported(issueNumber(id)), text: after.title });
      announce(tx, after);
      return toWire(tx, after);
    }),
  );

export const change = (ctx: SignedInCtx, id: number, input: IssueChange) =>
  'status' in input ? move(ctx, id, input.status) : edit(ctx, id, input);

const edit = (ctx: SignedInCtx, id: number, { files: fileIds, version, tags, ...input }: IssueEdit) =>
  naming(() =>
    transact(ctx, async (tx) => {
      const before = await getVisible(tx, id);
      if (!abilities(judgeStanding(tx, before)).edit) refuse('issues/under-way');
      const columns = toColumns(tx, { ...input, tags: tags ?? before.tags });
      const { priority, concerned_id } = triages(tx) ? columns : before;
      const changed = await queries.update(tx, { id, version }, { ...columns, priority, concerned_id });
      if (changed) await exchangeFiles(tx, before, fileIds);
      const after = getOrRefuse(await queries.find(tx, id));
      if (!changed)
        await refuseStale(tx, {
          actions: ['issue.edit', 'issue.move'],
          subjectId: id,
          current: toWire(tx, after),
        });
      await events.insert(tx, { issue_id: id, actor_id: tx.actor.id, kind: 'edited' });
      await audit(tx, { action: 'issue.edit', subjectId: id, before, after });
      announce(tx, after);
      return toWire(tx, after);
    }),
  );

/** The one step that the status can take; of two who take it at once, the second is told. */
const move = (ctx: SignedInCtx, id: number, status: IssueStatus) =>
  transact(ctx, async (tx) => {
    const before = await getVisible(tx, id);
    if (nextStatus[before.status] !== status) refuse('issues/moved');
    if (!abilities(judgeStanding(tx, before)).move) refuse('auth/not-allowed');
    const waiting_since = waitingAfterMove(status, before.waiting_since, tx.clock.now());
    const resolved_at = status === issueStatus.resolved ? tx.clock.now() : null;
    if (!(await queries.move(tx, before, { status, waiting_since, resolved_at }))) refuse('issues/moved');
    await events.insert(tx, { issue_id: id, actor_id: tx.actor.id, kind: 'moved', status });
    await separate(tx, before);
    await moveDuplicates(tx, id, status);
    const after = getOrRefuse(await queries.find(tx, id));
    await audit(tx, {
      action: 'issue.move',
      subjectId: id,
      before: { status: before.status, merged_into: before.merged_into },
      after: { status, merged_into: null },
    });
    const title = issueTexts.stepped(issueNumber(id), status);
    const tell = after.reporter_id === tx.actor.id ? tellOffice : tellReporter;
    await tell(tx, after, { title, text: after.title });
    announce(tx, after);
    return toWire(tx, after);
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    if (!triages(tx) && rows.some(({ reporter_id }) => reporter_id !== tx.actor.id))
      refuse('record/not-found');
    const fileIds = await files.listFileIds(tx, ids);
    await removeRows(tx, 'issues', rows, ({ reporter_id }) => ({
      action: 'issue.delete',
      forUserId: reporter_id,
    }));
    await detach(tx, fileIds);
    for (const row of rows) announce(tx, row);
    return { ok: true } as const;
  });

const onlyOwn = (ctx: SignedInCtx): number | undefined => (triages(ctx) ? undefined : ctx.actor.id);

type IssueInput = Omit<NewIssue, 'files' | 'active'>;

/** Others report for themselves, and do not say how urgent it is. */
const toColumns = (ctx: SignedInCtx, { uid_issue, priority, ...columns }: IssueInput) => {
  if (triages(ctx)) return { ...columns, priority, concerned_id: uid_issue };
  const isForOther = uid_issue !== null && uid_issue !== ctx.actor.id;
  if (isForOther || priority !== firstPriority) refuse('auth/not-allowed');
  return { ...columns, priority, concerned_id: ctx.actor.id };
};

const giveFiles = async (tx: SignedInCtx, issueId: number, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  if ((await files.give(tx, wanted, tx.actor.id, issueId)) !== wanted.length) refuse('issues/unknown-file');
};

const exchangeFiles = async (tx: SignedInCtx, before: queries.IssueRow, ids: readonly number[]) => {
  const known = before.files.map(({ id }) => id);
  await giveFiles(
    tx,
    before.id,
    ids.filter((id) => !known.includes(id)),
  );
  await detach(
    tx,
    await files.remove(
      tx,
      known.filter((id) => !ids.includes(id)),
    ),
  );
};

/** Whether somebody exists is asked from the foreign key. */
const naming = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error)?.constraint === 'issues_concerned_id_fkey') refuse('issues/unknown-person');
    throw error;
  }
};
