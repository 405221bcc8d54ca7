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
  /** A duplicate of another issue. */
  readonly isMerged: boolean;
}

export const abilities = ({ triages, isReporter, status, isAnswered, isMerged }: Standing) => ({
  /** A reporter until the work begins. */
  edit: triages || (isReporter && status === issueStatus.accepted),
  delete: triages || isReporter,
  /** In a duplicate the secretariat alone, which answers several people there. */
  reply: isMerged ? triages && !isReporter : (triages || isReporter) && status !== issueStatus.resolved,
  move: (triages && !isReporter) || status !== issueStatus.accepted,
  assign: triages,
  /** Whoever reported it does not read what is said about it, whatever the role. */
  note: triages && !isReporter,
  merge: triages && !isMerged,
  judge: isReporter && status === issueStatus.inProgress && isAnswered,
});
