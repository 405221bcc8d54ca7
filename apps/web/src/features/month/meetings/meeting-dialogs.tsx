import { firstDay, openMonths } from '@indeks/contract/common/months.rules';
import { meetingRoutes as routes } from '@indeks/contract/month/meetings/meetings.routes';
import { newMeeting, type Meeting } from '@indeks/contract/month/meetings/meetings.schemas';
import { meetingTexts } from '@indeks/contract/month/meetings/meetings.texts';
import { today } from '#shared/lib/today.ts';
import { ChoosePersonDialog, type ChosenPerson } from '#parts/identity/people/choose-person-dialog.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { formatDateRange } from '#shared/lib/format.ts';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { defineEntry, type OpenEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { declareMeetingFields } from './meeting-fields.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface FormGiven {
  /** The day whose "+" was pressed. */
  day?: string | undefined;
  /** Named in the form where the page around does not name the person. */
  person?: ChosenPerson | undefined;
}

export type OpenMeeting = { kind: 'choose-person'; day?: string } | OpenEntry<Meeting, FormGiven>;

interface MeetingDialogsProps extends Pick<Dialogs<OpenMeeting>, 'of' | 'show'> {
  month: string;
  /** The owner of the sessions; undefined for the reader's own, and where each dialog is about another person. */
  user?: number | undefined;
}

export function MeetingDialogs({ of, show, month, user }: MeetingDialogsProps) {
  const { day, person } = of('form').value ?? {};
  const choose = of('choose-person');
  const earliest = useEarliestDay(month);
  return (
    <>
      <ChoosePersonDialog
        opened={choose.opened}
        onClose={choose.close}
        title={texts.addForPerson}
        type="zjazd"
        onChoose={(chosen) => show({ kind: 'form', person: chosen, day: choose.value?.day })}
      />
      <EntryDialogs
        of={of}
        show={show}
        entry={declareMeetings({ month, earliest, day, person, user: person?.id ?? user })}
        onAddAnother={() => show({ kind: 'form', person })}
      />
    </>
  );
}

interface MeetingScreen extends FormGiven {
  user: number | undefined;
  month: string;
  earliest: string | undefined;
}

const declareMeetings = ({ user, month, earliest, day = '', person }: MeetingScreen) => {
  const above = person && <ActingBanner name={person.name} />;
  return defineEntry({
    topic: 'meetings',
    routes,
    query: { user },
    texts: { ...texts, add: texts.submitNew },
    inWords: ({ name, cityName, start, end }: Meeting) =>
      `${formatDateRange(start, end)} · ${name} · ${cityName}`,
    add: () =>
      defineForm({
        schema: newMeeting,
        values: {
          pid: undefined,
          name: meetingTexts.defaultName,
          dates: { start: day, end: day },
          comment: '',
        },
        fields: declareMeetingFields({ month, earliest }),
        above,
      }),
    edit: ({ pid, name, dates, comment, cityName }) =>
      defineForm({
        schema: newMeeting,
        values: { pid, name, dates, comment },
        fields: declareMeetingFields({ month, earliest, kept: { value: pid, label: cityName } }),
        above,
      }),
  });
};

/** Those who act for others may choose any day. The server decides; this only spares a refusal. */
function useEarliestDay(month: string): string | undefined {
  const { permissions } = useSession();
  if (permissions.includes('account.act-for-person')) return undefined;
  return [...openMonths(today()), month].map(firstDay).toSorted()[0];
}
