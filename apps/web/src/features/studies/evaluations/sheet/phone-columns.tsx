import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import type { Meaning } from './pasted-block.ts';
import classes from './paste.module.css';
import { pasteTexts as texts } from './sheet.texts.ts';

export interface DescribedColumn {
  name: string;
  meaning: Meaning;
  /** Where the meaning is chosen. */
  control: ReactNode;
}

/** Shows in two lines the detected meaning of each column; a button shows the choices below them. */
export function PhoneColumns({ columns }: { columns: readonly DescribedColumn[] }) {
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const nameThose = (...meanings: readonly Meaning[]) =>
    columns.filter(({ meaning }) => meanings.includes(meaning)).map(({ name }) => name);
  const grades = nameThose('grade');
  const isOpen = isAsked || grades.length === 0;
  return (
    <div>
      <div className={classes.columnsHead}>
        <strong>{texts.phone.columns}</strong>
        <Button variant="subtle" aria-expanded={isOpen} aria-controls={id} onClick={() => setAsked(!isAsked)}>
          {isOpen ? texts.phone.fold : texts.phone.change}
        </Button>
      </div>
      <div id={id}>
        {isOpen ? (
          <div className={classes.meanings}>
            {columns.map(({ name, control }) => (
              <div key={name}>
                <div>{name}</div>
                {control}
              </div>
            ))}
          </div>
        ) : (
          <div className={classes.quiet}>
            <div>{texts.phone.person(nameThose('person', 'album'))}</div>
            <div>{texts.phone.grade(grades, nameThose('skip'))}</div>
          </div>
        )}
      </div>
    </div>
  );
}
