import { issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { listPeopleInRoles } from '#modules/identity/accounts/index.ts';
import { notify } from '#modules/notices/notifications/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce, linkTo } from './announcing.ts';
import * as events from './issue-events.queries.ts';
import { toWire } from './issue-view.ts';
import * as queries from './issues.queries.ts';
import { issueTexts } from './issues.texts.ts';

/** The new and the former assignee are notified. Of two assignments at once the later one holds, and the history has both. */
export const assign = (ctx: SignedInCtx, id: number, uid: number | null): Promise<Issue> =>
  transact(ctx, async (tx) => {
    await queries.hold(tx, id);
    const before = getOrRefuse(await queries.find(tx, id));
    if (uid !== null && !(await triage(tx)).some((person) => person.id === uid))
      refuse('issues/unknown-person');
    if (before.assigned_to === uid) return toWire(tx, before);
    await queries.setAssignee(tx, id, uid);
    await events.insert(tx, { issue_id: id, actor_id: tx.actor.id, kind: 'assigned', assignee_id: uid });
    await audit(tx, {
      action: 'issue.assign',
      subjectId: id,
      before: { assigned_to: before.assigned_to },
      after: { assigned_to: uid },
    });
    await tell(tx, before, uid);
    const after = getOrRefuse(await queries.find(tx, id));
    announce(tx, after);
    return toWire(tx, after);
  });

const triage = (tx: SignedInCtx) => listPeopleInRoles(tx, tx.services.roleTable['issues.triage']);

const tell = async (tx: SignedInCtx, before: queries.IssueRow, uid: number | null): Promise<void> => {
  const words = {
    kind: 'issue',
    senderId: tx.actor.id,
    text: before.title,
    link: linkTo(before.id),
  } as const;
  const number = issueNumber(before.id);
  const told = [
    { userId: uid, title: issueTexts.assigned(number) },
    { userId: before.assigned_to, title: issueTexts.taken(number, tx.actor.name) },
  ];
  await notify(
    tx,
    told.flatMap(({ userId, title }) =>
      userId === null || userId === tx.actor.id ? [] : [{ ...words, userId, title }],
    ),
  );
};
