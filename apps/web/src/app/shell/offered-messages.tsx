import type { ReactNode } from 'react';
import {
  MessageDialogsContext,
  type MessageDialogsProps,
} from '#parts/notices/notifications/messages/message-dialogs.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

const MessageDialogs = lazyPart(
  async () => (await import('#parts/talk/broadcasts/message-dialogs.tsx')).MessageDialogs,
);

const drawDialogs = (props: MessageDialogsProps) => <MessageDialogs {...props} />;

/** Lets every list of people below it offer messages. */
export function OfferedMessages({ children }: { children: ReactNode }) {
  return <MessageDialogsContext value={drawDialogs}>{children}</MessageDialogsContext>;
}
