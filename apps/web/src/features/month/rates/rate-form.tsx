import { isSuspiciousRate, parseRate } from '@indeks/contract/month/rates/rates.rules';
import { rateForm } from '@indeks/contract/month/rates/rates.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { carsQuery } from '#data/month/cars.ts';
import { formatDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { exceededLimits } from './rate-limits.ts';
import { useSetRate } from './rates.api.ts';
import classes from './rates.module.css';
import { ratesTexts as texts } from './rates.texts.ts';

interface SetRate {
  rate: number;
  small_rate: number | null;
  from: string;
}

const emptyRate = () => ({ rate: '', small_rate: '', from: today() });

const highestOf = ({ rate, small_rate }: Omit<SetRate, 'from'>): number => Math.max(rate, small_rate ?? 0);

/** Sets the rate of a person from a day on. */
export function RateForm({ user }: { user: number }) {
  const form = useZodForm(rateForm, emptyRate());
  const setRate = useSetRate(user);
  const success = useSuccess(texts.saved);
  const [asked, setAsked] = useState<SetRate>();
  const { control } = form;
  const save = async (next: SetRate) => {
    await setRate.mutateAsync(next);
    form.reset(emptyRate());
    success.tell(texts.savedDetail(next.rate, next.small_rate, formatDate(next.from)));
  };
  return (
    <>
      <PageForm
        form={form}
        label={texts.title}
        onSubmit={async ({ rate, small_rate: small, from }) => {
          const next = { rate: parseRate(rate), small_rate: small === '' ? null : parseRate(small), from };
          if (isSuspiciousRate(highestOf(next))) setAsked(next);
          else await save(next);
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
        <p className={classes['quiet']}>{texts.fromHelp}</p>
        <Limits control={control} user={user} />
        <FormActions>
          <SubmitButton>{texts.save}</SubmitButton>
        </FormActions>
      </PageForm>
      <HighRateQuestion asked={asked} onClose={() => setAsked(undefined)} onConfirm={save} />
      {success.dialog}
    </>
  );
}

interface HighRateQuestionProps {
  asked: SetRate | undefined;
  onClose: () => void;
  onConfirm: (rate: SetRate) => Promise<void>;
}

/** '115' is easily typed for '1,15'. */
function HighRateQuestion({ asked, onClose, onConfirm }: HighRateQuestionProps) {
  const rate = asked ? highestOf(asked) : 0;
  const meant = Math.round(rate / 100);
  return (
    <Confirm
      opened={asked !== undefined}
      onClose={onClose}
      question={texts.ask(rate)}
      consequence={isSuspiciousRate(meant) ? texts.askHigh : texts.askConsequence(meant)}
      confirmLabel={texts.askConfirm(rate)}
      icon={IconAlertTriangle}
      tone="brand"
      failed={texts.saveFailed}
      onConfirm={async () => {
        if (asked) await onConfirm(asked);
      }}
    />
  );
}

interface TypedRates {
  rate: string;
  small_rate: string;
  from: string;
}

type RateControl = ReturnType<typeof useZodForm<TypedRates, unknown>>['control'];

/** Warns that a rate above the limit is taxed; it may still be set. */
function Limits({ control, user }: { control: RateControl; user: number }) {
  const [rate, small_rate, from] = useWatch({ control, name: ['rate', 'small_rate', 'from'] });
  const { data: cars } = useQuery(carsQuery(user));
  const exceeded = exceededLimits({ rate, small_rate, from }, cars?.items ?? []);
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
