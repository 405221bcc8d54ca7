import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { onlineMeetingQuery } from '#data/talk/online-meetings.ts';
import { isCallError, readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatDate } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { Opening } from '#shared/ui/dialog/use-opening.ts';
import { useSaveEntry } from '#shared/ui/entry/use-entry-calls.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { AttendanceDialog } from './attendance-dialog.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { meetingEntry } from './meeting-form.tsx';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { ZoomDialog } from './zoom-dialog.tsx';

type MeetingDialogsProps = Pick<Dialogs<OpenMeeting>, 'of' | 'show'>;

/** Everything that opens over the list. */
export function MeetingDialogs({ of, show }: MeetingDialogsProps) {
  const [failure, setFailure] = useState<string>();
  const [series, saved, calendar, zoom] = [of('series'), of('saved'), of('calendar'), of('zoom')];
  const onFailed = (error: unknown) => {
    // A refusal that concerns the account has a dialog of its own, as specified; all others are shown in the form.
    if (isCallError(error) && error.code === 'online-meetings/not-linked') setFailure(readMessage(error));
  };
  return (
    <>
      <MeetingFormDialog form={of('form')} show={show} onFailed={onFailed} />
      <SeriesDialog
        opened={series.opened}
        onClose={series.close}
        onFailed={onFailed}
        onMade={(count) =>
          show({ kind: 'saved', sentence: texts.seriesAdded(count), detail: texts.addedDetail })
        }
      />
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={saved.value?.sentence ?? ''}
        detail={saved.value?.detail}
        autoClose
      />
      <RemovalDialog removal={of('remove')} />
      <ZoomDialog opened={zoom.opened} onClose={zoom.close} />
      <CalendarDialog opened={calendar.opened} onClose={calendar.close} />
      <AttendanceDialog attendance={of('attendance')} />
      <Dialog opened={failure !== undefined} onClose={() => setFailure(undefined)} title={texts.error}>
        <p>{failure}</p>
        <FormActions>
          <Button onClick={() => setFailure(undefined)}>{texts.close}</Button>
        </FormActions>
      </Dialog>
    </>
  );
}

interface MeetingFormDialogProps extends Pick<MeetingDialogsProps, 'show'> {
  form: OpenOf<Extract<OpenMeeting, { kind: 'form' }>>;
  onFailed: (error: unknown) => void;
}

function MeetingFormDialog({ form, show, onFailed }: MeetingFormDialogProps) {
  const save = useSaveEntry(meetingEntry);
  const id = form.value?.id;
  const { data: row } = useQuery({
    ...onlineMeetingQuery(id ?? 0),
    enabled: form.opened && id !== undefined,
  });
  const telling = (sentence: string, after: string, work: () => Promise<{ topic: string }>) => async () => {
    try {
      const { topic } = await work();
      show({ kind: 'saved', sentence, detail: `${topic}. ${after}` });
    } catch (error) {
      onFailed(error);
      throw error;
    }
  };
  const frame = { opened: form.opened, onClose: form.close };
  if (id === undefined)
    return meetingEntry.add()({
      ...frame,
      title: texts.newTitle,
      submitLabel: texts.create,
      onSubmit: (body: object, opening: Opening) =>
        telling(texts.added, texts.addedDetail, () => save.add(body, opening))(),
    });
  if (row?.id !== id) return null;
  return meetingEntry.edit(row)({
    ...frame,
    title: texts.editTitle,
    submitLabel: texts.save,
    // The API answers a row of the same kind; whom it has is not part of the conflict.
    readNewer: (newer) => ({ ...meetingEntry.edit(newer as typeof row).values, users: row.users }),
    onSubmit: (body: object, opening: Opening) =>
      telling(texts.edited, texts.editedDetail, () => save.edit(row, body, opening))(),
  });
}

function RemovalDialog({ removal }: { removal: OpenOf<Extract<OpenMeeting, { kind: 'remove' }>> }) {
  const remove = useCall('online-meetings', routes.removeMany);
  const row = removal.value?.row;
  return (
    <ConfirmDelete
      opened={removal.opened}
      onClose={removal.close}
      question={texts.removeQuestion}
      consequence={texts.removeConsequence(row?.told ?? 0)}
      items={row ? [`${row.topic}, ${formatDate(row.date)}, ${row.time}`] : []}
      confirmLabel={texts.removeConfirm}
      onConfirm={async () => {
        if (!row) return;
        await remove({ body: [{ id: row.id, meetingId: row.meetingId }] });
        snackbar(texts.removed);
      }}
    />
  );
}
