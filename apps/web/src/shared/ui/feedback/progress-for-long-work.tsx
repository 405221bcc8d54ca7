import { Progress } from '@mantine/core';
import { useId } from 'react';
import { formatNumber } from '#shared/lib/format.ts';
import classes from './progress-for-long-work.module.css';

interface ProgressForLongWorkProps {
  /** The work in progress: "Importuję wpłaty". */
  label: string;
  /** How far it is, in words: "1 200 z 40 000 wierszy". */
  detail?: string;
  /** From 0 to 1; left out while the length of the work is not known yet. */
  done?: number;
}

/** Says in words and as a bar how far import, export or bulk printing has come. */
export function ProgressForLongWork({ label, detail, done }: ProgressForLongWorkProps) {
  const id = useId();
  const percent = done === undefined ? undefined : Math.floor(Math.min(Math.max(done, 0), 1) * 100);
  return (
    <div>
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        {percent !== undefined && <span className="tabular-nums">{formatNumber(percent)}%</span>}
      </div>
      <Progress.Root size={8} radius="xl">
        <Progress.Section
          value={percent ?? 100}
          aria-labelledby={id}
          striped={percent === undefined}
          animated={percent === undefined}
          withAria={percent !== undefined}
          {...(percent === undefined && { role: 'progressbar' })}
        />
      </Progress.Root>
      {detail !== undefined && <output className={classes.detail}>{detail}</output>}
    </div>
  );
}
