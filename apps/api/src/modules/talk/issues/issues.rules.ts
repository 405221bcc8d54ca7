import { issueStatus, type IssueStatus } from '@indeks/contract/talk/issues/issues.keys';

/** Since when the reporter waits after a change of the status. */
export const waitingAfterMove = (to: IssueStatus, since: Date | null, now: Date): Date | null => {
  if (to === issueStatus.resolved) return null;
  return to === issueStatus.accepted ? now : since;
};

/** Since when the reporter waits after a message: an answer ends it, a further question does not begin it anew. */
export const waitingAfterMessage = (bySecretariat: boolean, since: Date | null, now: Date): Date | null =>
  bySecretariat ? null : (since ?? now);
