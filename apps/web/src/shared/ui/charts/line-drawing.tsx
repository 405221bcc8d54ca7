import { useElementSize } from '@mantine/hooks';
import classes from './chart-frame.module.css';
import type { LineSeries } from './line-chart.tsx';
import { margins, measurePlot, splitRuns, type Plot } from './line-geometry.ts';
import { lineStyle } from './line-styles.ts';

interface LineDrawingProps {
  points: readonly string[];
  series: readonly LineSeries[];
  format: (value: number) => string;
}

/** Lines as wide as the card. Hidden from screen readers, which have the table. */
export function LineDrawing({ points, series, format }: LineDrawingProps) {
  const { ref, width } = useElementSize();
  const top = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 1);
  const plot = measurePlot(width > 0 ? width : widthBefore, height, points.length, top);
  // The quiet lines first, so that the named ones lie on top.
  const lines = series.map((line, number) => ({ line, number })).toReversed();
  return (
    <div ref={ref} className={classes.drawing} aria-hidden>
      <svg width={plot.width} height={plot.height} className={classes.lines}>
        <Axes plot={plot} points={points} format={format} />
        {lines.map(({ line, number }) => (
          <Line key={line.id ?? line.name} {...{ plot, points, line, number, format }} />
        ))}
      </svg>
    </div>
  );
}

const height = 240;
/** Before the card is measured. */
const widthBefore = 560;

function Axes({ plot, points, format }: Omit<LineDrawingProps, 'series'> & { plot: Plot }) {
  return (
    <>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={margins.left}
            x2={plot.width - margins.right}
            y1={plot.y(tick)}
            y2={plot.y(tick)}
            stroke="var(--hairline)"
          />
          <text x={margins.left - 10} y={plot.y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) =>
        plot.named(index) ? (
          <text key={point} x={plot.x(index)} y={plot.height - 6} textAnchor="middle">
            {point}
          </text>
        ) : null,
      )}
    </>
  );
}

interface LineProps extends Omit<LineDrawingProps, 'series'> {
  plot: Plot;
  line: LineSeries;
  number: number;
}

function Line({ plot, points, line, number, format }: LineProps) {
  const { color, dash, quiet } = lineStyle(number);
  return splitRuns(line.values).map((run) => (
    <g key={run[0]?.index}>
      <polyline
        points={run.map(({ index, value }) => `${plot.x(index)},${plot.y(value)}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={quiet ? 1 : 2.5}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {!quiet &&
        run.map(({ index, value }) => (
          // A line of no length: what a browser may animate, as the place of a circle, it may also paint late.
          <line
            key={index}
            {...{ x1: plot.x(index), x2: plot.x(index), y1: plot.y(value), y2: plot.y(value) }}
            stroke={color}
            strokeWidth={7}
            strokeLinecap="round"
          >
            <title>{`${line.name}, ${points[index] ?? ''}: ${format(value)}`}</title>
          </line>
        ))}
    </g>
  ));
}
