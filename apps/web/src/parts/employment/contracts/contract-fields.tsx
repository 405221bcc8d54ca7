import { isRealDate } from '@indeks/contract/common/dates';
import type { NewContract } from '@indeks/contract/employment/contracts/contracts.schemas';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { contractDoubtsQuery } from '#data/employment/contracts.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { contractFieldTexts as texts } from '#parts/identity/people/people.texts.ts';

/** The person for whom a contract is written. */
export interface ContractOf {
  users: readonly number[];
  /** The contract that is being edited. */
  except?: number;
}

/** The fields of a contract, of one person or of several, and below them what speaks against it. */
export const declareContractFields = (of: ContractOf): FieldsOf<NewContract> => ({
  start: { label: texts.start, half: true, draw: (field) => <DateField {...field} required /> },
  end: { label: texts.end, half: true, draw: (field, form) => <EndField {...field} form={form} /> },
  number: {
    label: of.users.length > 1 ? texts.firstNumber : texts.number,
    draw: (field, form) => (
      <>
        <TextField {...field} autoComplete="off" required />
        <ContractDoubts of={of} form={form} />
      </>
    ),
  },
});

type ContractForm = AppForm<NewContract, unknown>;

/** The calendar of the end begins with the start. */
function EndField({ form, ...field }: BoundField<'end', string> & { form: ContractForm }) {
  const start = useWatch({ control: form.control, name: 'start' });
  return <DateField {...field} {...(isRealDate(start) && { min: start })} required />;
}

/** Overlaps and repeated numbers are told while one types, and forbid nothing. */
function ContractDoubts({ of: { users, except }, form }: { of: ContractOf; form: ContractForm }) {
  const [start, end, number] = useWatch({ control: form.control, name: ['start', 'end', 'number'] });
  const [typed] = useDebouncedValue(number.trim(), 300);
  const dated = isRealDate(start) && isRealDate(end) && end >= start;
  // A dialog that closes has nobody chosen any more.
  const complete = users.length > 0 && dated && typed !== '';
  const written = { start, end, number: typed, users: users.join(','), ...(except && { except }) };
  const { data } = useQuery({ ...contractDoubtsQuery(written), enabled: complete });
  if (!complete || !data || data.overlaps.length + data.numbers.length === 0) return null;
  const sentences = [
    ...data.overlaps.map((other) =>
      texts.overlap(other.name, other.number, formatNumericDate(other.start), formatNumericDate(other.end)),
    ),
    ...data.numbers.map((other) => texts.numberTaken(other.number, other.name)),
  ];
  return (
    <Notice tone="warning" title={texts.doubts}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Notice>
  );
}
