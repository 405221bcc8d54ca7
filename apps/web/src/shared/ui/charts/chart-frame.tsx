import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './chart-frame.module.css';
import { chartTexts } from './charts.texts.ts';

export interface ChartTable {
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

interface ChartFrameProps {
  title: string;
  /** What the values are: "% wszystkich słuchaczy naboru". */
  aside?: ReactNode;
  /** The same numbers in words: always there for screen readers, on request for everybody. */
  table: ChartTable;
  /** Kept free until the library that draws the chart has come. */
  height?: number;
  children: ReactNode;
  legend?: ReactNode;
}

export function ChartFrame({ title, aside, table, height, children, legend }: ChartFrameProps) {
  const [tableShown, setTableShown] = useState(false);
  return (
    <Card title={title} aside={aside}>
      <div aria-hidden style={height === undefined ? {} : { minBlockSize: height }}>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
      {legend}
      <Button
        variant="subtle"
        size="xs"
        className={classes['toggle']}
        leftSection={<Icon of={IconTable} size={16} />}
        onClick={() => setTableShown((before) => !before)}
      >
        {tableShown ? chartTexts.hideTable : chartTexts.showTable}
      </Button>
      <div className={tableShown ? classes['shown'] : classes['hidden']}>
        <ValuesTable caption={title} table={table} />
      </div>
    </Card>
  );
}

function ValuesTable({ caption, table }: { caption: string; table: ChartTable }) {
  return (
    <table className={classes['table']}>
      <caption className={classes['hidden']}>{caption}</caption>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={table.head[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
