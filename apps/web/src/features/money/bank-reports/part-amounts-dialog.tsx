import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { paymentTexts } from '@indeks/contract/money/payments/payments.texts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import type { ControlProps } from '#shared/ui/form/field-props.ts';
import { GroupFrame } from '#shared/ui/form/group-frame.tsx';
import { MoneyControl } from '#shared/ui/form/typed/money-field.tsx';
import classes from './explain.module.css';
import { partAmountsTexts as texts, splitTexts } from './explain.texts.ts';
import { describeLeft } from './parts-field.tsx';
import { Transfer } from './transfer.tsx';

export interface OpenPartAmounts {
  kind: 'part-amounts';
  row: BankRowItem;
}

/** All parts of a split change together; they stay with their enrolments and add up to the payment. */
export function PartAmountsDialog({ open }: { open: OpenOf<OpenPartAmounts> }): ReactNode {
  const change = useCall('bank-reports', routes.changeParts);
  const row = open.value?.row;
  if (!row) return null;
  const { id, amount: whole, version: read } = row;
  const names = new Map(row.parts.map(({ scid, name, courseName }) => [scid, `${name}, ${courseName}`]));
  return defineForm({
    schema: amountsForm(whole),
    values: { parts: row.parts.map(({ scid, amount }) => ({ scid, amount: amount as number | null })) },
    above: <Transfer row={row} />,
    fields: {
      parts: {
        label: splitTexts.parts,
        draw: (field) => <AmountsField {...field} whole={whole} names={names} />,
      },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.title,
    submitLabel: texts.submit,
    onSubmit: async ({ parts }, { saveAgainst }) => {
      await saveAgainst(read, (version) => change({ params: { id }, body: { parts, version } }));
      snackbar(texts.saved);
    },
  });
}

const given = z.array(z.object({ scid: z.number(), amount: z.number().int().min(1) }));

const amountsForm = (whole: number) =>
  z.strictObject({
    parts: z
      .array(z.object({ scid: z.number(), amount: z.number().nullable() }))
      .refine((parts) => given.safeParse(parts).success, { error: splitTexts.incomplete, abort: true })
      .refine((parts) => parts.reduce((sum, { amount }) => sum + (amount || 0), 0) === whole, {
        error: splitTexts.differ,
      })
      .transform((parts) => given.parse(parts)),
  });

interface Part {
  scid: number;
  amount: number | null;
}

interface AmountsControlProps extends ControlProps<readonly Part[]> {
  whole: number;
  names: ReadonlyMap<number, string>;
}

function AmountsControl({ value, onChange, whole, names, label, error, wrapperProps }: AmountsControlProps) {
  const left = whole - value.reduce((sum, { amount }) => sum + (amount || 0), 0);
  return (
    <GroupFrame wrapperProps={wrapperProps} label={label} error={error}>
      {value.map((part, index) => (
        <MoneyControl
          key={part.scid}
          label={names.get(part.scid) ?? ''}
          value={part.amount}
          onChange={(amount) => onChange(value.map((one, at) => (at === index ? { ...one, amount } : one)))}
          error={Number.isNaN(part.amount) ? paymentTexts.amountNumber : undefined}
        />
      ))}
      <div className={classes.partsFoot}>
        <output>{describeLeft(left)}</output>
      </div>
    </GroupFrame>
  );
}

const AmountsField = bindControl(AmountsControl, []);
