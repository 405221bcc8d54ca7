import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { readMessage } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { reminderTexts as texts } from './reminders.texts.ts';

interface Reminded {
  id: number;
  /** The day of the last reminder. */
  reminded: string | null;
}

/** Reminds a student of what is owed; blocked for the rest of the day once it was done. */
export function useReminder({ id, reminded }: Reminded) {
  const remind = useCall('payments', paymentRoutes.remind);
  const { mutate, isPending } = useAction(() => remind({ params: { id } }), {
    onSuccess: ({ amount }) => snackbar(texts.sent(formatMoney(amount))),
    onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
  });
  const blocked = reminded === today() ? texts.sentToday : undefined;
  return { onClick: () => mutate(), busy: isPending, blocked };
}
