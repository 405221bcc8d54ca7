import { MessageForm } from '#parts/talk/conversation/message-form.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { SavedReplies } from './saved-replies.tsx';

interface ComposerProps {
  to: number;
  focused: boolean;
  onSend: (text: string, file: File | undefined) => void;
}

/** The draft of each conversation is kept in the tab. */
export function Composer({ to, focused, onSend }: ComposerProps) {
  const sharesInbox = useSession().permissions.includes('chat.inbox');
  return (
    <MessageForm
      place={`chat-draft:${to}`}
      focused={focused}
      onSend={onSend}
      beside={(text, setText) =>
        sharesInbox && (
          <SavedReplies
            text={text}
            onChoose={(reply) => setText(text === '' ? reply : `${text}\n${reply}`)}
          />
        )
      }
    />
  );
}
