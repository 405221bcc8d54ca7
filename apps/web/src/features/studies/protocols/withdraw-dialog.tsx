import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { withdrawal, type Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import type { ReactNode } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { withdrawTexts as texts } from './protocols.texts.ts';

export interface OpenWithdrawal {
  kind: 'withdraw';
  rows: readonly Protocol[];
  /** Whether they were selected in the list, whose question the specification has. */
  selected?: boolean | undefined;
}

const reasonForm = withdrawal.omit({ ids: true });

interface WithdrawDialogProps {
  open: OpenOf<OpenWithdrawal>;
  onDone?: () => void;
}

/** Nothing is erased: numbers and contents stay, and everybody who verifies one is told. */
export function WithdrawDialog({ open, onDone }: WithdrawDialogProps): ReactNode {
  const withdraw = useCall('protocols', routes.withdrawMany);
  const rows = open.value?.rows;
  if (!rows) return null;
  const only = open.value?.selected === true ? undefined : rows[0];
  return defineForm({
    schema: reasonForm,
    danger: true,
    values: { reason: '' },
    above: (
      <>
        <p>{only ? texts.consequenceOfOne : texts.consequence}</p>
        <ul>
          {rows.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </>
    ),
    fields: {
      reason: { label: texts.reason, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: only ? texts.titleOf(only.number) : texts.title,
    submitLabel: only ? texts.submitOne : texts.submit(rows.length),
    onSubmit: async ({ reason }) => {
      await withdraw({ body: { ids: rows.map(({ id }) => id), reason } });
      onDone?.();
      snackbar(texts.done(rows.length));
    },
  });
}
