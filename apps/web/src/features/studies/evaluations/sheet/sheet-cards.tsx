import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { useRef, useState } from 'react';
import { formatOutcome, outcomeInWords } from '#parts/studies/grades/outcomes.ts';
import { gradeOrNone } from '../grade-chip.tsx';
import { GradeButtons, OpenButton } from './grade-opener.tsx';
import type { SheetRow } from './sheet-values.ts';
import { SheetState } from './sheet-state.tsx';
import cardClasses from './sheet-cards.module.css';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetCardsProps {
  sheet: Sheet;
  /** Those that the chosen filter shows. */
  rows: readonly SheetRow[];
}

/** The group on a phone: the open student has wide buttons, and the next one without a grade opens by itself. */
export function SheetCards({ sheet, rows }: SheetCardsProps) {
  const [chosen, setChosen] = useState<number | undefined>(() => findEmpty(rows));
  const list = useRef<HTMLUListElement>(null);
  const giveAndGoOn = (line: SheetRow, grade: number | null) => {
    sheet.give(line.row, grade);
    setChosen(findEmpty(rows.slice(rows.indexOf(line) + 1)));
    // The buttons of the next student may be below the screen or covered by the bar that saves.
    requestAnimationFrame(() => list.current?.querySelector('[data-open]')?.scrollIntoView(nearest));
  };
  return (
    <ul ref={list} className={classes.cards} aria-label={texts.grid}>
      {rows.map((line) => (
        <li
          key={line.row.eid}
          className={cardClasses.student}
          data-open={chosen === line.row.eid || undefined}
        >
          <StudentLine
            line={line}
            sheet={sheet}
            open={chosen === line.row.eid}
            onOpen={() => setChosen(chosen === line.row.eid ? undefined : line.row.eid)}
          />
          {chosen === line.row.eid && line.isOpen && (
            <GradeButtons
              line={line}
              label={texts.gradeOf(sheet.term, line.row.name)}
              onGive={(grade) => giveAndGoOn(line, grade)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const findEmpty = (rows: readonly SheetRow[]): number | undefined =>
  rows.find(({ grade, isOpen }) => grade === null && isOpen)?.row.eid;

const nearest = { block: 'nearest' } as const;

interface StudentLineProps {
  line: SheetRow;
  sheet: Sheet;
  open: boolean;
  onOpen: () => void;
}

function StudentLine({ line, sheet, open, onOpen }: StudentLineProps) {
  const { row, grade, earlier, isOpen, standing, counting } = line;
  const known = typeof grade === 'number';
  const isResit = sheet.term > 1;
  const closed = standing ?? counting?.grade ?? didNotCome;
  return (
    <>
      <div className={cardClasses.words}>
        <div className={classes.name}>{row.name}</div>
        {open && row.album_nr !== null && <div className={classes.quiet}>{texts.album(row.album_nr)}</div>}
        {isResit && (
          <div className={classes.quiet}>
            {earlier.map((one) => texts.earlierTerm(one.term, gradeOrNone(one.grade))).join(' · ')}
          </div>
        )}
        {!isResit && known && <div className={classes.quiet}>{outcomeInWords(grade)}</div>}
        <SheetState line={line} sheet={sheet} />
      </div>
      {isOpen || !isResit ? (
        <OpenButton line={line} label={texts.gradeOf(sheet.term, row.name)} open={open} onOpen={onOpen} />
      ) : (
        <span className={classes.closed}>{formatOutcome(closed)}</span>
      )}
    </>
  );
}
