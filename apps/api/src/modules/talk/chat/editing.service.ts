import { isSecretariat } from '@indeks/contract/access/roles';
import { refuseOpenFields } from '#modules/talk/own-words/index.ts';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announceTo } from './announcing.ts';
import { mayEdit } from './chat.policy.ts';
import * as messages from './messages.queries.ts';

/** Both sides see the new words, that they were changed, and what stood there before. No text is in the trace. */
export const edit = (ctx: SignedInCtx, id: number, words: string) =>
  transact(ctx, async (tx) => {
    if (isSecretariat(tx.actor.role)) refuseOpenFields(words);
    await messages.hold(tx, [id]);
    const [found] = await messages.findMany(tx, [id]);
    const row = getOrRefuse(found);
    if (row.sender_id !== tx.actor.id || row.deleted_at !== null) refuse('record/not-found');
    if (!mayEdit(tx.actor, row, tx.clock.now())) refuse('chat/too-late');
    if (words === '' && row.file_id === null) refuse('chat/empty');
    if (words === row.text) return { ok: true } as const;
    const { person_id, other_id } = await messages.rewrite(tx, row, words);
    await audit(tx, {
      action: 'chat.edit-message',
      subjectId: id,
      before: { at: row.at, conversation_id: row.conversation_id },
    });
    announceTo(tx, [person_id, other_id], [row.conversation_id]);
    return { ok: true } as const;
  });
