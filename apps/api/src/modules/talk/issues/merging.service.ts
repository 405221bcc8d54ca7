import { issueNumber, type IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce, tellReporters } from './announcing.ts';
import * as events from './issue-events.queries.ts';
import { toWire } from './issue-view.ts';
import * as queries from './issues.queries.ts';
import { issueTexts } from './issues.texts.ts';

/** The reporter of the duplicate is told, and from now on sees the status of the other issue. Moving the duplicate separates it. */
export const merge = (ctx: SignedInCtx, id: number, into: number): Promise<Issue> =>
  transact(ctx, async (tx) => {
    await queries.holdBoth(tx, [id, into]);
    const before = getOrRefuse(await queries.find(tx, id));
    const kept = getOrRefuse(await queries.find(tx, into));
    if (id === into || before.merged_into !== null || kept.merged_into !== null)
      refuse('issues/not-mergeable');
    await queries.makeDuplicate(tx, id, into);
    await events.insert(
      tx,
      { issue_id: id, actor_id: tx.actor.id, kind: 'merged', other_id: into },
      { issue_id: into, actor_id: tx.actor.id, kind: 'joined', other_id: id },
    );
    await audit(tx, {
      action: 'issue.merge',
      subjectId: id,
      before: { status: before.status, merged_into: null },
      after: { merged_into: into },
    });
    const words = { title: issueTexts.merged(issueNumber(id)), text: before.title };
    await tellReporters(tx, [{ about: before, words }]);
    announce(tx, before);
    announce(tx, kept);
    return toWire(tx, getOrRefuse(await queries.find(tx, id)));
  });

/** The reporters of the duplicates follow: each reads the step in the own issue, and is told of it. */
export const moveDuplicates = async (tx: SignedInCtx, id: number, status: IssueStatus): Promise<void> => {
  const duplicates = await queries.listDuplicates(tx, id);
  const actor_id = tx.actor.id;
  await events.insert(
    tx,
    ...duplicates.map((one) => ({ issue_id: one.id, actor_id, kind: 'moved' as const, status })),
  );
  await tellReporters(
    tx,
    duplicates.map((about) => ({
      about,
      words: { title: issueTexts.stepped(issueNumber(about.id), status), text: about.title },
    })),
  );
  for (const one of duplicates) announce(tx, one);
};

/** Of a duplicate that was moved: it stands for itself again, and the other issue says so. */
export const separate = async (tx: SignedInCtx, { id, merged_into }: queries.IssueRow): Promise<void> => {
  if (merged_into === null) return;
  await events.insert(tx, {
    issue_id: merged_into,
    actor_id: tx.actor.id,
    kind: 'separated',
    other_id: id,
  });
};
