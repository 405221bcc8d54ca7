import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/** Shows the snackbar at a press, and at once when the address asks for it. */
export function OpenSnackbar({ open, text }: { open: boolean; text: string }) {
  useEffect(() => {
    if (open) snackbar(text);
  }, [open, text]);
  return (
    <Button variant="default" onClick={() => snackbar(text)}>
      Pokaż
    </Button>
  );
}
