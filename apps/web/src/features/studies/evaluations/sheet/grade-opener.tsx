import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { offeredGrades } from '@indeks/contract/studies/evaluations/grades.rules';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { formatOutcome, outcomeInWords } from '#parts/studies/grades/outcomes.ts';
import type { SheetRow } from './sheet-values.ts';
import classes from './sheet-cards.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';

interface OpenerProps {
  line: SheetRow;
  /** The person or subject whose grade it is. */
  label: string;
  open: boolean;
  onOpen: () => void;
}

/** The present grade; pressed, it shows the possible grades. */
export function OpenButton({ line: { row, grade }, label, open, onOpen }: OpenerProps) {
  const known = typeof grade === 'number';
  const chosen = open ? texts.choose : '';
  const words = known ? formatOutcome(grade) : chosen;
  return (
    <UnstyledButton
      className={classes.open}
      data-filled={known || undefined}
      aria-expanded={open}
      aria-label={`${label} ${words}`.trim()}
      disabled={!row.can.grade}
      onClick={onOpen}
    >
      {words}
    </UnstyledButton>
  );
}

interface GradeButtonsProps {
  line: SheetRow;
  label: string;
  onGive: (grade: number | null) => void;
}

/** Wide buttons for a thumb. */
export function GradeButtons({ line, label, onGive }: GradeButtonsProps) {
  return (
    <fieldset className={classes.buttons} aria-label={label}>
      {offeredGrades.toReversed().map((grade) => (
        <UnstyledButton
          key={grade}
          className={classes.button}
          aria-pressed={line.grade === grade}
          onClick={() => onGive(grade)}
        >
          {String(grade).replace('.', ',')}
        </UnstyledButton>
      ))}
      <UnstyledButton
        className={classes.without}
        aria-pressed={line.grade === didNotCome}
        onClick={() => onGive(didNotCome)}
      >
        {outcomeInWords(didNotCome)}
      </UnstyledButton>
      {line.grade !== null && (
        <UnstyledButton className={classes.without} onClick={() => onGive(null)}>
          {texts.clear}
        </UnstyledButton>
      )}
    </fieldset>
  );
}

/** Both, for a grade that stands by itself. */
export function GradeOpener({ line, label, onGive }: GradeButtonsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpenButton line={line} label={label} open={open} onOpen={() => setOpen(!open)} />
      {open && (
        <GradeButtons
          line={line}
          label={label}
          onGive={(grade) => {
            onGive(grade);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
