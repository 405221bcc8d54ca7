import { calculateShare } from '@indeks/contract/money/statistics/shares.rules';
import type { Trend } from '@indeks/contract/money/statistics/statistics.schemas';
import { useQuery } from '@tanstack/react-query';
import { fetchTrendsCsv, trendsQuery } from '#data/money/statistics.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatShortMonth } from '#shared/lib/format.ts';
import { LineChart } from '#shared/ui/charts/line-chart.tsx';
import { addressOf } from './list-address.ts';
import { LoadedCard, NobodyCard } from './loaded-card.tsx';
import { statisticsTexts } from './statistics.texts.ts';

const texts = statisticsTexts.trends;

/** A share of fewer people says nothing about the course. */
const fewest = 20;

/** The share of the largest courses in each intake that is large enough, whatever the filters. */
export function TrendsChart() {
  const result = useQuery(trendsQuery);
  return (
    <LoadedCard title={texts.title} result={result}>
      {(trends) => <Shares trends={trends.filter(({ total }) => total >= fewest)} />}
    </LoadedCard>
  );
}

function Shares({ trends }: { trends: readonly Trend[] }) {
  const download = useDownload(fetchTrendsCsv);
  if (trends.length === 0) return <NobodyCard title={texts.title} />;
  return (
    <LineChart
      title={texts.title}
      aside={texts.aside(fewest)}
      nameLabel={statisticsTexts.byCourse.name}
      points={listIntakes(trends).map((date) => formatShortMonth(date.slice(0, 7)))}
      series={makeSeries(trends)}
      format={texts.share}
      download={download}
    />
  );
}

const listIntakes = (trends: readonly Trend[]): string[] => [...new Set(trends.map(({ date }) => date))];

/** A line for each course, in the order in which they came. */
function makeSeries(trends: readonly Trend[]) {
  return [...Map.groupBy(trends, ({ id }) => id)].map(([id, ofCourse]) => ({
    id,
    name: ofCourse[0]?.name ?? '',
    values: ofCourse.map(({ amount, total }) => Math.round(calculateShare(amount, total) * 10) / 10),
    to: ofCourse.map(({ date }) => addressOf('/students', { date: [date], pid: [], cid: [id] })),
  }));
}
