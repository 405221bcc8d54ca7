import type { Report } from '@indeks/contract/months/months.schemas';
import type { WorkTime } from '@indeks/contract/work-times/work-times.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { SendDialog } from './send-dialog.tsx';
import { WorkTimeDialog } from './work-time-dialog.tsx';
import { useRemoveWorkTimes } from './work-times.api.ts';
import { workTimesTexts as texts } from './work-times.texts.ts';

export type OpenWorkTime =
  { kind: 'form'; time: WorkTime | undefined } | { kind: 'send' } | EntryOutcome<WorkTime>;

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
  const remove = useRemoveWorkTimes();
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
        onSaved={(row) => show({ kind: 'saved', row, added: editing === undefined })}
      />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={texts}
        inWords={wordsOf}
        onAddAnother={() => show({ kind: 'form', time: undefined })}
        onRemove={(rows) => remove.mutateAsync(rows.map(({ id }) => id))}
      />
      <SendDialog opened={send.opened} month={month} onClose={send.close} />
    </>
  );
}

/** 12 października 2025 · Łódź · 6,5 godz. */
const wordsOf = ({ date, city, hours }: WorkTime): string =>
  [formatDate(date), city, texts.hours(hours)].join(' · ');
