import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { AnswerOrNote } from '#parts/talk/conversation/answer-or-note.tsx';
import { MessageForm } from '#parts/talk/conversation/message-form.tsx';
import { judgeOpenField, useReadyReplies } from '#parts/talk/conversation/use-ready-replies.ts';
import { SavedReplies } from '#parts/talk/saved-replies/saved-replies.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { tellRefusal } from './tell-refusal.ts';
import { useTellTyping } from './use-tell-typing.ts';

interface ComposerProps {
  to: number;
  /** Whose values saved replies are filled with; nobody's among colleagues. */
  personId: number | null;
  /** The secretariat writes notes, too. */
  notes: boolean;
  focused: boolean;
  onSend: (text: string, file: File | undefined) => void;
}

/** The draft of each conversation is kept in the tab. */
export function Composer({ to, personId, notes, focused, onSend }: ComposerProps) {
  const sharesInbox = useSession().permissions.includes('chat.inbox');
  const replies = useReadyReplies({ shared: sharesInbox, personId });
  const tellTyping = useTellTyping(to);
  const writeNote = useNote(to);
  const answer = (
    <MessageForm
      place={`chat-draft:${to}`}
      focused={focused}
      {...(replies && { ready: replies })}
      {...(sharesInbox && { refuse: judgeOpenField })}
      onType={tellTyping}
      onSend={onSend}
      beside={(text, setText) =>
        sharesInbox && <SavedReplies text={text} ready={replies ?? []} onChange={setText} />
      }
    />
  );
  if (!notes) return answer;
  return (
    <AnswerOrNote place={`chat-note:${to}`} onNote={writeNote}>
      {answer}
    </AnswerOrNote>
  );
}

function useNote(to: number) {
  const call = useCall('chat', inboxRoutes.note);
  return async (text: string, idempotencyKey: string): Promise<boolean> => {
    try {
      await call({ params: { id: to }, body: { text } }, { idempotencyKey });
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    }
  };
}
