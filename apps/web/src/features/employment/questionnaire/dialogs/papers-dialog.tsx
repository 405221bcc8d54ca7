import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { DialogSize } from '#shared/ui/dialog/modal-frame.tsx';
import { dialogsTexts } from './dialogs.texts.ts';

interface PapersDialogProps {
  opened: boolean;
  title: string;
  size: DialogSize;
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * Only completing it closes the dialog, neither Escape, nor a click outside, nor a cross; a person who cannot do it now signs out.
 */
export function PapersDialog({ onSignOut, ...dialog }: PapersDialogProps) {
  const wayOut = (
    <Button variant="subtle" onClick={onSignOut}>
      {dialogsTexts.signOut}
    </Button>
  );
  return <Dialog {...dialog} persistent onClose={nothing} wayOut={wayOut} />;
}

const nothing = (): void => undefined;
