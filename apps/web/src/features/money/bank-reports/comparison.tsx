import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { VisuallyHidden } from '@mantine/core';
import { IconEqual, IconEqualNot } from '@tabler/icons-react';
import { formatAccountNumber, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './same.module.css';
import { sameTexts as texts } from './same.texts.ts';
import { splitDifference } from './split-difference.ts';

type Other = NonNullable<BankRowItem['other']>;

interface ComparisonProps {
  row: BankRowItem;
  other: Other;
}

/** Two rows field by field: what is equal, and in which words they differ. */
export function Comparison(props: ComparisonProps) {
  return usePhone() ? <NarrowComparison {...props} /> : <WideComparison {...props} />;
}

function WideComparison({ row, other }: ComparisonProps) {
  return (
    <table className={classes.compared}>
      <caption>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.field}</VisuallyHidden>
          </th>
          <th scope="col">{namePlace(other)}</th>
          <th scope="col">
            <VisuallyHidden>{texts.compared}</VisuallyHidden>
          </th>
          <th scope="col">{texts.here(row.entry, row.line)}</th>
        </tr>
      </thead>
      <tbody>
        {compare(row, other).map(({ name, there, here, equal }) => (
          <tr key={name} data-equal={equal}>
            <th scope="row">{name}</th>
            <td>
              <Marked value={there} against={here} />
            </td>
            <td>
              <Icon of={equal ? IconEqual : IconEqualNot} size={iconSizes.small} />
              <VisuallyHidden>{equal ? texts.equal : texts.differs}</VisuallyHidden>
            </td>
            <td>
              <Marked value={here} against={there} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone one below the other; what is equal stands once. */
function NarrowComparison({ row, other }: ComparisonProps) {
  return (
    <div>
      <strong>{texts.title}</strong>
      <dl className={classes.narrow}>
        {compare(row, other).map(({ name, there, here, equal }) => (
          <div key={name}>
            <dt>{name}</dt>
            {equal ? (
              <dd>{texts.inBoth(here)}</dd>
            ) : (
              <>
                <dd>
                  <Marked value={there} against={here} />
                </dd>
                <dd>
                  <Marked value={here} against={there} />
                </dd>
              </>
            )}
          </div>
        ))}
        <div>
          <dt>{texts.from}</dt>
          <dd>{namePlace(other)}</dd>
          <dd>{texts.here(row.entry, row.line)}</dd>
        </div>
      </dl>
    </div>
  );
}

const namePlace = ({ settlementName, entry, line }: Other): string =>
  texts.place(settlementName, entry, line);

type Compared = Pick<Other, 'amount' | 'account' | 'date' | 'payer' | 'title'>;

function compare(row: Compared, other: Compared) {
  const there = listValues(other);
  return listValues(row).map(({ name, value }, index) => {
    const known = there[index]?.value ?? '';
    return { name, here: value, there: known, equal: value === known };
  });
}

const listValues = ({ amount, account, date, payer, title }: Compared) => [
  { name: texts.fields.amount, value: formatMoney(amount) },
  { name: texts.fields.account, value: formatAccountNumber(account) },
  { name: texts.fields.date, value: date === null ? '' : formatNumericDate(date) },
  { name: texts.fields.payer, value: payer },
  { name: texts.fields.title, value: title },
];

/** A value in which the words that the other one does not have are marked; a missing one is a dash. */
function Marked({ value, against }: { value: string; against: string }) {
  if (value === '') return '–';
  const { before, different, after } = splitDifference(value, against);
  return (
    <>
      {before}
      {different !== '' && <mark className={classes.different}>{different}</mark>}
      {after}
    </>
  );
}
