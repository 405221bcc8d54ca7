import type { Report } from '@indeks/contract/months/months.schemas';
import type { WorkTime } from '@indeks/contract/work-times/work-times.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { ConfirmDelete } from '#shared/ui/dialog/confirm-delete.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { SendDialog } from './send-dialog.tsx';
import { WorkTimeDialog } from './work-time-dialog.tsx';
import { useRemoveWorkTimes } from './work-times.api.ts';
import { workTimesTexts as texts } from './work-times.texts.ts';

export type OpenWorkTime =
  | { kind: 'form'; time: WorkTime | undefined }
  | { kind: 'saved'; time: WorkTime; added: boolean }
  | { kind: 'remove'; time: WorkTime }
  | { kind: 'removed'; time: WorkTime }
  | { kind: 'send' };

type DialogOf<K extends OpenWorkTime['kind']> = OpenOf<Extract<OpenWorkTime, { kind: K }>>;

interface WorkTimeDialogsProps extends Pick<Dialogs<OpenWorkTime>, 'of' | 'show'> {
  month: string;
  /** Whose hours; undefined for one's own. */
  user: number | undefined;
  /** Named in the form where the page around does not name the person. */
  personName?: string | undefined;
  report: Report | null;
}

/** Everything that opens over a month of hours; loaded when the first of it does. */
export function WorkTimeDialogs({ of, show, month, user, personName, report }: WorkTimeDialogsProps) {
  const form = of('form');
  const editing = form.value?.time;
  const send = of('send');
  return (
    <>
      <WorkTimeDialog
        opened={form.opened}
        time={editing}
        user={user}
        personName={personName}
        month={month}
        report={report}
        onClose={form.close}
        onSaved={(time) => show({ kind: 'saved', time, added: editing === undefined })}
      />
      <Saved dialog={of('saved')} onAddAnother={() => show({ kind: 'form', time: undefined })} />
      <Remove dialog={of('remove')} onRemoved={(time) => show({ kind: 'removed', time })} />
      <Removed dialog={of('removed')} />
      <SendDialog opened={send.opened} month={month} onClose={send.close} />
    </>
  );
}

function Saved({ dialog, onAddAnother }: { dialog: DialogOf<'saved'>; onAddAnother: () => void }) {
  const { opened, value, close } = dialog;
  const choices = [
    { label: texts.addAnother, onChoose: onAddAnother },
    { label: texts.backToList, onChoose: close },
  ];
  return (
    <SuccessDialog
      opened={opened}
      onClose={close}
      sentence={value?.added ? texts.added : texts.edited}
      detail={value ? wordsOf(value.time) : ''}
      {...(value?.added ? { choices } : { autoClose: true })}
    />
  );
}

interface RemoveProps {
  dialog: DialogOf<'remove'>;
  onRemoved: (time: WorkTime) => void;
}

function Remove({ dialog, onRemoved }: RemoveProps) {
  const remove = useRemoveWorkTimes();
  const time = dialog.value?.time;
  return (
    <ConfirmDelete
      opened={dialog.opened}
      onClose={dialog.close}
      question={texts.removeQuestion}
      consequence={texts.removeConsequence}
      items={time ? [wordsOf(time)] : []}
      confirmLabel={texts.removeConfirm}
      onConfirm={async () => {
        if (!time) return;
        await remove.mutateAsync([time.id]);
        onRemoved(time);
      }}
    />
  );
}

function Removed({ dialog }: { dialog: DialogOf<'removed'> }) {
  const time = dialog.value?.time;
  return (
    <SuccessDialog
      opened={dialog.opened}
      onClose={dialog.close}
      sentence={texts.removed}
      detail={time ? wordsOf(time) : ''}
      autoClose
    />
  );
}

/** 12 października 2025 · Łódź · 6,5 godz. */
const wordsOf = ({ date, city, hours }: WorkTime): string =>
  [formatDate(date), city, texts.hours(hours)].join(' · ');
