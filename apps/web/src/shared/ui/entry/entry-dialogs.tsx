import { SuccessDialog } from '../dialog/success-dialog.tsx';
import type { OpenOf } from '../dialog/use-open.ts';
import type { Opening } from '../dialog/use-opening.ts';
import type { Entry, EntryRoutes, EntryRow, EntryTexts, FormOpening, OpenEntry } from './entry.ts';
import { RemovalDialogs } from './removal-dialogs.tsx';
import { useSaveEntry } from './use-entry-calls.ts';

/** The part of `useOpen` that an entry needs; the screen may have more kinds open. */
export interface EntryOpen<Row extends EntryRow> {
  of: (kind: OpenEntry<Row>['kind']) => OpenOf<OpenEntry<Row>>;
  show: (next: OpenEntry<Row>) => void;
}

interface EntryDialogsProps<Row extends EntryRow, Routes extends EntryRoutes<Row>> extends EntryOpen<Row> {
  entry: Entry<Row, Routes>;
  onSaved?: (row: Row) => void;
  onRemoved?: (() => void) | undefined;
  /** Where adding needs more than an empty form. */
  onAddAnother?: () => void;
}

/** Everything that opens over a list of entries: the form, the question before a deletion, and what follows each. */
export function EntryDialogs<Row extends EntryRow, Routes extends EntryRoutes<Row>>({
  entry,
  of,
  show,
  onSaved,
  onRemoved,
  onAddAnother,
}: EntryDialogsProps<Row, Routes>) {
  const { texts, inWords } = entry;
  const saved = pickKind(of, 'saved');
  return (
    <>
      <EntryFormDialog
        entry={entry}
        form={pickKind(of, 'form')}
        onSaved={(row, added) => {
          onSaved?.(row);
          show({ kind: 'saved', row, added });
        }}
      />
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={saved.value?.added ? texts.added : texts.edited}
        detail={saved.value ? inWords(saved.value.row) : ''}
        {...(saved.value?.added
          ? {
              choices: [
                { label: texts.addAnother, onChoose: onAddAnother ?? (() => show({ kind: 'form' })) },
                { label: texts.backToList, onChoose: saved.close },
              ],
            }
          : { autoClose: true })}
      />
      <RemovalDialogs
        removal={entry}
        remove={pickKind(of, 'remove')}
        removed={pickKind(of, 'removed')}
        show={show}
        onRemoved={onRemoved}
      />
    </>
  );
}

interface EntryFormDialogProps<Row extends EntryRow, Routes extends EntryRoutes<Row>> {
  entry: Entry<Row, Routes>;
  form: OpenOf<FormOpening<Row>>;
  onSaved: (row: Row, added: boolean) => void;
}

function EntryFormDialog<Row extends EntryRow, Routes extends EntryRoutes<Row>>({
  entry,
  form,
  onSaved,
}: EntryFormDialogProps<Row, Routes>) {
  const save = useSaveEntry(entry);
  if (!form.value) return null;
  const { row, copied = false } = form.value;
  const frame = { opened: form.opened, onClose: form.close, ...chooseWords(entry.texts, row, copied) };
  return row
    ? entry.edit(row)({
        ...frame,
        onSubmit: async (body: object, opening: Opening) =>
          onSaved(await save.edit(row, body, opening), false),
      })
    : entry.add()({
        ...frame,
        onSubmit: async (body: object, opening: Opening) => onSaved(await save.add(body, opening), true),
      });
}

function chooseWords(texts: EntryTexts, row: EntryRow | undefined, copied: boolean) {
  if (!row) return { title: texts.newTitle ?? texts.add, submitLabel: texts.add };
  const title = copied ? texts.copyTitle : undefined;
  return { title: title ?? texts.editTitle, submitLabel: texts.save };
}

function pickKind<Row extends EntryRow, Kind extends OpenEntry<Row>['kind']>(
  of: EntryOpen<Row>['of'],
  kind: Kind,
) {
  type Value = Extract<OpenEntry<Row>, { kind: Kind }>;
  const isOfKind = (value: OpenEntry<Row> | undefined): value is Value => value?.kind === kind;
  const { value, ...open } = of(kind);
  return { ...open, value: isOfKind(value) ? value : undefined };
}
