import { isSuspiciousRate } from '@indeks/contract/month/rates/rates.rules';
import { rateForm } from '@indeks/contract/month/rates/rates.schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { RateFields } from '#parts/month/rates/rate-fields.tsx';
import { useSetRate } from '#parts/month/rates/rates.api.ts';
import { ratesTexts as texts } from '#parts/month/rates/rates.texts.ts';
import { findSuspicious, meantRate, readRates, type SetRate } from '#parts/month/rates/typed-rates.ts';
import { formatDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { useSuccess } from '#shared/ui/dialog/use-success.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { SubmitButton } from '#shared/ui/form/saving/submit-button.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';

const emptyRate = () => ({ rate: '', small_rate: '', from: today() });

/** Sets the rate of a person from a day on. */
export function RateForm({ user }: { user: number }) {
  const form = useZodForm(rateForm, emptyRate());
  const setRate = useSetRate(user);
  const success = useSuccess(texts.saved);
  const [asked, setAsked] = useState<SetRate>();
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
        onSubmit={async (typed) => {
          const next = readRates(typed);
          if (findSuspicious(next) !== undefined) setAsked(next);
          else await save(next);
        }}
      >
        <RateFields control={form.control} user={user} />
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

function HighRateQuestion({ asked, onClose, onConfirm }: HighRateQuestionProps) {
  const rate = (asked && findSuspicious(asked)) ?? 0;
  const meant = meantRate(rate);
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
