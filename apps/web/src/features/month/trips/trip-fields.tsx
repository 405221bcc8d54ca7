import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import { isRealDate } from '@indeks/contract/common/dates';
import { daysAfter, daysBetween } from '@indeks/contract/common/months.rules';
import { chooseRate, formatRate, type RateOfEngines } from '@indeks/contract/month/rates/rates.rules';
import { drivenKm } from '@indeks/contract/month/trips/trips.rules';
import type { tripKeepingCar } from '@indeks/contract/month/trips/trips.schemas';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import type { DateLimits } from '#shared/ui/form/dates/calendar-parts.tsx';
import { CheckboxField } from '#shared/ui/form/choices/checkbox-field.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { TextControl } from '#shared/ui/form/typed/text-control.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { tripsTexts } from './trips.texts.ts';

const texts = tripsTexts.fields;

export type TripInput = z.input<typeof tripKeepingCar>;

/** Context from the screen: the open days, the cars to choose from, the rate to show. */
export interface TripScreen {
  days: DateLimits;
  cars: readonly Car[];
  rates: RateOfEngines | null;
}

/** `deletedCar` names a car that is no longer there; the trip keeps it when no other is chosen. */
export const declareTripFields = (
  { days, cars, rates }: TripScreen,
  deletedCar?: string,
): FieldsOf<TripInput> => ({
  cid: {
    label: texts.car,
    draw: (field) => (
      <SelectField
        {...field}
        choices={cars.map((car) => ({ value: car.id, label: nameCar(car) }))}
        {...(deletedCar === undefined
          ? { required: true }
          : { placeholder: tripsTexts.deletedCar(deletedCar) })}
      />
    ),
  },
  start: { label: texts.start, half: true, draw: (field) => <TextField {...field} required /> },
  destination: { label: texts.destination, half: true, draw: (field) => <TextField {...field} required /> },
  date: { label: texts.date, half: true, draw: (field) => <DateField {...field} {...days} required /> },
  km: { label: texts.km, half: true, draw: (field, form) => <KmField {...field} form={form} /> },
  return_to_start: {
    label: texts.returns,
    draw: (field, form) => <ReturnsField {...field} form={form} />,
  },
  return_date: {
    label: texts.returnDate,
    draw: (field, form) => <ReturnDateField {...field} form={form} first={days.min} />,
  },
  comment: {
    label: texts.comment,
    draw: (field, form) => (
      <>
        <RateShown rates={rates} cars={cars} form={form} />
        <TextareaField {...field} description={texts.commentHelp} counted />
      </>
    ),
  },
});

interface InForm {
  form: AppForm<TripInput, unknown>;
}

/** Kilometres one way; beside a return the field says how many it makes. */
function KmField({ form, ...field }: BoundField<'km', number> & InForm) {
  const [back, km] = useWatch({ control: form.control, name: ['return_to_start', 'km'] });
  const driven = back && km > 0 ? texts.driven(drivenKm({ km, return_to_start: true })) : undefined;
  return <NumberField {...field} description={driven} decimals={1} required />;
}

/** Most people come back on the day they left; a day of departure that is moved takes the return with it. */
function ReturnsField({ form, ...field }: BoundField<'return_to_start', boolean> & InForm) {
  const { control, getValues, setValue } = form;
  const [back, date] = useWatch({ control, name: ['return_to_start', 'date'] });
  const left = useRef(date);
  useEffect(() => {
    if (!isRealDate(date)) return;
    const returns = getValues('return_date');
    if (back && returns === null) setValue('return_date', date);
    else if (isRealDate(returns ?? '') && isRealDate(left.current) && left.current !== date) {
      const stay = Math.max(0, daysBetween(left.current, returns ?? date));
      setValue('return_date', daysAfter(date, stay), { shouldValidate: form.formState.isSubmitted });
    }
    left.current = date;
  }, [back, date, form, getValues, setValue]);
  return <CheckboxField {...field} />;
}

interface ReturnDateFieldProps extends BoundField<'return_date', string | null>, InForm {
  /** The first open day, while no day of departure is chosen. */
  first: string | undefined;
}

function ReturnDateField({ form, first, ...field }: ReturnDateFieldProps) {
  const [back, date] = useWatch({ control: form.control, name: ['return_to_start', 'date'] });
  return back ? <DateField {...field} min={isRealDate(date) ? date : first} required /> : null;
}

/** The rate of the chosen car, or the rates of all cars until one is chosen. */
function RateShown({ rates, cars, form }: Pick<TripScreen, 'rates' | 'cars'> & InForm) {
  const cid = useWatch({ control: form.control, name: 'cid' });
  const car = cars.find(({ id }) => id === cid);
  const shown = car
    ? rates && tripsTexts.rate(formatRate(chooseRate(rates, car.engine)))
    : rates && tripsTexts.rates(rates);
  return (
    <TextControl
      label={texts.rate}
      value={shown ?? tripsTexts.noRate}
      onChange={() => undefined}
      maw={280}
      disabled
    />
  );
}

/** Skoda Octavia, EL 12345 */
const nameCar = ({ brand, model, registration_nr: plate }: Car): string => `${brand} ${model}, ${plate}`;
