import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import css from '#app/shell/phone-drawer.module.css';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { useOpenDialog } from '#shared/ui/dialog/use-open-dialog.ts';

interface PhoneDrawerProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu over the page. A chunk of its own, which wide screens never load. */
export function PhoneDrawer({ opened, onClose, children }: PhoneDrawerProps) {
  useOpenDialog(opened, onClose);
  return (
    <Drawer.Root opened={opened} onClose={onClose} returnFocus={false} size={288}>
      <Drawer.Overlay className={css.overlay} />
      <Drawer.Content aria-label={shellTexts.mainMenu}>
        <Drawer.Body className={css.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
