import type { workTimeForm } from '@indeks/contract/work-times/work-times.schemas';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { AutocompleteField } from '#shared/ui/form/autocomplete-field.tsx';
import type { DateLimits } from '#shared/ui/form/calendar-parts.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { NumberField } from '#shared/ui/form/number-field.tsx';
import { SwitchField } from '#shared/ui/form/switch-field.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { usualCitiesQuery } from '#data/places.ts';
import { workTimesTexts } from './work-times.texts.ts';

const texts = workTimesTexts.fields;

export type WorkTimeInput = z.input<typeof workTimeForm>;

export const declareWorkTimeFields = (days: DateLimits): FieldsOf<WorkTimeInput> => ({
  date: {
    label: texts.date,
    draw: (field) => <DateField {...field} description={explainDays(days)} {...days} required />,
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

interface CityFieldProps extends BoundField<'city', string> {
  form: AppForm<WorkTimeInput, unknown>;
}

/** Not asked for work over the network. */
function CityField({ form, ...field }: CityFieldProps) {
  const isOnline = useWatch({ control: form.control, name: 'online' });
  const { data: cities = [] } = useQuery(usualCitiesQuery);
  return isOnline ? null : (
    <AutocompleteField {...field} placeholder={texts.cityPlaceholder} suggestions={cities} required />
  );
}

function explainDays({ months }: DateLimits): string | undefined {
  const { one, more } = workTimesTexts.openDays;
  return months && (months.length === 1 ? one : more);
}
