import type { Meeting } from '@indeks/contract/meetings/meetings.schemas';
import { ChoosePersonDialog, type ChosenPerson } from '#parts/people/choose-person-dialog.tsx';
import { formatDateRange } from '#shared/lib/format.ts';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { useRemoveMeeting } from './meetings.api.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

export type OpenMeeting =
  | { kind: 'choose-person'; day?: string }
  | { kind: 'form'; meeting?: Meeting; day?: string | undefined; person?: ChosenPerson | undefined }
  | (Extract<EntryOutcome<Meeting>, { kind: 'saved' }> & { person?: ChosenPerson | undefined })
  | Exclude<EntryOutcome<Meeting>, { kind: 'saved' }>;

interface MeetingDialogsProps extends Pick<Dialogs<OpenMeeting>, 'of' | 'show'> {
  month: string;
  /** Whose sessions; undefined for one's own, and where each dialog is about another person. */
  user?: number | undefined;
}

/** Everything that opens over a calendar; loaded when the first of it does. */
export function MeetingDialogs({ of, show, month, user }: MeetingDialogsProps) {
  const remove = useRemoveMeeting();
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
        onSaved={(row) => show({ kind: 'saved', row, added: meeting === undefined, person })}
      />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={texts}
        inWords={inWords}
        onAddAnother={(saved) => show({ kind: 'form', person: saved?.person })}
        onRemove={(rows) => Promise.all(rows.map(({ id }) => remove.mutateAsync(id)))}
      />
    </>
  );
}

const inWords = ({ name, cityName, start, end }: Meeting): string =>
  `${formatDateRange(start, end)} · ${name} · ${cityName}`;
