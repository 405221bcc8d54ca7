import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useOpenDialog } from './use-open-dialog.ts';
import { useTabSelection } from './use-tab-selection.ts';

/** `form-wide` is for forms with two columns, `wide` for long texts and long forms, `table` for tables with many columns. */
export type DialogSize = 'message' | 'question' | 'form' | 'form-wide' | 'wide' | 'table';

interface ModalFrameProps {
  opened: boolean;
  /** Asked for by Escape, the cross or Back. */
  onClose: () => void;
  /** Without it a click outside does nothing. */
  onClickOutside?: (() => void) | undefined;
  size: DialogSize;
  /** Stays at the top of the window, so that it does not jump while what it lists grows. */
  atTop?: boolean | undefined;
  closesBy: { escape: boolean; back: boolean };
  children: ReactNode;
}

/** Overlay and card of every dialog; its content places a `Modal.Title`, which names it. */
export function ModalFrame(props: ModalFrameProps) {
  const { opened, onClose, onClickOutside, size, atTop = false, closesBy, children } = props;
  const tabSelection = useTabSelection();
  useOpenDialog(opened, closesBy.back ? onClose : undefined);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={widths[size]}
      centered={!atTop}
      {...(atTop && { yOffset: '0.75rem' })}
      padding="lg"
      transitionProps={{ transition: 'fade', duration: 140 }}
      closeOnEscape={closesBy.escape}
      closeOnClickOutside={false}
      // `useOpenDialog` does, also for a dialog that was loaded when it was opened and for one that follows another.
      returnFocus={false}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Modal.Overlay color="var(--overlay)" backgroundOpacity={1} onClick={onClickOutside} />
      <Modal.Content radius="xl" {...tabSelection}>
        {children}
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
  table: 1280,
};
