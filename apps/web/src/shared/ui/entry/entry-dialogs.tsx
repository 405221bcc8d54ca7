import { Fragment, type ReactNode } from 'react';
import { SuccessDialog } from '../dialog/success-dialog.tsx';
import type { OpenOf } from '../dialog/use-open.ts';
import type { Opening } from '../dialog/use-opening.ts';
import { findRemoval } from './entry.ts';
import type { Entry, EntryRoutes, EntryRow, EntryTexts, FormOpening, OpenEntry } from './entry.ts';
import { RemovalDialogs } from './removal-dialogs.tsx';
import { useSaveEntry, type SaveEntry } from './use-entry-calls.ts';

/** The part of `useOpen` that an entry needs; the screen may have more kinds open. */
export interface EntryOpen<Row extends EntryRow> {
  of: (kind: OpenEntry<Row>['kind']) => OpenOf<OpenEntry<Row>>;
  show: (next: OpenEntry<Row>) => void;
}

interface EntryDialogsProps<Row extends EntryRow, Routes extends EntryRoutes<Row>> extends EntryOpen<Row> {
  entry: Entry<Row, Routes>;
  onSaved?: (row: Row) => void;
  onRemoved?: (() => void) | undefined;
  /** Where adding needs more than the form. */
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
  const { texts, inWords, addedInWords = inWords } = entry;
  const removal = findRemoval(entry);
  const saved = pickKind(of, 'saved');
  const form = pickKind(of, 'form');
  // Context that the screen passed with the previous form, such as the person, applies to the next one too.
  const given = { ...form.value, kind: 'form' as const, row: undefined, copied: false, typed: undefined };
  return (
    <>
      <EntryFormDialog
        entry={entry}
        form={form}
        show={show}
        onSaved={(row, added) => {
          onSaved?.(row);
          show({ kind: 'saved', row, added });
        }}
      />
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={saved.value?.added ? texts.added : texts.edited}
        detail={saved.value ? (saved.value.added ? addedInWords : inWords)(saved.value.row) : ''}
        {...(saved.value?.added
          ? {
              choices: [
                ...(texts.addAnother === undefined
                  ? []
                  : [
                      {
                        label: texts.addAnother,
                        onChoose: onAddAnother ?? (() => show({ ...given, after: saved.value?.row })),
                      },
                    ]),
                { label: texts.backToList, onChoose: saved.close },
              ],
            }
          : { autoClose: true })}
      />
      {removal && (
        <RemovalDialogs
          removal={removal}
          remove={pickKind(of, 'remove')}
          removed={pickKind(of, 'removed')}
          show={show}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}

interface EntryFormDialogProps<Row extends EntryRow, Routes extends EntryRoutes<Row>> {
  entry: Entry<Row, Routes>;
  form: OpenOf<FormOpening<Row>>;
  show: (next: FormOpening<Row>) => void;
  onSaved: (row: Row, added: boolean) => void;
}

function EntryFormDialog<Row extends EntryRow, Routes extends EntryRoutes<Row>>(
  props: EntryFormDialogProps<Row, Routes>,
) {
  const save = useSaveEntry(props.entry);
  const opening = props.form.value;
  if (!opening) return null;
  const { row, copied = false, typed } = opening;
  // The key changes with the record and with the kind of form, so that the dialog is mounted anew.
  const key = [row?.id ?? 'new', copied && 'copied', typed && 'typed'].join(' ');
  return <Fragment key={key}>{drawEntryForm({ ...props, opening, save })}</Fragment>;
}

function drawEntryForm<Row extends EntryRow, Routes extends EntryRoutes<Row>>({
  entry,
  form,
  show,
  onSaved,
  opening,
  save,
}: EntryFormDialogProps<Row, Routes> & { opening: FormOpening<Row>; save: SaveEntry<Row> }): ReactNode {
  const { row, after, copied = false, typed } = opening;
  const frame = { opened: form.opened, onClose: form.close, ...chooseWords(entry.texts, row, copied) };
  if (row && copied && entry.copy)
    return entry.copy(row)({
      ...frame,
      onSubmit: async (body: object, attempt: Opening) => onSaved(await save.copy(row, body, attempt), true),
    });
  if (row && !copied)
    return entry.edit(row)({
      ...frame,
      // The API answers a row of the same kind.
      readNewer: (newer) => entry.edit(newer as Row).values,
      onGone: (kept) => show({ ...opening, row: undefined, typed: kept }),
      onSubmit: async (body: object, attempt: Opening) => onSaved(await save.edit(row, body, attempt), false),
    });
  return entry.add(after)({
    ...frame,
    typed,
    begin: row && entry.edit(entry.asCopy?.(row) ?? row).values,
    onSubmit: async (body: object, attempt: Opening) => onSaved(await save.add(body, attempt), true),
  });
}

function chooseWords(texts: EntryTexts, row: EntryRow | undefined, copied: boolean) {
  if (row && !copied) return { title: texts.editTitle, submitLabel: texts.save };
  const title = copied ? texts.copyTitle : texts.newTitle;
  return { title: title ?? texts.add, submitLabel: texts.add };
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
