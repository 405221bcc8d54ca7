import { archiveRoutes as routes } from '@indeks/contract/studies/students/archive.routes';
import {
  archivingForm,
  restoringForm,
  type Hanging,
} from '@indeks/contract/studies/students/archive.schemas';
import { archiveTexts } from '@indeks/contract/studies/students/archive.texts';
import type { ReactNode } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { today } from '#shared/lib/today.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { AutocompleteField } from '#shared/ui/form/choices/autocomplete-field.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import classes from './archive.module.css';
import { archiveDialogTexts as texts, restoreDialogTexts } from './archive.texts.ts';
import { HangingList } from './hanging-list.tsx';

interface ArchiveDialogProps {
  open: Pick<OpenOf<unknown>, 'opened' | 'close'>;
  /** The enrolments in words. */
  names: readonly string[];
  items: readonly Hanging[];
  onArchived: () => void;
}

/** The question before enrolments are archived: names what hangs on them, and asks why. */
export function ArchiveDialog({ open, names, items, onArchived }: ArchiveDialogProps): ReactNode {
  const archive = useCall('students', routes.archive);
  const restore = useCall('students', routes.restore);
  const ids = items.map(({ id }) => id);
  const undo = () =>
    restore({ body: { ids, reason: texts.undoReason } })
      .then(() => snackbar(restoreDialogTexts.done(ids.length)))
      .catch((error: unknown) => snackbar(readMessage(error), { tone: 'error' }));
  return defineForm({
    schema: archivingForm,
    values: { reason: '', day: today() },
    fields: {
      reason: {
        label: texts.reason,
        half: true,
        draw: (field) => <AutocompleteField {...field} suggestions={archiveTexts.reasons} required />,
      },
      day: {
        label: texts.day,
        half: true,
        draw: (field) => <DateField {...field} max={today()} required />,
      },
    },
    above: (
      <>
        <p className={classes.names}>{names.join(' · ')}</p>
        <HangingList items={items} />
      </>
    ),
    below: <Notice tone="info">{texts.comfort}</Notice>,
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.question(ids.length),
    submitLabel: texts.submit,
    startsAtCancel: true,
    onSubmit: async (body) => {
      await archive({ body: { ...body, ids } });
      onArchived();
      snackbar(texts.done(ids.length), { action: { label: texts.undo, onClick: () => void undo() } });
    },
  });
}

interface RestoreDialogProps {
  open: OpenOf<{ ids: readonly number[]; names: readonly string[] }>;
  onRestored?: (() => void) | undefined;
}

export function RestoreDialog({ open, onRestored }: RestoreDialogProps): ReactNode {
  const restore = useCall('students', routes.restore);
  if (!open.value) return null;
  const { ids, names } = open.value;
  return defineForm({
    schema: restoringForm,
    values: { reason: '' },
    fields: {
      reason: {
        label: restoreDialogTexts.reason,
        draw: (field) => <AutocompleteField {...field} suggestions={restoreDialogTexts.reasons} required />,
      },
    },
    above: (
      <>
        {names.length > 0 && <p className={classes.names}>{names.join(' · ')}</p>}
        <p className={classes.names}>{restoreDialogTexts.help}</p>
      </>
    ),
  })({
    opened: open.opened,
    onClose: open.close,
    title: restoreDialogTexts.question(ids.length),
    submitLabel: restoreDialogTexts.submit,
    onSubmit: async (body) => {
      await restore({ body: { ...body, ids: [...ids] } });
      onRestored?.();
      snackbar(restoreDialogTexts.done(ids.length));
    },
  });
}
