import { formatNumber } from '#shared/lib/format.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ChartFrame } from './chart-frame.tsx';

export interface BarValue {
  name: string;
  value: number;
}

export interface BarChartProps {
  title: string;
  aside?: string;
  data: readonly BarValue[];
  /** Headings of the table with the same numbers. */
  nameLabel: string;
  valueLabel: string;
  format?: (value: number) => string;
}

/** Vertical bars, labelled with their values instead of a grid. */
export function BarChart({
  title,
  aside,
  data,
  nameLabel,
  valueLabel,
  format = formatNumber,
}: BarChartProps) {
  return (
    <ChartFrame
      title={title}
      aside={aside}
      height={height}
      table={barTable(data, nameLabel, valueLabel, format)}
    >
      <BarChartView data={data} valueLabel={valueLabel} format={format} height={height} />
    </ChartFrame>
  );
}

export const barTable = (
  data: readonly BarValue[],
  nameLabel: string,
  valueLabel: string,
  format: (value: number) => string,
) => ({ head: [nameLabel, valueLabel], rows: data.map(({ name, value }) => [name, format(value)]) });

const height = 220;
const BarChartView = lazyPart(() => import('./bar-chart.view.tsx').then((view) => view.BarChartView));
