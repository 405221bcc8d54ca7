import { ConfirmDelete } from './confirm-delete.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import type { OpenOf } from './use-open.ts';

/** What follows the form of an entry and the request to delete some; a feature adds the kinds of its own forms. */
export type EntryOutcome<Row> =
  | { kind: 'saved'; row: Row; added: boolean }
  | { kind: 'remove'; rows: readonly Row[] }
  | { kind: 'removed'; rows: readonly Row[] };

type Counted = string | ((count: number) => string);

export interface EntryOutcomeTexts {
  added: string;
  edited: string;
  addAnother: string;
  backToList: string;
  removeQuestion: Counted;
  removeConsequence: Counted;
  removeConfirm: Counted;
  removed: Counted;
}

interface SavedEntry<Row> {
  row: Row;
  added: boolean;
}

interface EntryOutcomesProps<Row, Saved extends SavedEntry<Row>> {
  saved: OpenOf<Saved>;
  remove: OpenOf<{ rows: readonly Row[] }>;
  removed: OpenOf<{ rows: readonly Row[] }>;
  show: (next: { kind: 'removed'; rows: readonly Row[] }) => void;
  texts: EntryOutcomeTexts;
  /** A row in one line of words. */
  inWords: (row: Row) => string;
  onAddAnother: (saved: Saved | undefined) => void;
  /** Deletes; a refusal stays in the dialog. */
  onRemove: (rows: readonly Row[]) => Promise<unknown>;
  onRemoved?: (() => void) | undefined;
}

/** After a save: its sentence, and after an addition the choice. Before a deletion: the question; after it: its sentence. */
export function EntryOutcomes<Row, Saved extends SavedEntry<Row>>({
  saved,
  remove,
  removed,
  show,
  texts,
  inWords,
  onAddAnother,
  onRemove,
  onRemoved,
}: EntryOutcomesProps<Row, Saved>) {
  const rows = remove.value?.rows ?? [];
  const gone = removed.value?.rows ?? [];
  return (
    <>
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={saved.value?.added ? texts.added : texts.edited}
        detail={saved.value ? inWords(saved.value.row) : ''}
        {...(saved.value?.added
          ? {
              choices: [
                { label: texts.addAnother, onChoose: () => onAddAnother(saved.value) },
                { label: texts.backToList, onChoose: saved.close },
              ],
            }
          : { autoClose: true })}
      />
      <ConfirmDelete
        opened={remove.opened}
        onClose={remove.close}
        question={forCount(texts.removeQuestion, rows.length)}
        consequence={forCount(texts.removeConsequence, rows.length)}
        items={rows.map(inWords)}
        confirmLabel={forCount(texts.removeConfirm, rows.length)}
        onConfirm={async () => {
          if (rows.length === 0) return;
          await onRemove(rows);
          onRemoved?.();
          show({ kind: 'removed', rows });
        }}
      />
      <SuccessDialog
        opened={removed.opened}
        onClose={removed.close}
        sentence={forCount(texts.removed, gone.length)}
        detail={gone.map(inWords).join(', ')}
        autoClose
      />
    </>
  );
}

const forCount = (text: Counted, count: number): string => (typeof text === 'string' ? text : text(count));
