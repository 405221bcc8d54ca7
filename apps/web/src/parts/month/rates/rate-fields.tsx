import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { carsQuery } from '#data/month/cars.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import type { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { exceededLimits } from './rate-limits.ts';
import classes from './rate-fields.module.css';
import { ratesTexts as texts } from './rates.texts.ts';
import type { TypedRates } from './typed-rates.ts';

interface RateFieldsProps {
  control: ReturnType<typeof useZodForm<TypedRates, unknown>>['control'];
  user: number;
}

/** A rate, that of small engines, the day from which they hold, and what is above the statutory limit. */
export function RateFields({ control, user }: RateFieldsProps) {
  return (
    <>
      <div className={classes.fields}>
        <TextField
          control={control}
          name="rate"
          label={texts.fields.rate}
          description={texts.rateHelp}
          inputMode="decimal"
          autoComplete="off"
          rightSection={texts.unit}
          rightSectionWidth={64}
          required
        />
        <TextField
          control={control}
          name="small_rate"
          label={texts.fields.small}
          description={texts.smallHelp}
          inputMode="decimal"
          autoComplete="off"
          rightSection={texts.unit}
          rightSectionWidth={64}
        />
        <DateField control={control} name="from" label={texts.fields.from} required />
      </div>
      <p className={classes.quiet}>{texts.fromHelp}</p>
      <Limits control={control} user={user} />
    </>
  );
}

/** Warns that a rate above the limit is taxed; it may still be set. */
function Limits({ control, user }: RateFieldsProps) {
  const [rate, small_rate, from] = useWatch({ control, name: ['rate', 'small_rate', 'from'] });
  const { data: cars } = useQuery(carsQuery(user));
  const exceeded = exceededLimits({ rate, small_rate, from }, cars?.items ?? []);
  if (exceeded.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.aboveTitle}>
      <ul className={classes.limits}>
        {exceeded.map(({ car, limit }) => (
          <li key={car.id}>{texts.above(`${car.brand} ${car.model}`, String(car.engine), limit)}</li>
        ))}
      </ul>
      {texts.aboveHelp}
    </Notice>
  );
}
