import { IconCopyPlus, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { tableTexts as texts } from './table.texts.ts';

/** Word and icon of what most lists offer, for a row and for the selection; the list adds `onClick`. */
export const readyActions = {
  details: { label: texts.details, icon: IconEye },
  edit: { label: texts.edit, icon: IconPencil },
  duplicate: { label: texts.duplicate, icon: IconCopyPlus },
  delete: { label: texts.delete, icon: IconTrash, danger: true },
} as const;

/** Does to the selected row what its own button would do; for lists where one row is selected at a time. */
export const onFirst =
  <Row>(act: (row: Row) => void) =>
  ([row]: readonly Row[]): void => {
    if (row !== undefined) act(row);
  };
