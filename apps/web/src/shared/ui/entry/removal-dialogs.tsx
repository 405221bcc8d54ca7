import { ConfirmDelete } from '../dialog/confirm-delete.tsx';
import { SuccessDialog } from '../dialog/success-dialog.tsx';
import type { OpenOf } from '../dialog/use-open.ts';
import type { CountedText, EntryRow, Removal } from './entry.ts';
import { useRemoveEntries } from './use-entry-calls.ts';

interface Rows<Row> {
  rows: readonly Row[];
}

interface RemovalDialogsProps<Row extends EntryRow> {
  removal: Removal<Row>;
  remove: OpenOf<Rows<Row>>;
  removed: OpenOf<Rows<Row>>;
  show: (next: { kind: 'removed'; rows: readonly Row[] }) => void;
  onRemoved?: (() => void) | undefined;
}

/** The question before a deletion, in which a refusal is shown too, and the sentence after it. */
export function RemovalDialogs<Row extends EntryRow>({
  removal,
  remove,
  removed,
  show,
  onRemoved,
}: RemovalDialogsProps<Row>) {
  const { texts, inWords } = removal;
  const removeEntries = useRemoveEntries(removal);
  const rows = remove.value?.rows ?? [];
  const gone = removed.value?.rows ?? [];
  return (
    <>
      <ConfirmDelete
        opened={remove.opened}
        onClose={remove.close}
        question={bendText(texts.removeQuestion, rows.length)}
        consequence={bendText(texts.removeConsequence, rows.length)}
        items={rows.map(inWords)}
        confirmLabel={bendText(texts.removeConfirm, rows.length)}
        onConfirm={async () => {
          await removeEntries(rows);
          onRemoved?.();
          show({ kind: 'removed', rows });
        }}
      />
      <SuccessDialog
        opened={removed.opened}
        onClose={removed.close}
        sentence={bendText(texts.removed, gone.length)}
        detail={removal.removedInWords?.(gone) ?? gone.map(inWords).join(', ')}
        autoClose
      />
    </>
  );
}

const bendText = (text: CountedText, count: number): string =>
  typeof text === 'string' ? text : text(count);
