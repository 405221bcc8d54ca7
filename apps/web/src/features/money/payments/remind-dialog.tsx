import type { CallInput } from '@indeks/contract/common/route';
import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { IconSend } from '@tabler/icons-react';
import { reminderTexts as texts } from '#parts/money/payments/reminders.texts.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

export interface OpenReminders {
  kind: 'remind';
  /** Which list, and how many it has. */
  query: NonNullable<CallInput<typeof routes.remindAll>['query']>;
  people: number;
}

interface RemindDialogProps {
  opening: OpenOf<OpenReminders>;
  onDone: () => void;
}

/** The question before everybody of a list is reminded. */
export function RemindDialog({ opening: { value, opened, close }, onDone }: RemindDialogProps) {
  const remindAll = useCall('payments', routes.remindAll);
  const people = value?.people ?? 0;
  return (
    <Confirm
      opened={opened}
      onClose={close}
      question={texts.question(people)}
      consequence={texts.consequence}
      confirmLabel={texts.many(people)}
      icon={IconSend}
      tone="brand"
      failed={texts.failed}
      onConfirm={async () => {
        const { sent, amount } = await remindAll({ query: value?.query ?? {} });
        onDone();
        snackbar(sent === 0 ? texts.everybodyBefore : texts.sentToMany(sent, formatMoney(amount)));
      }}
    />
  );
}
