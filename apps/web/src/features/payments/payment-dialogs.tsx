import { paymentRoutes as routes } from '@indeks/contract/payments/payments.routes';
import { paymentForm, type Payment, type SettledEnrolment } from '@indeks/contract/payments/payments.schemas';
import type { z } from 'zod';
import { formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { MoneyField } from '#shared/ui/form/money-field.tsx';
import { SelectField } from '#shared/ui/form/select-field.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import { inWords } from '#parts/studies/enrolment-words.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

interface PaymentDialogsProps extends EntryOpen<Payment> {
  user: number;
  /** What a payment can be for, the newest first. */
  enrolments: readonly SettledEnrolment[];
}

export function PaymentDialogs({ user, enrolments, ...open }: PaymentDialogsProps) {
  return <EntryDialogs {...open} entry={declarePayments(user, enrolments)} />;
}

const declarePayments = (user: number, enrolments: readonly SettledEnrolment[]) =>
  defineEntry({
    topic: 'payments',
    routes,
    params: { id: user },
    texts,
    inWords: ({ name, amount, date }: Payment) =>
      `${name} · ${formatMoney(amount)} · ${formatNumericDate(date)}`,
    add: () =>
      defineForm({
        schema: paymentForm,
        values: {
          amount: null as unknown as number, // the form says what is missing
          date: today(),
          scid: (enrolments.find(({ sums }) => sums.balance > 0) ?? enrolments[0])?.id ?? null,
          comment: '',
        },
        fields: declareFields(enrolments),
      }),
    edit: ({ amount, date, scid, comment, source }) =>
      defineForm({
        schema: paymentForm,
        values: { amount, date, scid, comment },
        fields: declareFields(source === 'bank' ? enrolments.filter(({ id }) => id === scid) : enrolments),
      }),
  });

const declareFields = (enrolments: readonly SettledEnrolment[]): FieldsOf<z.input<typeof paymentForm>> => ({
  amount: {
    label: texts.fields.amount,
    half: true,
    draw: (field) => <MoneyField {...field} required description={texts.fields.amountHelp} />,
  },
  date: { label: texts.fields.date, half: true, draw: (field) => <DateField {...field} /> },
  scid: {
    label: texts.fields.course,
    draw: (field) => (
      <SelectField {...field} choices={enrolments.map((row) => ({ value: row.id, label: inWords(row) }))} />
    ),
  },
  comment: { label: texts.fields.comment, draw: (field) => <TextareaField {...field} /> },
});
