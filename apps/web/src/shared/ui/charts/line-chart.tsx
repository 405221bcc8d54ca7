import { formatNumber } from '#shared/lib/format.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ChartFrame } from './chart-frame.tsx';
import classes from './chart-frame.module.css';
import { chartTexts } from './charts.texts.ts';
import { distinctLines, lineStyle } from './line-styles.ts';
import type { LineStyle } from './line-styles.ts';

export interface LineSeries {
  name: string;
  /** One value per point; null where there is none. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  title: string;
  aside?: string;
  points: readonly string[];
  /** The heading of the names in the table with the same numbers. */
  nameLabel: string;
  /** The most important first: five are drawn in colour. */
  series: readonly LineSeries[];
  format?: (value: number) => string;
}

export function LineChart({
  title,
  aside,
  points,
  nameLabel,
  series,
  format = formatNumber,
}: LineChartProps) {
  const rows = series.map(({ name, values }) => [
    name,
    ...values.map((value) => (value === null ? chartTexts.noValue : format(value))),
  ]);
  return (
    <ChartFrame
      title={title}
      aside={aside}
      height={height}
      table={{ head: [nameLabel, ...points], rows }}
      legend={<Legend series={series} />}
    >
      <LineChartView points={points} series={series} format={format} height={height} />
    </ChartFrame>
  );
}

/** Hidden from screen readers, because the table names every line. */
function Legend({ series }: { series: readonly LineSeries[] }) {
  const others = series.length - distinctLines;
  const named = series.slice(0, distinctLines).map((line) => line.name);
  const entries = others > 0 ? [...named, chartTexts.others(others)] : named;
  return (
    <ul className={classes['legend']} aria-hidden>
      {entries.map((name, index) => (
        <li key={name}>
          <Sample style={lineStyle(index)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Sample({ style }: { style: LineStyle }) {
  return (
    <svg width="26" height="8">
      <line
        x1="0"
        x2="26"
        y1="4"
        y2="4"
        stroke={style.color}
        strokeWidth={style.quiet ? 1.5 : 2.5}
        strokeDasharray={style.dash}
      />
    </svg>
  );
}

const height = 240;
const LineChartView = lazyPart(() => import('./line-chart.view.tsx').then((view) => view.LineChartView));
