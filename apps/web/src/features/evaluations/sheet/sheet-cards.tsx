import { formatGrade, gradeInWords, offeredGrades } from '@indeks/contract/evaluations/grades.rules';
import { UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { Card } from '#shared/ui/page/card.tsx';
import type { SheetRow } from './sheet-values.ts';
import { SheetState } from './sheet-state.tsx';
import cardClasses from './sheet-cards.module.css';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

/** The group on a phone: the open student has wide buttons, and the next one without a grade opens by itself. */
export function SheetCards({ sheet }: { sheet: Sheet }) {
  const firstWithout = sheet.rows.find(({ grade, row }) => grade === null && row.can.grade)?.row.eid;
  const [chosen, setChosen] = useState<number | undefined>(firstWithout);
  const list = useRef<HTMLUListElement>(null);
  const giveAndGoOn = (line: SheetRow, grade: number | null) => {
    sheet.give(line.row, grade);
    const after = sheet.rows.slice(sheet.rows.indexOf(line) + 1);
    setChosen(after.find((next) => next.grade === null && next.row.can.grade)?.row.eid);
    // The buttons of the next student may stand below the screen or under the bar that saves.
    requestAnimationFrame(() => list.current?.querySelector('[data-open]')?.scrollIntoView(nearest));
  };
  return (
    <Card flush>
      <ul ref={list} className={classes['cards']} aria-label={texts.grid}>
        {sheet.rows.map((line) => (
          <li
            key={line.row.eid}
            className={cardClasses['student']}
            data-open={chosen === line.row.eid || undefined}
          >
            <StudentLine
              line={line}
              sheet={sheet}
              open={chosen === line.row.eid}
              onOpen={() => setChosen(chosen === line.row.eid ? undefined : line.row.eid)}
            />
            {chosen === line.row.eid && (
              <GradeButtons line={line} onGive={(grade) => giveAndGoOn(line, grade)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const nearest = { block: 'nearest' } as const;

interface StudentLineProps {
  line: SheetRow;
  sheet: Sheet;
  open: boolean;
  onOpen: () => void;
}

function StudentLine({ line, sheet, open, onOpen }: StudentLineProps) {
  const { row, grade } = line;
  const known = typeof grade === 'number';
  return (
    <>
      <div className={cardClasses['words']}>
        <div className={classes['name']}>{row.name}</div>
        {open && row.album_nr !== null && <div className={classes['quiet']}>{texts.album(row.album_nr)}</div>}
        {known && <div className={classes['quiet']}>{gradeInWords(grade)}</div>}
        <SheetState line={line} sheet={sheet} />
      </div>
      <UnstyledButton
        className={cardClasses['open']}
        data-filled={known || undefined}
        aria-expanded={open}
        aria-label={texts.gradeOf(row.name)}
        disabled={!row.can.grade}
        onClick={onOpen}
      >
        {known ? formatGrade(grade) : ''}
      </UnstyledButton>
    </>
  );
}

function GradeButtons({ line, onGive }: { line: SheetRow; onGive: (grade: number | null) => void }) {
  return (
    <fieldset className={cardClasses['buttons']} aria-label={texts.gradeOf(line.row.name)}>
      {offeredGrades.toReversed().map((grade) => (
        <UnstyledButton
          key={grade}
          className={cardClasses['button']}
          aria-pressed={line.grade === grade}
          onClick={() => onGive(grade)}
        >
          {String(grade).replace('.', ',')}
        </UnstyledButton>
      ))}
      {line.grade !== null && (
        <UnstyledButton className={cardClasses['without']} onClick={() => onGive(null)}>
          {texts.clear}
        </UnstyledButton>
      )}
    </fieldset>
  );
}
