import { Fragment, useState, type ReactNode } from 'react';
import { conversationTexts as texts } from './conversation.texts.ts';
import { MessageForm } from './message-form.tsx';
import classes from './notes.module.css';

interface AnswerOrNoteProps {
  /** Where the draft of a note is kept: one of its own, so that it is never sent as an answer. */
  place: string;
  stacked?: boolean;
  /** False when it was not written: what was typed stays. */
  onNote: (text: string, key: string) => Promise<boolean>;
  /** The form of an answer. */
  children: ReactNode;
}

/** What the secretariat writes: an answer, or a note that is never sent. */
export function AnswerOrNote({ place, stacked = false, onNote, children }: AnswerOrNoteProps) {
  const [mode, setMode] = useState<'answer' | 'note'>('answer');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const write = async (text: string): Promise<boolean> => {
    const isWritten = await onNote(text, key);
    setKey(crypto.randomUUID());
    return isWritten;
  };
  return (
    <>
      <fieldset className={classes.modes} aria-label={texts.write.label}>
        {(['answer', 'note'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={classes.mode}
            aria-pressed={one === mode}
            onClick={() => setMode(one)}
          >
            {texts.write[one]}
          </button>
        ))}
      </fieldset>
      {/* Keys, so that neither form takes over what the other holds. */}
      {mode === 'answer' ? (
        <Fragment key="answer">{children}</Fragment>
      ) : (
        <MessageForm
          key="note"
          place={place}
          focused
          files={false}
          stacked={stacked}
          label={texts.noteLabel}
          placeholder={texts.notePlaceholder}
          sendLabel={texts.addNote}
          onSend={write}
        />
      )}
    </>
  );
}
