import type { SettledStudent } from '@indeks/contract/payments/payments.schemas';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settledStudentsQuery } from '#data/payments.ts';
import { keepChosen } from '#parts/pickers/keep-chosen.ts';
import { pickersTexts } from '#parts/pickers/pickers.texts.ts';
import { inWords } from '#parts/studies/enrolment-words.ts';
import { formatMoney } from '#shared/lib/format.ts';
import type { Choice } from '#shared/ui/form/choice.ts';
import { SelectControl, type SelectControlProps } from '#shared/ui/form/select-control.tsx';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

type EnrolmentControlProps = Omit<
  SelectControlProps<number>,
  'choices' | 'onSearch' | 'nothingFound' | 'searchable'
>;

/** An enrolment, found by what is known of its student. */
export function EnrolmentControl(props: EnrolmentControlProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data, isFetching } = useQuery(
    settledStudentsQuery({ page: 1, itemsPerPage: 25, ...(search !== '' && { search }) }),
  );
  const choices = (data?.items ?? []).flatMap(listChoices);
  const [picked, setPicked] = useState<Choice<number>>();
  const chosen = picked?.value === props.value ? picked : undefined;
  return (
    <SelectControl
      placeholder={pickersTexts.choosePerson}
      {...props}
      choices={keepChosen(choices, chosen)}
      onChange={(value) => {
        setPicked(choices.find((choice) => choice.value === value));
        props.onChange(value);
      }}
      // The field writes the chosen name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === chosen?.label ? '' : text.slice(0, 100))}
      nothingFound={isFetching ? pickersTexts.searching : pickersTexts.nobodyFound}
    />
  );
}

/** Each enrolment of a student, with what is owed for it. */
const listChoices = ({ listed_name, enrolments }: SettledStudent): Choice<number>[] =>
  enrolments.map((enrolment) => {
    const { balance } = enrolment.sums;
    const owed = balance > 0 ? ` · ${texts.owed(formatMoney(balance))}` : '';
    return { value: enrolment.id, label: `${listed_name} · ${inWords(enrolment)}${owed}` };
  });
