import { ActionIcon, Textarea } from '@mantine/core';
import { longestMessage } from '@indeks/contract/chat/chat.keys';
import { attachmentRule } from '@indeks/contract/chat/chat.schemas';
import { chatTexts as contractTexts } from '@indeks/contract/chat/chat.texts';
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { readRefusal, rulesOf } from '#shared/ui/form/file-rules.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { conversationTexts as texts } from './conversation.texts.ts';
import classes from './message-form.module.css';

interface MessageFormProps {
  /** Where the draft is kept in the tab. */
  place: string;
  /** False when it was not sent: what was typed stays. */
  onSend: (text: string, file: File | undefined) => Promise<boolean> | void;
  placeholder?: string;
  /** Takes the focus when it opens. */
  focused?: boolean;
  /** Further buttons, which may change what is typed. */
  beside?: (text: string, setText: (text: string) => void) => ReactNode;
}

const rules = rulesOf(attachmentRule, texts.wrongKind);

/** A message with a file or without. */
export function MessageForm(props: MessageFormProps) {
  const { place, onSend, placeholder = texts.message, focused = false, beside } = props;
  const [text, setText] = useDraft(place);
  const { file, setFile, refused, pick } = useFile();
  const [busy, setBusy] = useState(false);
  const left = longestMessage - text.length;
  const ready = left >= 0 && (text.trim() !== '' || file !== undefined);
  const send = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const sent = await onSend(text.trim(), file);
    setBusy(false);
    if (sent === false) return;
    setText('');
    setFile(undefined);
  };
  return (
    <form
      className={classes['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {file && <PickedFile name={file.name} onRemove={() => setFile(undefined)} />}
      <div className={classes['writing']}>
        <MessageField
          text={text}
          onType={setText}
          onEnter={() => void send()}
          problem={left < 0 ? contractTexts.tooLong : refused}
          placeholder={placeholder}
          focused={focused}
        />
        <FileButton endings={rules.endings} onPick={pick} />
        {beside?.(text, setText)}
        <SendButton ready={ready} busy={busy} />
      </div>
      <p className={classes['left']}>{texts.left(Math.max(left, 0))}</p>
    </form>
  );
}

function useFile() {
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<string>();
  const pick = (picked: File | undefined) => {
    const reason = picked && readRefusal(picked, rules);
    setRefused(reason);
    if (picked && reason === undefined) setFile(picked);
  };
  return { file, setFile, refused, pick };
}

interface MessageFieldProps {
  placeholder: string;
  focused: boolean;
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
  problem: string | undefined;
}

/** Enter sends and Shift+Enter begins a line; on a phone Enter begins a line, and the button sends. */
function MessageField({ text, onType, onEnter, problem, placeholder, focused }: MessageFieldProps) {
  const phone = usePhone();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <Textarea
      className={classes['text'] ?? ''}
      aria-label={texts.messageLabel}
      placeholder={placeholder}
      ref={box}
      autosize
      minRows={1}
      maxRows={6}
      value={text}
      error={problem}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || phone) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

function SendButton({ ready, busy }: { ready: boolean; busy: boolean }) {
  const phone = usePhone();
  if (!phone)
    return (
      <BusyButton type="submit" busy={busy} disabled={!ready} icon={IconSend}>
        {texts.send}
      </BusyButton>
    );
  return (
    <ActionIcon type="submit" size={42} disabled={!ready || busy} aria-label={texts.send}>
      <Icon of={IconSend} />
    </ActionIcon>
  );
}

function PickedFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <p className={classes['picked']}>
      <Icon of={IconPaperclip} size={16} />
      {name}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={texts.removeFile(name)}
        onClick={onRemove}
      >
        <Icon of={IconX} size={16} />
      </ActionIcon>
    </p>
  );
}

interface FileButtonProps {
  endings: readonly string[];
  onPick: (file: File | undefined) => void;
}

function FileButton({ endings, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings.join(',')}
        onChange={(event) => {
          onPick(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <ActionIcon
        variant="default"
        size={phone ? 42 : 36}
        aria-label={texts.attach}
        onClick={() => input.current?.click()}
      >
        <Icon of={IconPaperclip} />
      </ActionIcon>
    </>
  );
}

/** What is typed is kept in the tab until it is sent. */
function useDraft(place: string): readonly [string, (text: string) => void] {
  const storage = useUserStorage();
  const [text, setText] = useState(() => {
    const kept = storage.read(place);
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') storage.remove(place);
      else storage.write(place, next);
    },
  ];
}
