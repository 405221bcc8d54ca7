import type { BroadcastEdit } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { broadcastTexts } from '@indeks/contract/talk/broadcasts/broadcasts.texts';
import { inBraces, listPlaceholders, ofEverybody } from '@indeks/contract/talk/own-words/placeholders';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announceProgress } from './announcing.ts';
import { canEdit } from './broadcasts.policy.ts';
import * as queries from './broadcasts.queries.ts';
import { getSeen, toWire } from './broadcasts.service.ts';
import { refuseOthersPlaceholders } from './choosing.service.ts';
import { hold } from './progress.queries.ts';
import { enqueueWriting, refuseHour } from './sending.service.ts';

/** Words and hour, until the first person has it. */
export const edit = (ctx: SignedInCtx, id: number, { version, send_at, ...words }: BroadcastEdit) =>
  transact(ctx, async (tx) => {
    // The job waits, so that nobody gets the old text after the answer.
    await hold(tx, id);
    const before = await getSeen(tx, id);
    if (!canEdit(before)) refuse('messages/under-way');
    refuseOthersPlaceholders(tx, words);
    if (before.audience !== 'students') refuseOfStudents(words);
    const sendAt = send_at === null ? null : new Date(send_at);
    const isMoved = sendAt?.getTime() !== before.send_at?.getTime();
    if (isMoved) refuseHour(tx, sendAt);
    const changed = await queries.update(tx, { id, version }, { ...words, send_at: sendAt });
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, {
        actions: ['message.edit-to-many'],
        subjectId: id,
        current: toWire(tx, after),
      });
    // The job of the earlier hour finds that it is not its time.
    if (isMoved) await enqueueWriting(tx, id, sendAt);
    await audit(tx, { action: 'message.edit-to-many', subjectId: id });
    announceProgress(tx, before.sender_id, id);
    return toWire(tx, after);
  });

const refuseOfStudents = (words: { readonly subject: string; readonly text: string }): void => {
  for (const path of ['subject', 'text'] as const) {
    const other = listPlaceholders(words[path]).find((key) => !ofEverybody.includes(key));
    if (other)
      refuse('input/invalid', {
        fields: [{ path, message: broadcastTexts.placeholderOfStudents(inBraces(other)) }],
      });
  }
};
