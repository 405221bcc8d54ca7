import { IconWand } from '@tabler/icons-react';
import { readMessage } from '#shared/api/call-error.ts';
import type { BoundField } from '#shared/ui/entry/entry-fields.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { AccountControl } from '#shared/ui/form/typed/account-field.tsx';
import { useBound } from '#shared/ui/form/use-bound.ts';
import { useProposeAccount } from './students.api.ts';
import classes from './students.module.css';
import { numbersTexts as texts } from './students.texts.ts';

/** The account that payments come to, typed or the next free one under the provider's mask. */
export function PaymentAccountField({ label, ...field }: BoundField<'bank_account', string | undefined>) {
  const bound = useBound<{ bank_account: string | undefined }, string, unknown>(field, '');
  const propose = useProposeAccount();
  const give = () =>
    propose.mutate(undefined, {
      onSuccess: ({ bank_account }) => bound.onChange(bank_account),
      onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
    });
  return (
    <div className={classes.accountField}>
      <AccountControl {...bound} label={label} description={texts.accountHelp} />
      <BusyButton variant="default" icon={IconWand} busy={propose.isPending} onClick={give}>
        {texts.giveAccount}
      </BusyButton>
    </div>
  );
}
