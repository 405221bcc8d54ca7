import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import { dialogTexts } from './dialog.texts.ts';
import classes from './dialog.module.css';
import { ModalFrame } from './modal-frame.tsx';

interface AbandonQuestionProps {
  onStay: () => void;
  onAbandon: () => void;
  closesByBack?: boolean;
}

/** Asked above changed data before they are discarded. The button that returns to the form has the initial focus. */
export function AbandonQuestion({ onStay, onAbandon, closesByBack = true }: AbandonQuestionProps) {
  return (
    <ModalFrame
      opened
      onClose={onStay}
      onClickOutside={onStay}
      size="question"
      closesBy={{ escape: true, back: closesByBack }}
    >
      <Modal.Body className={classes.question}>
        <div className={classes.tile} data-tone="danger" aria-hidden>
          <Icon of={IconAlertTriangle} />
        </div>
        <Modal.Title>{dialogTexts.abandon}</Modal.Title>
        <p className={classes.consequence}>{dialogTexts.abandonConsequence}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onStay} data-autofocus>
            {dialogTexts.stay}
          </Button>
          <Button color="danger" onClick={onAbandon}>
            {dialogTexts.abandonConfirm}
          </Button>
        </div>
      </Modal.Body>
    </ModalFrame>
  );
}
