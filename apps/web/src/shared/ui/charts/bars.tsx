import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#shared/lib/format.ts';
import classes from './bars.module.css';
import type { ChartProps, ChartTable } from './chart-frame.tsx';

export interface BarValue {
  /** Tells apart what has the same name. */
  id?: number;
  name: string;
  /** Under the bar, where the whole name is too long; the table has the whole one. */
  shortName?: string;
  value: number;
  /** The list of what it counts. */
  to?: string | undefined;
}

export interface BarChartProps extends ChartProps {
  data: readonly BarValue[];
  /** Headings of the table with the same numbers. */
  nameLabel: string;
  valueLabel: string;
  format?: (value: number) => string;
  /** How many bars are drawn; the table has all. */
  drawn?: number;
  /** Said below the drawing. */
  note?: string | undefined;
}

export const keyOfBar = ({ id, name }: BarValue): string | number => id ?? name;

export const barTable = ({
  data,
  nameLabel,
  valueLabel,
  format = formatNumber,
}: BarChartProps): ChartTable => ({
  head: [nameLabel, valueLabel],
  rows: data.map((bar) => ({
    key: keyOfBar(bar),
    name: bar.name,
    values: [{ text: format(bar.value), to: bar.to }],
  })),
});

/** A bar leads to the list of what it counts. */
export function BarLink({
  bar,
  className,
  children,
}: {
  bar: BarValue;
  className: string;
  children: ReactNode;
}) {
  if (bar.to === undefined) return <span className={className}>{children}</span>;
  return (
    <Link to={bar.to} className={`${className} ${classes.link}`} title={bar.name}>
      {children}
    </Link>
  );
}

export const BarNote = ({ note }: { note: string | undefined }) =>
  note === undefined ? null : <p className={classes.note}>{note}</p>;
