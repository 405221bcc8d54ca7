import { isRealDate } from '@indeks/contract/common/dates';
import { newContract, type Contract, type NewContract } from '@indeks/contract/contracts/contracts.schemas';
import { useWatch } from 'react-hook-form';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { useCreateContract, useEditContract } from './contracts.api.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

interface ContractDialogProps {
  opened: boolean;
  /** The contract to edit; without it a new one is added. */
  contract: Contract | undefined;
  user: number;
  onClose: () => void;
  onSaved: (contract: Contract) => void;
}

export function ContractDialog({ opened, contract, user, onClose, onSaved }: ContractDialogProps) {
  const create = useCreateContract();
  const edit = useEditContract();
  const submitKey = useSubmitKey();
  const stale = useStaleRow();

  const add = async (body: NewContract) => {
    const added = await create.mutateAsync({ body, user, idempotencyKey: submitKey.current() });
    submitKey.renew();
    return added;
  };
  const change = ({ id, version: read }: Contract, body: NewContract) =>
    stale.guard(read, (version) => edit.mutateAsync({ id, body: { ...body, version } }));

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={contract ? texts.editTitle : texts.add}
      submitLabel={contract ? texts.save : texts.add}
      schema={newContract}
      defaultValues={contract ? fieldsOf(contract) : emptyContract}
      onSubmit={async (body) => onSaved(contract ? await change(contract, body) : await add(body))}
    >
      {(form) => (
        <>
          <Period form={form} />
          <TextField
            control={form.control}
            name="number"
            label={texts.fields.number}
            autoComplete="off"
            maxLength={60}
            required
          />
        </>
      )}
    </FormDialog>
  );
}

/** The calendar of the end begins with the start. */
function Period({ form: { control } }: { form: AppForm<NewContract, NewContract> }) {
  const start = useWatch({ control, name: 'start' });
  return (
    <FieldRow>
      <DateField control={control} name="start" label={texts.fields.start} required />
      <DateField
        control={control}
        name="end"
        label={texts.fields.end}
        {...(isRealDate(start) && { min: start })}
        required
      />
    </FieldRow>
  );
}

const emptyContract: NewContract = { start: '', end: '', number: '' };

const fieldsOf = ({ start, end, number }: Contract): NewContract => ({ start, end, number });
