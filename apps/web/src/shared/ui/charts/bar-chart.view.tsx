import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import classes from './bars.module.css';
import type { BarValue } from './bar-chart.tsx';

export interface BarChartViewProps {
  data: readonly BarValue[];
  valueLabel: string;
  format: (value: number) => string;
  height: number;
}

export function BarChartView({ data, valueLabel, format, height }: BarChartViewProps) {
  return (
    <BarChart
      className={classes['bars']}
      h={height}
      data={[...data]}
      dataKey="name"
      series={[{ name: 'value', label: valueLabel, color: 'var(--chart-1)' }]}
      valueFormatter={format}
      withBarValueLabel
      withYAxis={false}
      gridAxis="none"
      tickLine="none"
      textColor="var(--ink-2)"
      barProps={{ radius: [4, 4, 0, 0], isAnimationActive: false }}
      maxBarWidth={56}
      yAxisProps={{ domain: [0, 'dataMax'] }}
      xAxisProps={{ interval: 0 }}
      barChartProps={{ margin: { top: 24 } }}
      accessibilityLayer={false}
    />
  );
}
