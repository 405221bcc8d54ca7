import { IconTrash } from '@tabler/icons-react';
import { Confirm, type ConfirmProps } from './confirm.tsx';
import { dialogTexts } from './dialog.texts.ts';

interface ConfirmDeleteProps extends Pick<
  ConfirmProps,
  'opened' | 'onClose' | 'question' | 'consequence' | 'confirmLabel' | 'onConfirm'
> {
  /** Names of what is deleted. */
  items: readonly string[];
}

/**
 * The question in the specification's words ("Czy na pewno chcesz usunąć 3 wykładowców?"), what will happen, and on the
 * button verb and count ("Usuń 3 osoby").
 */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  return (
    <Confirm
      {...props}
      itemsLabel={dialogTexts.toDelete}
      failed={dialogTexts.deleteFailed}
      icon={IconTrash}
      tone="danger"
    />
  );
}
