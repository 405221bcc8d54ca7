import type { ConversationNote } from '@indeks/contract/talk/chat/chat.schemas';
import { NoteBubble } from '#parts/talk/conversation/note-bubble.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { inboxTexts as texts } from './chat.texts.ts';

/** A note of a conversation, with whom it was handed over to. */
export function Note({ note: { text, datetime, author, handed_to: to } }: { note: ConversationNote }) {
  const isMine = useSession().user.id === to?.id;
  const handed = to && (isMine ? texts.handedToMe : texts.handedTo(to.name));
  return <NoteBubble {...{ text, datetime }} by={[author.name, handed].filter(Boolean).join(' · ')} />;
}
