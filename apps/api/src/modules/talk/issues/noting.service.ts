import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { announceToOffice } from './announcing.ts';
import * as notes from './issue-notes.queries.ts';
import { abilities } from './issues.policy.ts';
import { getVisible } from './issues.service.ts';
import { judgeStanding } from './issue-view.ts';

/** Only the secretariat is told that it is there. Its text is in no trace. */
export const note = (ctx: SignedInCtx, id: number, text: string) =>
  transact(ctx, async (tx) => {
    const issue = await getVisible(tx, id);
    if (!abilities(judgeStanding(tx, issue)).note) refuse('auth/not-allowed');
    const noteId = await notes.insert(tx, { issue_id: id, author_id: tx.actor.id, text });
    await audit(tx, { action: 'issue.note', subjectId: id, after: { note_id: noteId } });
    announceToOffice(tx, id);
    return { ok: true } as const;
  });
