import { paymentRoutes as routes } from '@indeks/contract/money/payments/payments.routes';
import {
  paymentForm,
  type Payment,
  type SettledEnrolment,
} from '@indeks/contract/money/payments/payments.schemas';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { MoneyField } from '#shared/ui/form/typed/money-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { inWords } from '#parts/money/payments/enrolment-words.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

interface PaymentDialogsProps extends EntryOpen<Payment> {
  user: number;
  /** Enrolments that a payment can be for, the newest first. */
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
        fields: declareFields(enrolments, texts.fields.noCourse),
      }),
    edit: ({ amount, date, scid, comment, source }) =>
      defineForm({
        schema: paymentForm,
        values: { amount, date, scid, comment },
        fields: declareFields(
          source === 'bank' ? enrolments.filter(({ id }) => id === scid) : enrolments,
          texts.fields.keptCourse,
        ),
      }),
  });

const declareFields = (
  enrolments: readonly SettledEnrolment[],
  noCourse: string,
): FieldsOf<z.input<typeof paymentForm>> => ({
  amount: {
    label: texts.fields.amount,
    half: true,
    draw: (field) => <MoneyField {...field} required description={texts.fields.amountHelp} />,
  },
  date: { label: texts.fields.date, half: true, draw: (field) => <DayField field={field} /> },
  scid: {
    label: texts.fields.course,
    draw: (field) => <EnrolmentField {...{ field, enrolments, noCourse }} />,
  },
  comment: { label: texts.fields.comment, draw: (field) => <TextareaField {...field} /> },
});

type Asked = z.input<typeof paymentForm>;

/** An empty one is said to be needed, and does not prevent saving: then it is today. */
function DayField({ field }: { field: BoundField<'date', Asked['date']> }) {
  const day = useWatch({ control: field.control, name: 'date' });
  return <DateField {...field} description={day === '' ? texts.fields.noDate : undefined} />;
}

interface EnrolmentFieldProps {
  field: BoundField<'scid', Asked['scid']>;
  enrolments: readonly SettledEnrolment[];
  /** The message when none is chosen. */
  noCourse: string;
}

/** As the day: without one a new payment is for the newest, another stays where it was. */
function EnrolmentField({ field, enrolments, noCourse }: EnrolmentFieldProps) {
  const chosen = useWatch({ control: field.control, name: 'scid' });
  return (
    <SelectField
      {...field}
      clearable
      choices={enrolments.map((row) => ({ value: row.id, label: inWords(row) }))}
      description={chosen === null ? noCourse : undefined}
    />
  );
}
