import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import type { ChatMessage } from '@indeks/contract/talk/chat/chat.schemas';
import { useCall } from '#shared/api/use-call.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { chatTexts as texts } from './chat.texts.ts';

interface RemoveMessageProps {
  removal: OpenOf<{ message: ChatMessage }>;
}

/** The question before one's own message is deleted. */
export function RemoveMessage({ removal }: RemoveMessageProps) {
  const remove = useCall('chat', routes.removeMany);
  const message = removal.value?.message;
  return (
    <ConfirmDelete
      opened={removal.opened}
      onClose={removal.close}
      question={texts.removeQuestion}
      consequence={texts.removeConsequence}
      items={message ? [message.text || (message.attachment?.name ?? texts.attachment)] : []}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        if (message) await remove({ body: [message.id] });
      }}
    />
  );
}
