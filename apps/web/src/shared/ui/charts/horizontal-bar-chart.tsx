import { formatNumber } from '#shared/lib/format.ts';
import { barTable } from './bar-chart.tsx';
import type { BarChartProps } from './bar-chart.tsx';
import classes from './bars.module.css';
import { ChartFrame } from './chart-frame.tsx';

/**
 * Horizontal bars, for names too long to fit under a bar. Drawn with CSS, because the chart library lets the
 * lines of long names run into each other.
 */
export function HorizontalBarChart(props: BarChartProps) {
  const { title, aside, data, nameLabel, valueLabel, format = formatNumber } = props;
  const top = Math.max(...data.map((bar) => bar.value), 1);
  return (
    <ChartFrame title={title} aside={aside} table={barTable(data, nameLabel, valueLabel, format)}>
      <div className={classes['lying']}>
        {data.map((bar) => (
          <div key={bar.name} className={classes['row']}>
            <span className={classes['name']}>{bar.name}</span>
            <span className={classes['track']}>
              <span className={classes['bar']} style={{ inlineSize: `${(bar.value / top) * 100}%` }} />
              <span className={classes['value']}>{format(bar.value)}</span>
            </span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
