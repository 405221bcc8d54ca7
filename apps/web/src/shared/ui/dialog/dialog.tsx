import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { dialogTexts } from './dialog.texts.ts';
import classes from './dialog.module.css';

interface DialogProps extends DialogFrameProps {
  title: string;
  children: ReactNode;
  /** Without the cross at the top the content has to offer the way out. */
  withClose?: boolean;
}

/** Title, close, content. Full-screen on phones. */
export function Dialog({ title, children, withClose = true, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
        {withClose && <Modal.CloseButton aria-label={dialogTexts.close} />}
      </Modal.Header>
      <div className={classes['body']}>{children}</div>
    </DialogFrame>
  );
}
