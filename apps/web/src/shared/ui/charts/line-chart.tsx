import { formatNumber } from '#shared/lib/format.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import classes from './chart-frame.module.css';
import { chartTexts } from './charts.texts.ts';
import { LineDrawing } from './line-drawing.tsx';
import { distinctLines, lineStyle } from './line-styles.ts';
import type { LineStyle } from './line-styles.ts';

export interface LineSeries {
  /** Tells apart what has the same name. */
  id?: number;
  name: string;
  /** One value per point; null where there is none. */
  values: readonly (number | null)[];
  /** The list of what each value counts. */
  to?: readonly (string | undefined)[];
}

interface LineChartProps extends ChartProps {
  points: readonly string[];
  /** The heading of the names in the table with the same numbers. */
  nameLabel: string;
  /** The most important first: five are drawn in colour. */
  series: readonly LineSeries[];
  format?: (value: number) => string;
}

export function LineChart({ points, nameLabel, series, format = formatNumber, ...frame }: LineChartProps) {
  const rows = series.map(({ id, name, values, to }) => ({
    key: id ?? name,
    name,
    values: values.map((value, index) => ({
      text: value === null ? chartTexts.noValue : format(value),
      to: to?.[index],
    })),
  }));
  return (
    <ChartFrame {...frame} table={{ head: [nameLabel, ...points], rows }} below={<Legend series={series} />}>
      <LineDrawing points={points} series={series} format={format} />
    </ChartFrame>
  );
}

/** Hidden from screen readers, because the table names every line. */
function Legend({ series }: { series: readonly LineSeries[] }) {
  const others = series.length - distinctLines;
  const named = series.slice(0, distinctLines).map(({ id, name }) => ({ key: id ?? name, name }));
  const rest = { key: 'others', name: chartTexts.others(others) };
  const entries = others > 0 ? [...named, rest] : named;
  return (
    <ul className={classes.legend} aria-hidden>
      {entries.map(({ key, name }, index) => (
        <li key={key}>
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
