import type { Meeting } from '@indeks/contract/meetings/meetings.schemas';
import { formatDateRange } from '#shared/lib/format.ts';
import { ChoosePersonDialog, type ChosenPerson } from '#shared/months/choose-person-dialog.tsx';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { useRemoveMeeting } from './meetings.api.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

export type OpenMeeting =
  | { kind: 'choose-person'; day?: string }
  | { kind: 'form'; meeting?: Meeting; day?: string | undefined; person?: ChosenPerson | undefined }
  | { kind: 'saved'; meeting: Meeting; added: boolean; person?: ChosenPerson | undefined }
  | { kind: 'remove'; meeting: Meeting }
  | { kind: 'removed'; meeting: Meeting };

type DialogOf<K extends OpenMeeting['kind']> = OpenOf<Extract<OpenMeeting, { kind: K }>>;

interface MeetingDialogsProps extends Pick<Dialogs<OpenMeeting>, 'of' | 'show'> {
  month: string;
  /** Whose sessions; undefined for one's own, and where each dialog is about another person. */
  user?: number | undefined;
}

/** Everything that opens over a calendar; loaded when the first of it does. */
export function MeetingDialogs({ of, show, month, user }: MeetingDialogsProps) {
  const form = of('form');
  const { meeting, day, person } = form.value ?? {};
  const choose = of('choose-person');
  return (
    <>
      <ChoosePersonDialog
        opened={choose.opened}
        onClose={choose.close}
        title={texts.addForPerson}
        type="zjazd"
        onChoose={(chosen) => show({ kind: 'form', person: chosen, day: choose.value?.day })}
      />
      <MeetingDialog
        opened={form.opened}
        meeting={meeting}
        day={day}
        month={month}
        user={person?.id ?? user}
        personName={person?.name}
        onClose={form.close}
        onSaved={(saved) => show({ kind: 'saved', meeting: saved, added: meeting === undefined, person })}
      />
      <Saved dialog={of('saved')} onAddAnother={(next) => show({ kind: 'form', person: next })} />
      <Remove dialog={of('remove')} onRemoved={(removed) => show({ kind: 'removed', meeting: removed })} />
      <Removed dialog={of('removed')} />
    </>
  );
}

interface SavedProps {
  dialog: DialogOf<'saved'>;
  onAddAnother: (person: ChosenPerson | undefined) => void;
}

function Saved({ dialog: { opened, value, close }, onAddAnother }: SavedProps) {
  const choices = [
    { label: texts.addAnother, onChoose: () => onAddAnother(value?.person) },
    { label: texts.backToList, onChoose: close },
  ];
  return (
    <SuccessDialog
      opened={opened}
      onClose={close}
      sentence={value?.added ? texts.added : texts.edited}
      detail={value ? inWords(value.meeting) : ''}
      {...(value?.added ? { choices } : { autoClose: true })}
    />
  );
}

interface RemoveProps {
  dialog: DialogOf<'remove'>;
  onRemoved: (meeting: Meeting) => void;
}

function Remove({ dialog, onRemoved }: RemoveProps) {
  const remove = useRemoveMeeting();
  const meeting = dialog.value?.meeting;
  return (
    <ConfirmDelete
      opened={dialog.opened}
      onClose={dialog.close}
      question={texts.removeQuestion}
      consequence={texts.removeConsequence}
      items={meeting ? [inWords(meeting)] : []}
      confirmLabel={texts.removeConfirm}
      onConfirm={async () => {
        if (!meeting) return;
        await remove.mutateAsync(meeting.id);
        onRemoved(meeting);
      }}
    />
  );
}

function Removed({ dialog }: { dialog: DialogOf<'removed'> }) {
  return (
    <SuccessDialog
      opened={dialog.opened}
      onClose={dialog.close}
      sentence={texts.removed}
      detail={dialog.value ? inWords(dialog.value.meeting) : ''}
      autoClose
    />
  );
}

const inWords = ({ name, cityName, start, end }: Meeting): string =>
  `${formatDateRange(start, end)} · ${name} · ${cityName}`;
