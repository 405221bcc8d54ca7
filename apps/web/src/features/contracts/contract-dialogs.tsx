import { isRealDate } from '@indeks/contract/common/dates';
import { contractRoutes as routes } from '@indeks/contract/contracts/contracts.routes';
import { newContract, type Contract, type NewContract } from '@indeks/contract/contracts/contracts.schemas';
import { useWatch } from 'react-hook-form';
import { formatNumericDate } from '#shared/lib/format.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

interface ContractDialogsProps extends EntryOpen<Contract> {
  user: number;
  onRemoved: () => void;
}

export function ContractDialogs({ user, ...open }: ContractDialogsProps) {
  return <EntryDialogs {...open} entry={declareContracts(user)} />;
}

const declareContracts = (user: number) =>
  defineEntry({
    // A contract is part of what the lists of people show: its changes are theirs.
    topic: 'people',
    routes,
    query: { user },
    texts,
    inWords: ({ number, start, end }: Contract) =>
      `${number} · ${formatNumericDate(start)}–${formatNumericDate(end)}`,
    add: () => defineForm({ schema: newContract, values: { start: '', end: '', number: '' }, fields }),
    edit: ({ start, end, number }) =>
      defineForm({ schema: newContract, values: { start, end, number }, fields }),
  });

const fields: FieldsOf<NewContract> = {
  start: { label: texts.fields.start, half: true, draw: (field) => <DateField {...field} required /> },
  end: {
    label: texts.fields.end,
    half: true,
    draw: (field, form) => <EndField {...field} form={form} />,
  },
  number: {
    label: texts.fields.number,
    draw: (field) => <TextField {...field} autoComplete="off" required />,
  },
};

interface EndFieldProps extends BoundField<'end', string> {
  form: AppForm<NewContract, unknown>;
}

/** The calendar of the end begins with the start. */
function EndField({ form, ...field }: EndFieldProps) {
  const start = useWatch({ control: form.control, name: 'start' });
  return <DateField {...field} {...(isRealDate(start) && { min: start })} required />;
}
