import type { SettledStudent } from '@indeks/contract/payments/payments.schemas';
import { settledStudentsQuery } from '#data/payments.ts';
import { SearchedControl, type SearchedControlProps } from '#parts/pickers/searched-control.tsx';
import { inWords } from '#parts/studies/enrolment-words.ts';
import { formatMoney } from '#shared/lib/format.ts';
import type { Choice } from '#shared/ui/form/choice.ts';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

/** An enrolment, found by what is known of its student. */
export function EnrolmentControl(props: SearchedControlProps<number>) {
  return <SearchedControl {...props} choicesQuery={enrolmentChoicesQuery} />;
}

const enrolmentChoicesQuery = (search: string) => ({
  ...settledStudentsQuery({ page: 1, itemsPerPage: 25, ...(search !== '' && { search }) }),
  select: ({ items }: { items: readonly SettledStudent[] }) => items.flatMap(listChoices),
});

/** Each enrolment of a student, with what is owed for it. */
const listChoices = ({ listed_name, enrolments }: SettledStudent): Choice<number>[] =>
  enrolments.map((enrolment) => {
    const { balance } = enrolment.sums;
    const owed = balance > 0 ? ` · ${texts.owed(formatMoney(balance))}` : '';
    return { value: enrolment.id, label: `${listed_name} · ${inWords(enrolment)}${owed}` };
  });
