import type { workTimeForm } from '@indeks/contract/month/work-times/work-times.schemas';
import { isRealDate } from '@indeks/contract/common/dates';
import { listWeek } from '@indeks/contract/common/months.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { AutocompleteField } from '#shared/ui/form/choices/autocomplete-field.tsx';
import type { DateLimits } from '#shared/ui/form/dates/calendar-parts.tsx';
import { CheckboxSetField } from '#shared/ui/form/choices/checkbox-set-field.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { isOpenDay } from '#parts/month/monthly-reports/open-days.ts';
import { formatShortDay } from '#shared/lib/format.ts';
import { usualCitiesQuery } from '#data/provider/places.ts';
import { workTimesTexts } from './work-times.texts.ts';

const texts = workTimesTexts.fields;

type WorkTimeInput = z.input<typeof workTimeForm>;

/** `several`: the hours may be written on other days of the week as well. */
export const declareWorkTimeFields = (
  days: DateLimits,
  { several = false } = {},
): FieldsOf<WorkTimeInput> => ({
  date: {
    label: texts.date,
    draw: (field) => <DateField {...field} description={explainDays(days)} {...days} required />,
  },
  also: {
    label: texts.also,
    draw: (field, form) => several && <AlsoField {...field} form={form} days={days} />,
  },
  online: {
    label: texts.online,
    draw: (field) => <SwitchField {...field} description={texts.onlineHelp} />,
  },
  city: { label: texts.city, draw: (field, form) => <CityField {...field} form={form} /> },
  hours: {
    label: texts.hours,
    draw: (field) => <NumberField {...field} step={0.5} decimals={2} maw={180} required />,
  },
  comment: {
    label: texts.comment,
    draw: (field) => <TextareaField {...field} description={texts.commentHelp} counted />,
  },
});

interface AlsoFieldProps extends BoundField<'also', string[]> {
  form: AppForm<WorkTimeInput, unknown>;
  days: DateLimits;
}

function AlsoField({ form, days, ...field }: AlsoFieldProps) {
  const { control, getValues, setValue } = form;
  const date = useWatch({ control, name: 'date' });
  const week = isRealDate(date) ? listWeek(date).filter((day) => day !== date && isOpenDay(day, days)) : [];
  const shown = week.join();
  // A day of another week is not written: its box is no longer there to be seen.
  useEffect(() => {
    const chosen = getValues('also');
    const seen = chosen.filter((day) => shown.includes(day));
    if (seen.length < chosen.length) setValue('also', seen);
  }, [shown, getValues, setValue]);
  return week.length === 0 ? null : (
    <CheckboxSetField
      {...field}
      variant="line"
      choices={week.map((day) => ({ value: day, label: formatShortDay(day) }))}
    />
  );
}

interface CityFieldProps extends BoundField<'city', string> {
  form: AppForm<WorkTimeInput, unknown>;
}

/** The town, which online work does not need. */
function CityField({ form, ...field }: CityFieldProps) {
  const isOnline = useWatch({ control: form.control, name: 'online' });
  const { data: cities = [] } = useQuery(usualCitiesQuery);
  return isOnline ? null : (
    <AutocompleteField {...field} placeholder={texts.cityPlaceholder} suggestions={cities} required />
  );
}

function explainDays({ months }: DateLimits): string | undefined {
  const { one, more } = workTimesTexts.openDaysHelp;
  return months && (months.length === 1 ? one : more);
}
