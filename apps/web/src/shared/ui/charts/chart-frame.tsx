import { Button } from '@mantine/core';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './chart-frame.module.css';
import { chartTexts } from './charts.texts.ts';

export interface ChartTable {
  head: readonly string[];
  rows: readonly ChartRow[];
}

interface ChartRow {
  /** Two rows may have one name. */
  key: string | number;
  name: string;
  values: readonly ChartValue[];
}

interface ChartValue {
  text: string;
  /** The list of what it counts. */
  to?: string | undefined;
}

/** Props of every chart besides its values. */
export interface ChartProps {
  title: string;
  /** The quantity: "% wszystkich słuchaczy naboru". */
  aside?: ReactNode;
  /** The same numbers as a file. */
  download?: { busy: boolean; onClick: () => void };
}

interface ChartFrameProps extends ChartProps {
  /** The same numbers in words: always there for screen readers, on request for everybody. */
  table: ChartTable;
  children: ReactNode;
  /** A sentence or a legend below the drawing. */
  below?: ReactNode;
}

export function ChartFrame({ title, aside, table, download, children, below }: ChartFrameProps) {
  const [tableShown, setTableShown] = useState(false);
  return (
    <Card title={title} aside={aside}>
      {children}
      {below}
      <div className={classes.actions}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon of={IconTable} size={16} />}
          aria-label={chartTexts.tableOf(tableShown, title)}
          onClick={() => setTableShown((before) => !before)}
        >
          {tableShown ? chartTexts.hideTable : chartTexts.showTable}
        </Button>
        {download && (
          <BusyButton
            variant="subtle"
            size="xs"
            icon={IconDownload}
            aria-label={chartTexts.csvOf(title)}
            {...download}
          >
            {chartTexts.csv}
          </BusyButton>
        )}
      </div>
      <div className={tableShown ? classes.shown : classes.hidden}>
        <ValuesTable caption={title} table={table} linked={tableShown} />
      </div>
    </Card>
  );
}

interface ValuesTableProps {
  caption: string;
  table: ChartTable;
  /** While nobody sees the table, the keyboard finds nothing in it. */
  linked: boolean;
}

function ValuesTable({ caption, table, linked }: ValuesTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>{caption}</caption>
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
        {table.rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map(({ text, to }, index) => (
              <td key={table.head[index + 1]}>
                {linked && to !== undefined ? (
                  <Link to={to} className={classes.link}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
