import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { paymentCorrection as correction } from '@indeks/contract/money/payments/payments.schemas';
import type { ReactNode } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { MoneyField } from '#shared/ui/form/typed/money-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { amountTexts as texts } from './explain.texts.ts';
import { Transfer } from './transfer.tsx';

export interface OpenAmount {
  kind: 'amount';
  row: BankRowItem;
  payment: NonNullable<BankRowItem['parts'][number]['payment']>;
  amount: number;
}

/** Corrects what was booked; enrolment and day stay. */
export function AmountDialog({ open }: { open: OpenOf<OpenAmount> }): ReactNode {
  const edit = useCall('bank-reports', paymentRoutes.edit);
  if (!open.value) return null;
  const { row, payment, amount: booked } = open.value;
  return defineForm({
    schema: correction,
    values: { amount: booked, comment: payment.comment },
    above: <Transfer row={row} />,
    fields: {
      amount: { label: texts.amount, draw: (field) => <MoneyField {...field} required /> },
      comment: { label: texts.comment, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.title,
    submitLabel: texts.submit,
    onSubmit: async (body, { saveAgainst }) => {
      const params = { id: payment.id };
      await saveAgainst(payment.version, (version) => edit({ params, body: { ...body, version } }));
      snackbar(texts.saved);
    },
  });
}
