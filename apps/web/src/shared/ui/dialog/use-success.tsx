import { useState, type ReactNode } from 'react';
import { SuccessDialog } from './success-dialog.tsx';

/** For a form of a page: `tell` opens the dialog that says what was saved; `dialog` stands beside the form. */
export function useSuccess(sentence: string): { tell: (saved: ReactNode) => void; dialog: ReactNode } {
  const [saved, setSaved] = useState<ReactNode>();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return {
    tell: (detail) => {
      setSaved(detail);
      setOpened(true);
    },
    dialog: <SuccessDialog opened={opened} onClose={close} sentence={sentence} detail={saved} autoClose />,
  };
}
