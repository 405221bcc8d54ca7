import { mayBy } from '@indeks/contract/access/permissions';
import { issueStatus, type IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import type { SignedInCtx } from '#platform/context.ts';

/** Whoever triages sees everybody's issues; others those that they reported. */
export const triages = ({ actor, services }: SignedInCtx): boolean =>
  mayBy(services.roleTable)(actor.role, 'issues.triage');

/** Where somebody who sees an issue stands to it. */
export interface Standing {
  readonly triages: boolean;
  readonly isReporter: boolean;
  readonly status: IssueStatus;
  /** Whether the newest message exists and is somebody else's. */
  readonly isAnswered: boolean;
}

export const abilities = ({ triages, isReporter, status, isAnswered }: Standing) => ({
  /** A reporter until the work begins. */
  edit: triages || (isReporter && status === issueStatus.accepted),
  delete: triages || isReporter,
  reply: (triages || isReporter) && status !== issueStatus.resolved,
  move: (triages && !isReporter) || status !== issueStatus.accepted,
  assign: triages,
  judge: isReporter && status === issueStatus.inProgress && isAnswered,
});
