import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import {
  certificateAnnulment,
  certificateRenewal,
  type RegisteredPaper,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import type { ReactNode } from 'react';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { useAnotherPaper } from './certificates.api.ts';
import { resolveTexts as texts } from './certificates.texts.ts';
import { Doubts } from './doubts.tsx';

type OpenNow = OpenOf<{ kind: string; row: RegisteredPaper }>;

/** From what counts today, under the next number. */
export function RenewDialog({ open }: { open: OpenNow }): ReactNode {
  const renew = useAnotherPaper(routes.renew);
  const row = open.value?.row;
  if (!row) return null;
  return defineForm({
    schema: certificateRenewal,
    values: { reason: '' },
    above: (
      <>
        <p>{texts.renewHelp}</p>
        <Doubts row={row} />
      </>
    ),
    fields: {
      reason: { label: texts.renewReason, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.renew(row.number),
    submitLabel: texts.makeRenewal,
    onSubmit: async ({ reason }) => {
      const { number } = await renew({ id: row.certificateId, reason });
      snackbar(texts.renewed(number));
    },
  });
}

/** The number and the content stay in the register. */
export function AnnulDialog({ open }: { open: OpenNow }): ReactNode {
  const annul = useAnotherPaper(routes.annul);
  const row = open.value?.row;
  if (!row) return null;
  return defineForm({
    schema: certificateAnnulment,
    danger: true,
    values: { reason: '' },
    above: (
      <>
        <p>{texts.annulHelp}</p>
        <Doubts row={row} />
      </>
    ),
    fields: {
      reason: { label: texts.annulReason, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.annul(row.number),
    submitLabel: texts.makeAnnulment,
    onSubmit: async ({ reason }) => {
      await annul({ id: row.certificateId, reason });
      snackbar(texts.annulled(row.number));
    },
  });
}
