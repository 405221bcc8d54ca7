import { ActionIcon, Textarea } from '@mantine/core';
import { longestMessage } from '@indeks/contract/talk/chat/chat.keys';
import { attachmentRule } from '@indeks/contract/talk/chat/chat.schemas';
import { chatTexts as contractTexts } from '@indeks/contract/talk/chat/chat.texts';
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { readRefusal, rulesOf } from '#shared/ui/form/files/file-rules.ts';
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
  /** The name of the field and of the button, where it is no message. */
  label?: string;
  sendLabel?: string;
  /** False where nothing can be attached. */
  files?: boolean;
  /** Takes the focus when it opens. */
  focused?: boolean;
  /** The field has a line of its own, with the buttons and what is left under it. */
  stacked?: boolean;
  /** Further buttons, which may change what is typed. */
  beside?: (text: string, setText: (text: string) => void) => ReactNode;
}

const rules = rulesOf(attachmentRule, texts.wrongKind);

/** A message with a file or without. */
export function MessageForm(props: MessageFormProps) {
  const { placeholder = texts.message, focused = false, stacked = false, files = true, beside } = props;
  const { text, setText, file, setFile, refused, pick, left, ready, busy, send, form, box } =
    useMessage(props);
  return (
    <form
      ref={form}
      className={classes['composer']}
      data-stacked={stacked || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {file && <PickedFile name={file.name} onRemove={() => setFile(undefined)} />}
      <div className={classes['writing']}>
        <MessageField
          box={box}
          text={text}
          onType={setText}
          onEnter={() => void send()}
          problem={left < 0 ? contractTexts.tooLong : refused}
          label={props.label ?? texts.messageLabel}
          placeholder={placeholder}
          focused={focused}
          rows={stacked ? 2 : 1}
        />
        {files && <FileButton endings={rules.endings} onPick={pick} />}
        {beside?.(text, setText)}
        {stacked && <Left count={left} />}
        <SendButton label={props.sendLabel ?? texts.send} ready={ready} busy={busy} />
      </div>
      {!stacked && <Left count={left} />}
    </form>
  );
}

/** What is written, and its sending. What is typed or chosen while it is being sent stays for the next message. */
function useMessage({ place, onSend }: MessageFormProps) {
  const { text, setText, forgetText } = useDraft(place);
  const { file, setFile, refused, pick } = useFile();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const left = longestMessage - text.length;
  const ready = left >= 0 && (text.trim() !== '' || file !== undefined);
  const send = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const sent = await onSend(text.trim(), file);
    setBusy(false);
    if (sent === false) return;
    forgetText(text);
    setFile((now) => (now === file ? undefined : now));
    // The button has nothing to send now and would lose the focus.
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement)) box.current?.focus();
  };
  return { text, setText, file, setFile, refused, pick, left, ready, busy, send, form, box };
}

function Left({ count }: { count: number }) {
  return <p className={classes['left']}>{texts.left(Math.max(count, 0))}</p>;
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
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  focused: boolean;
  rows: number;
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
  problem: string | undefined;
}

/** Enter sends and Shift+Enter begins a line; on a phone Enter begins a line, and the button sends. */
function MessageField(props: MessageFieldProps) {
  const { box, text, onType, onEnter, problem, label, placeholder, focused, rows } = props;
  const phone = usePhone();
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [box, focused]);
  return (
    <Textarea
      className={classes['text'] ?? ''}
      aria-label={label}
      placeholder={placeholder}
      ref={box}
      autosize
      minRows={rows}
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

function SendButton({ label, ready, busy }: { label: string; ready: boolean; busy: boolean }) {
  const phone = usePhone();
  if (!phone)
    return (
      <BusyButton type="submit" busy={busy} disabled={!ready} icon={IconSend}>
        {label}
      </BusyButton>
    );
  return (
    <ActionIcon type="submit" size={42} disabled={!ready || busy} aria-label={label}>
      <Icon of={IconSend} />
    </ActionIcon>
  );
}

function PickedFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  const phone = usePhone();
  return (
    <p className={classes['picked']}>
      <Icon of={IconPaperclip} size={16} />
      {name}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={phone ? 44 : 28}
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
function useDraft(place: string) {
  const storage = useUserStorage();
  const [text, setText] = useState(() => {
    const kept = storage.read(place);
    return typeof kept === 'string' ? kept : '';
  });
  const latest = useRef(text);
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    if (next === '') storage.remove(place);
    else storage.write(place, next);
  };
  const forgetText = (sent: string) => {
    if (latest.current === sent) change('');
  };
  return { text, setText: change, forgetText };
}
