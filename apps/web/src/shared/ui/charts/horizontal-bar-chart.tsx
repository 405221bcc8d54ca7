import { formatNumber } from '#shared/lib/format.ts';
import { BarLink, BarNote, barTable, keyOfBar, type BarChartProps } from './bars.tsx';
import classes from './bars.module.css';
import { ChartFrame } from './chart-frame.tsx';

/** Lying bars, for names too long to fit under a bar. */
export function HorizontalBarChart(props: BarChartProps) {
  const { data, drawn = data.length, format = formatNumber, note, ...frame } = props;
  const top = Math.max(...data.map((bar) => bar.value), 1);
  return (
    <ChartFrame {...frame} table={barTable(props)} below={<BarNote note={note} />}>
      <ul className={classes.lying}>
        {data.slice(0, drawn).map((bar) => (
          <li key={keyOfBar(bar)}>
            <BarLink bar={bar} className={classes.row}>
              <span className={classes.name}>{bar.shortName ?? bar.name}</span>{' '}
              <span className={classes.track}>
                <span className={classes.bar} style={{ inlineSize: `${(bar.value / top) * 100}%` }} />
                <span className={classes.value}>{format(bar.value)}</span>
              </span>
            </BarLink>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
