import { Button, Modal } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { isCallError } from '#shared/api/call-error.ts';
import { BusyButton } from '../feedback/busy-button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Icon } from '../icon.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { dialogTexts } from './dialog.texts.ts';
import classes from './dialog.module.css';

export interface ConfirmProps {
  opened: boolean;
  onClose: () => void;
  question: string;
  /** The consequence of confirming. */
  consequence: string;
  /** Names of what it is done to. */
  items?: readonly string[];
  /** Names the list of items for screen readers: "Do usunięcia". */
  itemsLabel?: string;
  /** Verb and count: "Zaakceptuj 12 raportów". */
  confirmLabel: string;
  /** By default that of giving up. */
  cancelLabel?: string;
  /** A choice that is made with the answer. */
  children?: ReactNode;
  icon: TablerIcon;
  tone: 'brand' | 'danger';
  /** The sentence for a failure that the server did not explain. */
  failed: string;
  /** When it resolves the dialog closes; when it rejects the dialog says why. */
  onConfirm: () => Promise<void>;
}

/** Asks before something that cannot be undone. The button that cancels has the first focus. */
export function Confirm({ opened, onClose, onConfirm, failed, ...content }: ConfirmProps) {
  const { busy, failure, confirm, close } = useConfirmation({ onConfirm, onClose, failed });
  const { icon, tone, confirmLabel, cancelLabel = dialogTexts.cancel, children } = content;
  return (
    <DialogFrame opened={opened} onClose={close} size="question">
      <Modal.Body className={classes.question}>
        <Question {...content} failure={failure}>
          {children}
        </Question>
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {cancelLabel}
          </Button>
          <BusyButton busy={busy} color={tone} icon={icon} onClick={() => void confirm()}>
            {confirmLabel}
          </BusyButton>
        </div>
      </Modal.Body>
    </DialogFrame>
  );
}

function useConfirmation({
  onConfirm,
  onClose,
  failed,
}: Pick<ConfirmProps, 'onConfirm' | 'onClose' | 'failed'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (busy) return;
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(isCallError(error) ? error.message : failed);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, confirm, close };
}

type QuestionProps = Pick<
  ConfirmProps,
  'question' | 'consequence' | 'items' | 'itemsLabel' | 'icon' | 'tone' | 'children'
> & {
  failure: string | undefined;
};

const nothing: readonly string[] = [];

function Question({
  question,
  consequence,
  items = nothing,
  itemsLabel,
  icon,
  tone,
  failure,
  children,
}: QuestionProps) {
  return (
    <>
      <div className={classes.tile} data-tone={tone} aria-hidden>
        <Icon of={icon} />
      </div>
      <Modal.Title>{question}</Modal.Title>
      <p className={classes.consequence}>{consequence}</p>
      {items.length > 0 && (
        // A long list scrolls, so it must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={classes.items} aria-label={itemsLabel} tabIndex={0}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {children}
      {failure !== undefined && (
        <Notice tone="error" className={classes.notice}>
          {failure}
        </Notice>
      )}
    </>
  );
}
