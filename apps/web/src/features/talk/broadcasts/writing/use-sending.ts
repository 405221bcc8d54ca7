import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { useState } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import type { FormDraft } from '#shared/ui/long-form/use-form-draft.ts';
import type { Chosen } from './asked.ts';
import { readMoment, type Written } from './writing-form.ts';

/** Sends or schedules once, however often it is pressed; a retry repeats its key. */
export function useSending(chosen: Chosen, draft: FormDraft, onSent: () => void) {
  const send = useCall('broadcasts', routes.send);
  const [sentId, setSentId] = useState<number>();
  // A corrected message is a new one; the same one sent again, after an answer that was lost, has the same key.
  const [keys] = useState(() => new Map<string, string>());
  const submit = async ({ type, subject, text, file, ...moment }: Written) => {
    const body = { ...chosen, type, subject, text, ...readMoment(moment) };
    const named = JSON.stringify([body, file?.name, file?.size]);
    const idempotencyKey = keys.get(named) ?? crypto.randomUUID();
    keys.set(named, idempotencyKey);
    // A mail has no attachment, also when one was chosen before the type.
    const attached = file && type === 'chat' ? { file } : {};
    let sent = false;
    await draft.hold();
    try {
      const { id } = await send({ body: { ...body, ...attached } }, { idempotencyKey });
      sent = true;
      setSentId(id);
      onSent();
    } finally {
      draft.release(sent);
    }
  };
  return { submit, sentId };
}
