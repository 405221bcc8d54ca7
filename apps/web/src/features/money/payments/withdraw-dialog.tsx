import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import { withdrawalForm, type Payment } from '@indeks/contract/money/payments/payments.schemas';
import type { ReactNode } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { withdrawalTexts as texts } from './payments.texts.ts';

export interface OpenWithdrawal {
  kind: 'withdraw';
  row: Payment;
}

/** A payment by hand that was a mistake: it stays in the list and counts no more. */
export function WithdrawDialog({ open }: { open: OpenOf<OpenWithdrawal> }): ReactNode {
  const withdraw = useCall('payments', routes.withdraw);
  const row = open.value?.row;
  if (!row) return null;
  return defineForm({
    schema: withdrawalForm,
    values: { reason: '' },
    above: <p>{texts.consequence(formatMoney(row.amount), formatNumericDate(row.date))}</p>,
    fields: { reason: { label: texts.reason, draw: (field) => <TextareaField {...field} required /> } },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.title,
    submitLabel: texts.submit,
    onSubmit: async ({ reason }, { saveAgainst }) => {
      const params = { id: row.id };
      await saveAgainst(row.version, (version) => withdraw({ params, body: { reason, version } }));
      snackbar(texts.done);
    },
  });
}
