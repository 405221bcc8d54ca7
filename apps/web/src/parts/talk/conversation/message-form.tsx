import { ActionIcon } from '@mantine/core';
import { longestMessage } from '@indeks/contract/talk/chat/chat.keys';
import { chatTexts as contractTexts } from '@indeks/contract/talk/chat/chat.texts';
import { IconSend } from '@tabler/icons-react';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { mostPasted, TextareaControl } from '#shared/ui/form/typed/textarea-control.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { conversationTexts as texts } from './conversation.texts.ts';
import classes from './message-form.module.css';
import { FileButton, FilesOfMessage } from './picked-files.tsx';
import { describeList, ReadyTexts, useReadyTexts, type ReadyText } from './ready-texts.tsx';
import { useFiles } from './use-files.ts';

interface MessageFormProps {
  /** Where the draft is kept in the tab. */
  place: string;
  /** False when it was not sent: what was typed stays. Of several files each is sent by itself, the first with the words. */
  onSend: (text: string, file: File | undefined) => Promise<boolean> | void;
  /** Why the text cannot be sent as it stands. */
  refuse?: (text: string) => string | undefined;
  /** Told of every change that the keys make. */
  onType?: (text: string) => void;
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
  /** Offered when the text begins with '/'. */
  ready?: readonly ReadyText[];
  /** Further buttons, which may change what is typed. */
  beside?: (text: string, setText: (text: string) => void) => ReactNode;
}

const noTexts: readonly ReadyText[] = [];

/** A message with files or without. */
export function MessageForm(props: MessageFormProps) {
  const { placeholder = texts.message, focused = false, stacked = false, files = true, beside } = props;
  const { text, setText, picked, left, refused, ready, busy, send, form, box } = useMessage(props);
  const phone = usePhone();
  const suggested = useReadyTexts(props.ready ?? noTexts, text, setText);
  return (
    <form
      ref={form}
      className={classes.composer}
      data-stacked={stacked || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {suggested.active && <ReadyTexts {...suggested} />}
      <FilesOfMessage picked={picked} />
      <div className={classes.writing}>
        <MessageField
          box={box}
          text={text}
          onType={(next) => {
            setText(next);
            props.onType?.(next);
          }}
          onKey={suggested.takeKey}
          onEnter={() => void send()}
          onPaste={picked.paste}
          problem={left < 0 ? contractTexts.tooLong : (refused ?? picked.refused)}
          label={props.label ?? texts.messageLabel}
          placeholder={placeholder}
          focused={focused}
          rows={stacked ? 2 : 1}
          {...(props.ready && describeList(suggested))}
        />
        {files && <FileButton onPick={picked.pick} />}
        {beside?.(text, setText)}
        {stacked && <Left count={left} />}
        <SendButton label={props.sendLabel ?? texts.send} ready={ready} busy={busy} />
      </div>
      {!stacked && <Left count={left} hint={props.ready && !phone ? texts.readyHint : undefined} />}
    </form>
  );
}

/** What is written, and its sending. What is typed or chosen while it is being sent stays for the next message. */
function useMessage({ place, onSend, files = true, refuse }: MessageFormProps) {
  const { text, setText, forgetText } = useDraft(place);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const picked = useFiles(form, files);
  const left = longestMessage - text.length;
  const refused = refuse?.(text);
  const ready = left >= 0 && refused === undefined && (text.trim() !== '' || picked.files.length > 0);
  const send = async () => {
    if (!ready || busy) return;
    setBusy(true);
    await sendEach();
    setBusy(false);
    // The button has nothing to send now and would lose the focus.
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement)) box.current?.focus();
  };
  /** Stops at the first that was not sent; what was goes. */
  const sendEach = async () => {
    const [first, ...others] = picked.files;
    if ((await onSend(text.trim(), first)) === false) return;
    forgetText(text);
    if (first) picked.drop(first);
    for (const file of others) {
      // One after another, so that they come in their order.
      // oxlint-disable-next-line no-await-in-loop
      if ((await onSend('', file)) === false) return;
      picked.drop(file);
    }
  };
  return { text, setText, picked, left, refused, ready, busy, send, form, box };
}

function Left({ count, hint }: { count: number; hint?: string | undefined }) {
  return (
    <p className={classes.left}>
      {hint !== undefined && <span>{hint}</span>}
      <span>{texts.left(Math.max(count, 0))}</span>
    </p>
  );
}

interface MessageFieldProps {
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  focused: boolean;
  rows: number;
  text: string;
  onType: (text: string) => void;
  /** Whether somebody else took the key. */
  onKey: (event: KeyboardEvent) => boolean;
  onEnter: () => void;
  onPaste: (event: ClipboardEvent) => void;
  problem: string | undefined;
  'aria-autocomplete'?: 'list';
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/** Enter sends and Shift+Enter begins a line; on a phone Enter begins a line, and the button sends. */
function MessageField(props: MessageFieldProps) {
  const { box, text, onType, onKey, onEnter, problem, label, focused, rows, ...described } = props;
  const phone = usePhone();
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [box, focused]);
  return (
    <TextareaControl
      className={classes.text}
      label={label}
      labelHidden
      {...described}
      maxLength={mostPasted}
      ref={box}
      minRows={rows}
      maxRows={6}
      value={text}
      error={problem}
      onChange={onType}
      onKeyDown={(event) => {
        if (onKey(event)) return;
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
