import type { Grouping } from '@indeks/contract/money/statistics/statistics.keys';
import type { CountedStudents } from '@indeks/contract/money/statistics/statistics.schemas';
import { useQuery } from '@tanstack/react-query';
import { fetchGroupedCsv, groupedStudentsQuery } from '#data/money/statistics.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { BarChart } from '#shared/ui/charts/bar-chart.tsx';
import { HorizontalBarChart } from '#shared/ui/charts/horizontal-bar-chart.tsx';
import { addressOf, type ChosenStudents } from './list-address.ts';
import { LoadedCard, NobodyCard } from './loaded-card.tsx';
import { statisticsTexts as texts } from './statistics.texts.ts';
import { writeStatisticsQuery } from './use-chosen-students.ts';

/** Students by city and by course: one call counts both. */
export function GroupCharts({ chosen }: { chosen: ChosenStudents }) {
  return (
    <>
      <GroupChart chosen={chosen} groupBy="pid" />
      <GroupChart chosen={chosen} groupBy="cid" />
    </>
  );
}

const charts = {
  pid: { Chart: BarChart, words: texts.byCity },
  cid: { Chart: HorizontalBarChart, words: texts.byCourse },
} as const;

function GroupChart({ chosen, groupBy }: { chosen: ChosenStudents; groupBy: Grouping }) {
  const result = useQuery(groupedStudentsQuery(writeStatisticsQuery(chosen)));
  const download = useDownload(() => fetchGroupedCsv(writeStatisticsQuery(chosen), groupBy));
  const { Chart, words } = charts[groupBy];
  return (
    <LoadedCard title={words.title} result={result}>
      {({ [groupBy]: groups, total }) =>
        groups.length === 0 ? (
          <NobodyCard title={words.title} />
        ) : (
          <Chart
            title={words.title}
            nameLabel={words.name}
            valueLabel={texts.amount}
            data={groups.map((group) => makeBar(group, chosen, groupBy))}
            drawn={drawn}
            note={writeNote(total[groupBy], groups.length, words.others)}
            download={download}
          />
        )
      }
    </LoadedCard>
  );
}

const drawn = 8;

const makeBar = ({ id, name, amount }: CountedStudents, chosen: ChosenStudents, groupBy: Grouping) => ({
  id,
  name,
  shortName: cut(name),
  value: amount,
  to: addressOf('/students', { ...chosen, [groupBy]: [id] }),
});

/** The number of groups that are not drawn, and where they are listed. */
function writeNote(total: number, listed: number, others: (count: number) => string): string | undefined {
  if (total <= drawn) return undefined;
  return `${others(total - drawn)}: ${total > listed ? texts.inFile : texts.inTable}`;
}

const longestName = 40;
const cut = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
