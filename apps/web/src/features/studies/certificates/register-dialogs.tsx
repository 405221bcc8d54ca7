import { handOvers } from '@indeks/contract/studies/certificates/certificates.keys';
import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import {
  certificateDuplicate,
  certificateReissue,
  registeredPaperForm,
  type RegisteredPaper,
} from '@indeks/contract/studies/certificates/certificates.schemas';
import type { ReactNode } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { useAnotherPaper } from './certificates.api.ts';
import { certificateDialogTexts as texts } from './certificates.texts.ts';
import { LayoutDialog } from './layout-dialog.tsx';
import { AnnulDialog, RenewDialog } from './resolve-dialogs.tsx';

export type OpenPaper =
  | { kind: 'edit'; row: RegisteredPaper }
  | { kind: 'duplicate'; row: RegisteredPaper }
  | { kind: 'reissue'; row: RegisteredPaper }
  | { kind: 'renew'; row: RegisteredPaper }
  | { kind: 'annul'; row: RegisteredPaper }
  | { kind: 'layout' };

type OpenNow = OpenOf<{ kind: string; row: RegisteredPaper }>;

/** Everything that opens over the register. */
export function RegisterDialogs({ of }: { of: Dialogs<OpenPaper>['of'] }) {
  return (
    <>
      <EditDialog open={of('edit')} />
      <DuplicateDialog open={of('duplicate')} />
      <ReissueDialog open={of('reissue')} />
      <RenewDialog open={of('renew')} />
      <AnnulDialog open={of('annul')} />
      <LayoutDialog open={of('layout')} />
    </>
  );
}

function EditDialog({ open }: { open: OpenNow }): ReactNode {
  const edit = useCall('certificates', routes.edit);
  const row = open.value?.row;
  if (!row) return null;
  return defineForm({
    schema: registeredPaperForm,
    values: { blank: row.blank, handedOn: row.handedOn ?? '', handedHow: row.handedHow },
    fields: {
      blank: { label: texts.blank, draw: (field) => <TextField {...field} autoComplete="off" /> },
      handedOn: { label: texts.handedOn, half: true, draw: (field) => <DateField {...field} /> },
      handedHow: {
        label: texts.handedHow,
        half: true,
        draw: (field) => (
          <SelectField
            {...field}
            clearable
            placeholder={texts.notHanded}
            choices={handOvers.map((value) => ({ value, label: texts.ways[value] }))}
          />
        ),
      },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.edit(row.number),
    submitLabel: texts.save,
    onSubmit: async ({ blank, handedOn, handedHow }) => {
      await edit({
        params: { id: row.id },
        body: { blank, handedOn: handedOn === '' ? null : handedOn, handedHow, version: row.version },
      });
      snackbar(texts.saved);
    },
  });
}

function DuplicateDialog({ open }: { open: OpenNow }): ReactNode {
  const make = useAnotherPaper(routes.duplicate);
  const row = open.value?.row;
  if (!row) return null;
  return defineForm({
    schema: certificateDuplicate,
    values: { reason: '' },
    above: <p>{texts.duplicateHelp}</p>,
    fields: {
      reason: { label: texts.duplicateReason, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.duplicate(row.number),
    submitLabel: texts.makeDuplicate,
    onSubmit: async ({ reason }) => {
      await make({ id: row.certificateId, reason });
      snackbar(texts.duplicated);
    },
  });
}

function ReissueDialog({ open }: { open: OpenNow }): ReactNode {
  const reissue = useAnotherPaper(routes.reissue);
  const row = open.value?.row;
  if (!row) return null;
  return defineForm({
    schema: certificateReissue,
    values: { reason: '' },
    above: <p>{texts.reissueHelp}</p>,
    fields: {
      reason: { label: texts.reissueReason, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.reissue(row.number),
    submitLabel: texts.makeReissue,
    onSubmit: async ({ reason }) => {
      const { number } = await reissue({ id: row.certificateId, reason });
      snackbar(texts.reissued(number));
    },
  });
}
