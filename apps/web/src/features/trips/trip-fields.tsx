import type { Car } from '@indeks/contract/cars/cars.schemas';
import { isRealDate } from '@indeks/contract/common/dates';
import { formatRate } from '@indeks/contract/rates/rates.rules';
import { drivenKm } from '@indeks/contract/trips/trips.rules';
import type { tripEdit, TripEdit } from '@indeks/contract/trips/trips.schemas';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { DateLimits } from '#shared/ui/form/calendar-parts.tsx';
import { CheckboxField } from '#shared/ui/form/checkbox-field.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { NumberField } from '#shared/ui/form/number-field.tsx';
import { SelectField } from '#shared/ui/form/select-field.tsx';
import { TextControl, TextField } from '#shared/ui/form/text-field.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { tripsTexts } from './trips.texts.ts';

const texts = tripsTexts.fields;

interface TripFieldsProps {
  form: AppForm<z.input<typeof tripEdit>, TripEdit>;
  days: DateLimits;
  cars: readonly Car[];
  /** The name of a car that is no longer there; the trip keeps it when no other is chosen. */
  deletedCar: string | undefined;
  ratePerKm: number | null;
}

export function TripFields({ form, days, cars, deletedCar, ratePerKm }: TripFieldsProps) {
  const { control } = form;
  return (
    <>
      <SelectField
        control={control}
        name="cid"
        label={texts.car}
        choices={cars.map((car) => ({ value: car.id, label: carName(car) }))}
        {...(deletedCar === undefined
          ? { required: true }
          : { placeholder: tripsTexts.deletedCar(deletedCar) })}
      />
      <FieldRow>
        <TextField control={control} name="start" label={texts.start} maxLength={120} required />
        <TextField control={control} name="destination" label={texts.destination} maxLength={120} required />
      </FieldRow>
      <Distance form={form} days={days} />
      <TextControl
        label={texts.rate}
        value={ratePerKm === null ? tripsTexts.noRate : tripsTexts.rate(formatRate(ratePerKm))}
        onChange={() => undefined}
        maw={180}
        disabled
      />
      <TextareaField
        control={control}
        name="comment"
        label={texts.comment}
        description={texts.commentHelp}
        limit={500}
      />
    </>
  );
}

/** Kilometres one way; the return doubles them and has a day of its own. */
function Distance({ form, days }: Pick<TripFieldsProps, 'form' | 'days'>) {
  const { control, setValue, getValues } = form;
  const [back, km, date] = useWatch({ control, name: ['return_to_start', 'km', 'date'] });
  // The return is on the same day by default.
  useEffect(() => {
    if (back && getValues('return_date') === null) setValue('return_date', getValues('date'));
  }, [back, getValues, setValue]);
  return (
    <>
      <FieldRow>
        <DateField control={control} name="date" label={texts.date} {...days} required />
        <NumberField
          control={control}
          name="km"
          label={texts.km}
          description={back && km > 0 ? texts.driven(drivenKm({ km, return_to_start: true })) : undefined}
          min={0}
          decimals={1}
          required
        />
      </FieldRow>
      <CheckboxField control={control} name="return_to_start" label={texts.returns} />
      {back && (
        <DateField
          control={control}
          name="return_date"
          label={texts.returnDate}
          min={isRealDate(date) ? date : days.min}
          required
        />
      )}
    </>
  );
}

/** Skoda Octavia, EL 12345 */
const carName = ({ brand, model, registration_nr: plate }: Car): string => `${brand} ${model}, ${plate}`;
