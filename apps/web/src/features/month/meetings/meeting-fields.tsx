import { firstDay } from '@indeks/contract/common/months.rules';
import type { newMeeting } from '@indeks/contract/month/meetings/meetings.schemas';
import type { z } from 'zod';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { DateRangeField } from '#shared/ui/form/dates/date-range-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { PlaceField } from '#parts/provider/places/place-field.tsx';
import { findWeekend } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface MeetingFieldsGiven {
  /** The month on the screen, at which the calendar opens. */
  month: string;
  earliest: string | undefined;
  /** The place that the session has: it stays a choice when it was closed since. */
  kept?: Choice<number>;
}

export const declareMeetingFields = ({
  month,
  earliest,
  kept,
}: MeetingFieldsGiven): FieldsOf<z.input<typeof newMeeting>> => ({
  pid: {
    label: texts.fields.place,
    draw: (field) => <PlaceField {...field} kept={kept} placeholder={texts.placePlaceholder} required />,
  },
  name: { label: texts.fields.name, draw: (field) => <TextField {...field} required /> },
  dates: {
    label: texts.fields.dates,
    draw: ({ control, label }) => (
      <DateRangeField
        control={control}
        from="dates.start"
        to="dates.end"
        label={label}
        description={texts.datesHelp}
        weekdays={fridayToSunday}
        spanFrom={findWeekend}
        min={earliest}
        opensAt={firstDay(month)}
        required
      />
    ),
  },
  comment: { label: texts.fields.comment, draw: (field) => <TextareaField {...field} /> },
});

const fridayToSunday = [5, 6, 0];
