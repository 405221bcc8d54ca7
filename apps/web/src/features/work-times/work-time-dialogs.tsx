import type { Report } from '@indeks/contract/months/months.schemas';
import { workTimeRoutes as routes } from '@indeks/contract/work-times/work-times.routes';
import { online, workTimeForm, type WorkTime } from '@indeks/contract/work-times/work-times.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { firstChoiceOf, useOpenDays } from '#parts/months/open-days.ts';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { defineEntry, type OpenEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import type { DateLimits } from '#shared/ui/form/calendar-parts.tsx';
import type { FormValues } from '#shared/ui/form/use-zod-form.ts';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { SendDialog } from './send-dialog.tsx';
import { declareWorkTimeFields, type WorkTimeInput } from './work-time-fields.tsx';
import { workTimesTexts as texts } from './work-times.texts.ts';

export type OpenWorkTime = { kind: 'send' } | OpenEntry<WorkTime>;

interface WorkTimeDialogsProps extends Pick<Dialogs<OpenWorkTime>, 'of' | 'show'> {
  month: string;
  /** Whose hours; undefined for one's own. */
  user: number | undefined;
  /** Named in the form where the page around does not name the person. */
  personName?: string | undefined;
  /** With the month it says which days are open. */
  report: Report | null;
}

export function WorkTimeDialogs({ month, user, personName, report, ...open }: WorkTimeDialogsProps) {
  const days = useOpenDays(month, report);
  const send = open.of('send');
  return (
    <>
      <EntryDialogs {...open} entry={declareWorkTimes({ month, user, personName, days })} />
      <SendDialog opened={send.opened} month={month} onClose={send.close} />
    </>
  );
}

interface WorkTimeScreen extends Pick<WorkTimeDialogsProps, 'month' | 'user'> {
  personName: string | undefined;
  days: DateLimits;
}

const declareWorkTimes = ({ month, user, personName, days }: WorkTimeScreen) => {
  const withValues = (values: FormValues<WorkTimeInput>) =>
    defineForm({
      schema: workTimeForm,
      values,
      fields: declareWorkTimeFields(days),
      above: personName !== undefined && <ActingBanner name={personName} />,
    });
  return defineEntry({
    topic: 'work-times',
    routes,
    query: { user },
    texts,
    /** 12 października 2025 · Łódź · 6,5 godz. */
    inWords: ({ date, city, hours }: WorkTime) => [formatDate(date), city, texts.hours(hours)].join(' · '),
    add: () =>
      withValues({ date: firstChoiceOf(month), online: false, city: '', hours: undefined, comment: '' }),
    edit: ({ date, city, hours, comment }) =>
      // The switch stands for the city "on-line", whose field then is empty.
      withValues({ date, online: city === online, city: city === online ? '' : city, hours, comment }),
  });
};
