import { formatNumber } from '#shared/lib/format.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { BarLink, BarNote, barTable, keyOfBar, type BarChartProps } from './bars.tsx';
import classes from './bars.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { HorizontalBarChart } from './horizontal-bar-chart.tsx';

/** Standing bars, labelled with their values instead of a grid. A phone has no room for their names and lays them down. */
export function BarChart(props: BarChartProps) {
  const phone = usePhone();
  if (phone) return <HorizontalBarChart {...props} />;
  const { data, drawn = data.length, format = formatNumber, note, ...frame } = props;
  const top = Math.max(...data.map((bar) => bar.value), 1);
  return (
    <ChartFrame {...frame} table={barTable(props)} below={<BarNote note={note} />}>
      <ul className={classes.standing}>
        {data.slice(0, drawn).map((bar) => (
          <li key={keyOfBar(bar)}>
            <BarLink bar={bar} className={classes.column}>
              <span className={classes.value}>{format(bar.value)}</span>{' '}
              <span
                className={classes.pillar}
                style={{ blockSize: `calc((100% - 2.75rem) * ${bar.value / top})` }}
              />
              <span className={classes.town}>{bar.shortName ?? bar.name}</span>
            </BarLink>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
