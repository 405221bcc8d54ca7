import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { explainTexts, splitTexts as texts } from './explain.texts.ts';
import { PartsField } from './parts-field.tsx';
import { Transfer } from './transfer.tsx';

export interface OpenSplit {
  kind: 'split';
  row: BankRowItem;
  /** The person with whom it begins. */
  chosen: Choice<number> | undefined;
}

/** A payment for several enrolments, whose parts are the whole of it. */
export function SplitDialog({ open }: { open: OpenOf<OpenSplit> }): ReactNode {
  const give = useCall('bank-reports', routes.give);
  if (!open.value) return null;
  const { row, chosen } = open.value;
  const { id, amount, version: read } = row;
  return defineForm({
    schema: splitForm(amount),
    values: {
      parts: [
        { key: 1, scid: chosen?.value ?? null, amount: null },
        // The remaining amount stays in the last part.
        { key: 2, scid: null, amount },
      ],
    },
    above: <Transfer row={row} />,
    fields: {
      parts: { label: texts.parts, draw: (field) => <PartsField {...field} whole={amount} known={chosen} /> },
    },
    size: 'form-wide',
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.title,
    submitLabel: texts.submit,
    onSubmit: async ({ parts }, { saveAgainst }) => {
      await saveAgainst(read, (version) => give({ params: { id }, body: { parts, version } }));
      snackbar(explainTexts.given);
    },
  });
}

const given = z.array(z.object({ scid: z.number(), amount: z.number().int().min(1) }));

/** Complete parts, each of another enrolment, that add up to the payment. */
const splitForm = (whole: number) =>
  z.strictObject({
    parts: z
      .array(z.object({ key: z.number(), scid: z.number().nullable(), amount: z.number().nullable() }))
      .refine((parts) => given.safeParse(parts).success, { error: texts.incomplete, abort: true })
      .refine((parts) => new Set(parts.map(({ scid }) => scid)).size === parts.length, {
        error: texts.twice,
        abort: true,
      })
      .refine((parts) => parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0) === whole, {
        error: texts.differ,
      })
      .transform((parts) => given.parse(parts)),
  });
