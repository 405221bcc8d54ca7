import { billRule, newBill, type Bill } from '@indeks/contract/bills/bills.schemas';
import { z } from 'zod';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { firstChoiceOf } from '#shared/months/open-days.ts';
import { today } from '#shared/months/today.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { FileField } from '#shared/ui/form/file-field.tsx';
import { rulesOf } from '#shared/ui/form/file-rules.ts';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import { useAddBill, useEditBill } from './bills.api.ts';
import { billsTexts as texts } from './bills.texts.ts';

interface BillFormProps {
  opened: boolean;
  onClose: () => void;
  onSaved: (bill: Bill) => void;
}

interface NewBillDialogProps extends BillFormProps {
  /** Whose bill; undefined for one's own. */
  user: number | undefined;
  month: string;
}

/** One picture and the day of the bill. */
export function NewBillDialog({ opened, user, month, onClose, onSaved }: NewBillDialogProps) {
  const add = useAddBill();
  const submitKey = useSubmitKey();
  const save = async (bill: z.output<typeof scannedBill>) => {
    const added = await add.mutateAsync({ ...bill, user, idempotencyKey: submitKey.current() });
    submitKey.renew();
    onSaved(added);
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.newTitle}
      submitLabel={texts.add}
      schema={scannedBill}
      defaultValues={{ date: firstChoiceOf(month) }}
      onSubmit={save}
    >
      {({ control }) => (
        <>
          <FileField
            control={control}
            name="file"
            label={texts.fields.file}
            description={texts.fileHelp}
            rules={rules}
            required
          />
          <DateField control={control} name="date" {...dateField()} />
        </>
      )}
    </FormDialog>
  );
}

interface EditBillDialogProps extends BillFormProps {
  bill: Bill | undefined;
  /** The bill is a copy made a moment ago. */
  copied: boolean;
}

export function EditBillDialog({ opened, bill, copied, onClose, onSaved }: EditBillDialogProps) {
  const edit = useEditBill();
  const stale = useStaleRow();
  const change = ({ id, version: read }: Bill, date: string) =>
    stale.guard(read, (version) => edit.mutateAsync({ id, date, version }));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={copied ? texts.copyTitle : texts.editTitle}
      submitLabel={texts.save}
      schema={datedBill}
      defaultValues={{ date: bill?.date ?? '' }}
      onSubmit={async ({ date }) => {
        if (bill) onSaved(await change(bill, date));
      }}
    >
      {({ control }) => <DateField control={control} name="date" {...dateField()} />}
    </FormDialog>
  );
}

/** A bill that was scanned has been written already. */
const datedBill = newBill.extend({
  date: newBill.shape.date.refine((date) => date <= today(), texts.inTheFuture),
});
const scannedBill = datedBill.extend({ file: z.instanceof(File, { error: texts.fileMissing }) });

const rules = rulesOf(billRule, texts.wrongKind);

const dateField = () => ({
  label: texts.fields.date,
  description: texts.dateHelp,
  max: today(),
  maw: 220,
  required: true,
});
