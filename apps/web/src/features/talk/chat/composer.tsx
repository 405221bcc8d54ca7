import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { savedRepliesQuery } from '#data/talk/chat.ts';
import { MessageForm } from '#parts/talk/conversation/message-form.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { inboxTexts as texts } from './chat.texts.ts';
import classes from './inbox.module.css';
import { SavedReplies } from './saved-replies.tsx';
import { tellRefusal } from './tell-refusal.ts';

interface ComposerProps {
  to: number;
  /** The secretariat writes notes, too. */
  notes: boolean;
  focused: boolean;
  onSend: (text: string, file: File | undefined) => void;
}

/** The draft of each conversation is kept in the tab. */
export function Composer({ to, notes, focused, onSend }: ComposerProps) {
  const sharesInbox = useSession().permissions.includes('chat.inbox');
  const replies = useQuery({ ...savedRepliesQuery, enabled: sharesInbox }).data?.items;
  const [mode, setMode] = useState<Mode>('answer');
  return (
    <>
      {notes && <Modes mode={mode} onChange={setMode} />}
      {notes && mode === 'note' ? (
        <NoteForm to={to} />
      ) : (
        <MessageForm
          place={`chat-draft:${to}`}
          focused={focused}
          {...(replies && { ready: replies })}
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
      )}
    </>
  );
}

type Mode = 'answer' | 'note';

function Modes({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className={classes['modes']} aria-label={texts.write.label}>
      {(['answer', 'note'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={classes['mode']}
          aria-pressed={one === mode}
          onClick={() => onChange(one)}
        >
          {texts.write[one]}
        </button>
      ))}
    </fieldset>
  );
}

/** A note has a draft of its own, so that it is never sent as an answer. */
function NoteForm({ to }: { to: number }) {
  const call = useCall('chat', inboxRoutes.note);
  const key = useRef(crypto.randomUUID());
  const write = async (text: string): Promise<boolean> => {
    try {
      await call({ params: { id: to }, body: { text } }, { idempotencyKey: key.current });
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      key.current = crypto.randomUUID();
    }
  };
  return (
    <MessageForm
      place={`chat-note:${to}`}
      focused
      files={false}
      label={texts.noteLabel}
      placeholder={texts.notePlaceholder}
      sendLabel={texts.addNote}
      onSend={write}
    />
  );
}
