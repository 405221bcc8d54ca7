import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { moneyQuery } from '#data/money/statistics.ts';
import { formatMoney, formatZlote } from '#shared/lib/format.ts';
import { ProportionBar } from '#shared/ui/charts/proportion-bar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { addressOf, type ChosenStudents } from './list-address.ts';
import { LoadedCard } from './loaded-card.tsx';
import css from './statistics.module.css';
import { statisticsTexts } from './statistics.texts.ts';
import { writeStatisticsQuery } from './use-chosen-students.ts';

const texts = statisticsTexts.money;

/** The sums that students owe and paid. */
export function MoneyCard({ chosen }: { chosen: ChosenStudents }) {
  const result = useQuery(moneyQuery(writeStatisticsQuery(chosen)));
  const list = (more: Readonly<Record<string, string>>) => addressOf('/accountant-students', chosen, more);
  return (
    <LoadedCard title={texts.title} result={result}>
      {({ due, paid, owed, overpaid, lastReport }) => (
        <Card title={texts.title}>
          <Figures
            spread
            figures={[
              inZlote(texts.balance, due - paid, list(byBalance)),
              inZlote(texts.paid, paid, list({})),
              inZlote(texts.owed, owed, list({ ...byBalance, state: 'owed' })),
            ]}
          />
          <ProportionBar parts={[{ name: texts.paid, value: due - owed, tone: 'success' }]} whole={due} />
          <p className={css.context}>
            {due === 0 ? texts.nothingDue : texts.covered(((due - owed) / due) * 100)}
            {overpaid > 0 && ` · ${texts.overpaid(overpaid)}`}
            {' · '}
            {lastReport === null ? (
              texts.noReport
            ) : (
              <Link to="/accountant-settlements?page=1">{texts.lastReport(lastReport)}</Link>
            )}
          </p>
        </Card>
      )}
    </LoadedCard>
  );
}

/** Rounded, and to the grosz on hover. */
const inZlote = (label: string, sum: number, to: string | undefined) => ({
  label,
  value: formatZlote(sum),
  exact: formatMoney(sum),
  to,
});

const byBalance = { sortBy: 'balance', sortDesc: 'true' };
