import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { LineSeries } from './line-chart.tsx';
import { lineStyle } from './line-styles.ts';

interface LineChartViewProps {
  points: readonly string[];
  series: readonly LineSeries[];
  format: (value: number) => string;
  height: number;
}

export function LineChartView({ points, series, format, height }: LineChartViewProps) {
  const data = points.map((point, index) => ({
    point,
    ...Object.fromEntries(series.map((line, number) => [keyOf(number), line.values[index] ?? null])),
  }));
  const lines = series.map((line, number) => {
    const { color, dash } = lineStyle(number);
    return { name: keyOf(number), label: line.name, color, strokeDasharray: dash };
  });
  return (
    <LineChart
      h={height}
      data={data}
      dataKey="point"
      // The quiet lines first, so that the named ones lie on top.
      series={lines.toReversed()}
      valueFormatter={format}
      gridColor="var(--hairline)"
      strokeDasharray="0"
      textColor="var(--ink-2)"
      tickLine="none"
      dotProps={{ r: 3.5, strokeWidth: 0 }}
      lineProps={({ name }) => ({
        isAnimationActive: false,
        ...(isQuiet(name) && { dot: false, activeDot: false, strokeWidth: 1 }),
      })}
      tooltipProps={{ filterNull: true }}
      accessibilityLayer={false}
    />
  );
}

const keyOf = (number: number): string => `line-${number}`;
const isQuiet = (key: string): boolean => lineStyle(Number(key.slice('line-'.length))).quiet;
