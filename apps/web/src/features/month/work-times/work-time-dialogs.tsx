import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { workTimeRoutes as routes } from '@indeks/contract/month/work-times/work-times.routes';
import {
  newWorkTimesForm,
  online,
  workTimeForm,
  type WorkTime,
} from '@indeks/contract/month/work-times/work-times.schemas';
import { dayToGoOn, chooseFirstDay, useOpenDays } from '#parts/month/monthly-reports/open-days.ts';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { defineEntry, type OpenEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import type { DateLimits } from '#shared/ui/form/dates/calendar-parts.tsx';
import type { ChosenPerson } from '#parts/identity/people/choose-person-dialog.tsx';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { declareWorkTimeFields } from './work-time-fields.tsx';
import { listDays, timesInWords, type WrittenTimes } from './written-times.ts';
import { workTimesTexts as texts } from './work-times.texts.ts';

interface FormGiven {
  /** Whose hours, and named in the form, where the page around does not say whose they are. */
  person?: ChosenPerson | undefined;
}

/** On the screen of everybody the person is chosen first. */
export type OpenWorkTime = { kind: 'choose-person' } | OpenEntry<WorkTime, FormGiven>;

interface WorkTimeDialogsProps extends Pick<Dialogs<OpenWorkTime>, 'of' | 'show'> {
  month: string;
  /** The owner of the hours; undefined for the reader's own, and where each dialog is about another person. */
  user: number | undefined;
  /** With the month it says which days are open. */
  report: Report | null;
}

export function WorkTimeDialogs({ month, user, report, ...open }: WorkTimeDialogsProps) {
  const days = useOpenDays(month, report);
  const { person } = open.of('form').value ?? {};
  const whose = { user: person?.id ?? user, personName: person?.name };
  return <EntryDialogs {...open} entry={declareWorkTimes({ month, days, ...whose })} />;
}

interface WorkTimeScreen extends Pick<WorkTimeDialogsProps, 'month' | 'user'> {
  personName: string | undefined;
  days: DateLimits;
}

const declareWorkTimes = ({ month, user, personName, days }: WorkTimeScreen) => {
  const above = personName !== undefined && <ActingBanner name={personName} />;
  return defineEntry({
    topic: 'work-times',
    routes,
    query: { user },
    texts,
    inWords: timesInWords,
    add: (after?: WrittenTimes) =>
      defineForm({
        schema: newWorkTimesForm,
        values: { ...(after ? goOnFrom(after, days) : createEmptyTime(month)), also: [] },
        fields: declareWorkTimeFields(days, { several: true }),
        above,
      }),
    edit: ({ date, city, hours, comment }) =>
      defineForm({
        schema: workTimeForm,
        values: { date, ...splitPlace(city), hours, comment, also: [] },
        fields: declareWorkTimeFields(days),
        above,
      }),
  });
};

const createEmptyTime = (month: string) => ({
  date: chooseFirstDay(month),
  online: false,
  city: '',
  hours: undefined,
  comment: '',
});

/** The same place and hours on the day after the last one. */
const goOnFrom = (written: WrittenTimes, days: DateLimits) => ({
  date: dayToGoOn(listDays(written).at(-1) ?? written.date, days),
  ...splitPlace(written.city),
  hours: written.hours,
  comment: '',
});

/** The switch represents the city "on-line"; the field of the city is then empty. */
const splitPlace = (city: string) => ({ online: city === online, city: city === online ? '' : city });
