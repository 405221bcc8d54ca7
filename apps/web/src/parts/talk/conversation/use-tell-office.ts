import { secretariatId } from '@indeks/contract/notices/notifications/notifications.keys';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { useCall } from '#shared/api/use-call.ts';

/** Writes to the secretariat in the caller's conversation with it. */
export function useTellOffice() {
  const send = useCall('chat', chatRoutes.send);
  return (msg: string, idempotencyKey: string) =>
    send({ body: { msg, uid_to: secretariatId } }, { idempotencyKey });
}
