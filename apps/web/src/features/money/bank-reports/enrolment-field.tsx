import { describePaymentState } from '@indeks/contract/money/payments/payment-state.rules';
import type { SettledStudent } from '@indeks/contract/money/payments/payments.schemas';
import { settledStudentsQuery } from '#data/money/payments.ts';
import { SearchedControl, type SearchedControlProps } from '#shared/ui/form/searched-control.tsx';
import { inWords } from '#parts/money/payments/enrolment-words.ts';
import { stateOf } from '#parts/money/payments/payment-state.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';

/** An enrolment, found by what is known of its student. */
export function EnrolmentControl(
  props: SearchedControlProps<number> & { known?: Choice<number> | undefined },
) {
  return <SearchedControl {...props} choicesQuery={enrolmentChoicesQuery} />;
}

const enrolmentChoicesQuery = (search: string) => ({
  ...settledStudentsQuery({ page: 1, itemsPerPage: 25, ...(search !== '' && { search }) }),
  select: ({ items }: { items: readonly SettledStudent[] }) => items.flatMap(listChoices),
});

/** Each enrolment of a student, with how it stands. */
const listChoices = ({ listed_name, enrolments }: SettledStudent): Choice<number>[] =>
  enrolments.map((enrolment) => {
    const state = stateOf({ dues: enrolment.dues, balance: enrolment.sums.balance });
    return {
      value: enrolment.id,
      label: `${listed_name} · ${inWords(enrolment)} · ${describePaymentState(state)}`,
    };
  });
