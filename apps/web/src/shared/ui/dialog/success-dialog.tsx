import { Button, Modal } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { dialogTexts } from './dialog.texts.ts';
import classes from './dialog.module.css';
import { useAutoClose } from './use-auto-close.ts';

interface SuccessChoice {
  label: string;
  onChoose: () => void;
}

interface SuccessDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The specified sentence: "Poprawnie dodałeś nowy czas pracy". */
  sentence: string;
  /** One line with what was saved: "12 października 2025 · Łódź · 6,5 godz." */
  detail?: ReactNode;
  /** Up to two buttons that lead on; the last one is the main one. Without them the dialog only informs. */
  choices?: readonly SuccessChoice[];
  /** The next step, as the main button; the closing button is secondary, and the dialog stays open. */
  offer?: ReactNode;
  /** Closes itself after 10 s, unless it offers something. */
  autoClose?: boolean;
}

export function SuccessDialog({ opened, onClose, ...message }: SuccessDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={onClose} size="message">
      <Message {...message} onClose={onClose} />
    </DialogFrame>
  );
}

const noChoices: readonly SuccessChoice[] = [];

/** Mounted anew at each opening, so that the ten seconds begin again. */
function Message({
  onClose,
  sentence,
  detail,
  choices = noChoices,
  offer,
  autoClose = false,
}: Omit<SuccessDialogProps, 'opened'>) {
  const attention = useAutoClose({
    active: autoClose && choices.length === 0 && offer === undefined,
    onClose,
  });
  const buttons = choices.length > 0 ? choices : [{ label: dialogTexts.close, onChoose: onClose }];
  return (
    // The message has the first focus: a focused button would stop the timer.
    <Modal.Body className={classes.success} data-autofocus tabIndex={-1} {...attention}>
      <div className={classes.disc} aria-hidden>
        <IconCheck size={26} stroke={2.5} />
      </div>
      <Modal.Title>{sentence}</Modal.Title>
      {detail !== undefined && <p className={classes.detail}>{detail}</p>}
      <div className={classes.choices}>
        {buttons.map((choice, index) => (
          <Button
            key={choice.label}
            variant={index === buttons.length - 1 && offer === undefined ? 'filled' : 'default'}
            onClick={choice.onChoose}
          >
            {choice.label}
          </Button>
        ))}
        {offer}
      </div>
    </Modal.Body>
  );
}
