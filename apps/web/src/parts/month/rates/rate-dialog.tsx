import { isSuspiciousRate } from '@indeks/contract/month/rates/rates.rules';
import { rateForm } from '@indeks/contract/month/rates/rates.schemas';
import { confirmFirst } from '#shared/api/confirmations.ts';
import { formatDate } from '#shared/lib/format.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { RateFields } from './rate-fields.tsx';
import { useSetRate } from './rates.api.ts';
import { ratesTexts as texts } from './rates.texts.ts';
import { findSuspicious, meantRate, readRates } from './typed-rates.ts';

interface RateDialogProps {
  opened: boolean;
  onClose: () => void;
  user: number;
  name: string;
  /** The first day that has no rate. */
  from: string;
}

/** Sets the rate of a person where it is missing, without leaving the month. */
export function RateDialog({ opened, onClose, user, name, from }: RateDialogProps) {
  const setRate = useSetRate(user);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.dialogTitle(name)}
      schema={rateForm}
      values={{ rate: '', small_rate: '', from }}
      submitLabel={texts.set}
      onSubmit={async (typed) => {
        const next = readRates(typed);
        const suspicious = findSuspicious(next);
        if (suspicious !== undefined) await confirmFirst(askAbout(suspicious));
        await setRate.mutateAsync(next);
        snackbar(`${texts.saved}: ${texts.savedDetail(next.rate, next.small_rate, formatDate(next.from))}`);
      }}
    >
      {({ control }) => <RateFields control={control} user={user} />}
    </FormDialog>
  );
}

const askAbout = (rate: number) => {
  const meant = meantRate(rate);
  return {
    title: texts.ask(rate),
    consequence: isSuspiciousRate(meant) ? texts.askHigh : texts.askConsequence(meant),
    confirmLabel: texts.askConfirm(rate),
  };
};
