import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { InsideDialog } from './inside-dialog.ts';

/** `form-wide` is for forms with two columns, `wide` for long texts and long forms. */
export type DialogSize = 'message' | 'question' | 'form' | 'form-wide' | 'wide';

export interface DialogFrameProps {
  opened: boolean;
  onClose: () => void;
  size?: DialogSize;
  /** Neither Escape nor a click outside closes it, so that it cannot be closed by mistake. */
  persistent?: boolean;
}

/** Overlay and card of every dialog; its content places a `Modal.Title`, which names it. */
export function DialogFrame(props: DialogFrameProps & { children: ReactNode }) {
  const { opened, onClose, size = 'form', persistent = false, children } = props;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={widths[size]}
      centered
      padding="lg"
      transitionProps={{ transition: 'fade', duration: 140 }}
      closeOnEscape={!persistent}
      closeOnClickOutside={!persistent}
      classNames={{ inner: classes['inner'] ?? '', content: classes['content'] ?? '' }}
    >
      <Modal.Overlay color="var(--overlay)" backgroundOpacity={1} />
      <Modal.Content radius="xl">
        <InsideDialog value>{children}</InsideDialog>
      </Modal.Content>
    </Modal.Root>
  );
}

const widths: Record<DialogSize, number> = {
  message: 440,
  question: 480,
  form: 520,
  'form-wide': 560,
  wide: 800,
};
