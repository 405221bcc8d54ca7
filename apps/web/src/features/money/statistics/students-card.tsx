import { calculateShare } from '@indeks/contract/money/statistics/shares.rules';
import { useQuery } from '@tanstack/react-query';
import { courseCountsQuery } from '#data/money/statistics.ts';
import { formatNumber } from '#shared/lib/format.ts';
import { ProportionBar } from '#shared/ui/charts/proportion-bar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { addressOf, type ChosenStudents } from './list-address.ts';
import { LoadedCard } from './loaded-card.tsx';
import css from './statistics.module.css';
import { statisticsTexts } from './statistics.texts.ts';
import { writeStatisticsQuery } from './use-chosen-students.ts';

const texts = statisticsTexts.students;

/** How many are enrolled, and how many of them study several courses. */
export function StudentsCard({ chosen }: { chosen: ChosenStudents }) {
  const result = useQuery(courseCountsQuery(writeStatisticsQuery(chosen)));
  return (
    <LoadedCard title={texts.title} result={result}>
      {(groups) => {
        const all = groups.reduce((sum, { amount }) => sum + amount, 0);
        const studying = (courses: number) => groups.find(({ count }) => count === courses)?.amount ?? 0;
        return (
          <Card title={texts.title}>
            <Figures
              spread
              figures={[
                { label: texts.enrolled, value: formatNumber(all), to: addressOf('/students', chosen) },
                ...([2, 3, 4] as const).map((courses) => ({
                  label: texts.courses[courses],
                  value: formatNumber(studying(courses)),
                  to: addressOf('/students', chosen, { courses: String(courses) }),
                })),
              ]}
            />
            <ProportionBar
              parts={[
                { name: texts.one, value: studying(1), tone: 'brand' },
                { name: texts.courses[2], value: studying(2), tone: 'accent' },
                { name: texts.courses[3], value: all - studying(1) - studying(2), tone: 'warning' },
              ]}
            />
            <p className={css.context}>
              {all === 0 ? texts.none : texts.more(calculateShare(all - studying(1), all))}
            </p>
          </Card>
        );
      }}
    </LoadedCard>
  );
}
