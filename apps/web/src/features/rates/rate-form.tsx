import { rateOf } from '@indeks/contract/rates/rates.rules';
import { rateForm } from '@indeks/contract/rates/rates.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { carsQuery } from '#data/cars.ts';
import { formatDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { SubmitButton } from '#shared/ui/form/submit-button.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { exceededLimits } from './rate-limits.ts';
import { useSetRate } from './rates.api.ts';
import classes from './rates.module.css';
import { ratesTexts as texts } from './rates.texts.ts';

/** Sets the rate of a person from a day on. */
export function RateForm({ user }: { user: number }) {
  const form = useZodForm(rateForm, { rate: '', from: today() });
  const setRate = useSetRate(user);
  const [saved, setSaved] = useState<{ rate: number; from: string }>();
  const [opened, setOpened] = useState(false);
  const { control } = form;
  return (
    <>
      <Form
        form={form}
        label={texts.title}
        onSubmit={async ({ rate, from }) => {
          const next = { rate: rateOf(rate), from };
          await setRate.mutateAsync(next);
          form.reset({ rate: '', from: today() });
          setSaved(next);
          setOpened(true);
        }}
      >
        <div className={classes['fields']}>
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
          <DateField control={control} name="from" label={texts.fields.from} required />
        </div>
        <p className={classes['quiet']}>{texts.fromHelp}</p>
        <Limits control={control} user={user} />
        <FormActions>
          <SubmitButton>{texts.save}</SubmitButton>
        </FormActions>
      </Form>
      <SuccessDialog
        opened={opened}
        onClose={() => setOpened(false)}
        sentence={texts.saved}
        detail={saved ? texts.savedDetail(saved.rate, formatDate(saved.from)) : ''}
        autoClose
      />
    </>
  );
}

type RateControl = ReturnType<typeof useZodForm<{ rate: string; from: string }, unknown>>['control'];

/** Warns that a rate above the limit is taxed; it may still be set. */
function Limits({ control, user }: { control: RateControl; user: number }) {
  const [rate, from] = useWatch({ control, name: ['rate', 'from'] });
  const { data: cars } = useQuery(carsQuery(user));
  const exceeded = exceededLimits(rate, from, cars?.items ?? []);
  if (exceeded.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.aboveTitle}>
      <ul className={classes['limits']}>
        {exceeded.map(({ car, limit }) => (
          <li key={car.id}>{texts.above(`${car.brand} ${car.model}`, String(car.engine), limit)}</li>
        ))}
      </ul>
      {texts.aboveHelp}
    </Notice>
  );
}
