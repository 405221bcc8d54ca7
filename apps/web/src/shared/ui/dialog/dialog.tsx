import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { beginInside } from './begin-inside.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { dialogTexts } from './dialog.texts.ts';
import classes from './dialog.module.css';

interface DialogProps extends DialogFrameProps {
  title: string;
  children: ReactNode;
  /** Shown in the place of the cross in a dialog that cannot be closed, such as a link that signs out. */
  wayOut?: ReactNode;
}

/** Title, close, content. Full-screen on phones. */
export function Dialog({ title, children, wayOut, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
        {wayOut ? (
          <div className={classes.wayOut}>{wayOut}</div>
        ) : (
          <Modal.CloseButton aria-label={dialogTexts.close} />
        )}
      </Modal.Header>
      <div ref={beginInside} className={classes.body}>
        {children}
      </div>
    </DialogFrame>
  );
}
