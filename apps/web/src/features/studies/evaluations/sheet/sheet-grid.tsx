import { didNotCome, terms } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { isPassing } from '@indeks/contract/studies/evaluations/grades.rules';
import { VisuallyHidden } from '@mantine/core';
import { IconHistory, IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { termNames } from '#parts/studies/grades/grades.texts.ts';
import { formatOutcome, outcomeInWords } from '#parts/studies/grades/outcomes.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { GradeField } from './grade-field.tsx';
import type { SheetRow } from './sheet-values.ts';
import { SheetState } from './sheet-state.tsx';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetGridProps {
  sheet: Sheet;
  /** The rows that match the chosen filter. */
  rows: readonly SheetRow[];
  onHistory: (row: Evaluation) => void;
  /** Several cells of a spreadsheet, from the student on in whose field they were pasted. */
  onPaste: (text: string, from: number) => void;
}

/** The group as a grid that is filled in with the keyboard alone. */
export function SheetGrid({ sheet, rows, onHistory, onPaste }: SheetGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const moveFrom = (field: HTMLInputElement, step: 1 | -1) => {
    const fields = listFields(grid.current);
    const next = fields[fields.indexOf(field) + step];
    next?.focus();
    next?.select();
  };
  // The button that opened the sheet is gone: the first cell to fill in has the focus.
  useEffect(() => {
    listFields(grid.current)
      .find(({ value, disabled }) => value === '' && !disabled)
      ?.focus();
  }, []);
  return (
    <table
      ref={grid}
      className={classes.grid}
      data-many={sheet.term > 1 || undefined}
      aria-label={texts.grid}
    >
      <GridHead term={sheet.term} />
      <tbody>
        {rows.map((line) => (
          <GridRow
            key={line.row.eid}
            line={line}
            number={sheet.rows.indexOf(line) + 1}
            sheet={sheet}
            onMove={moveFrom}
            onHistory={() => onHistory(line.row)}
            onPaste={(text) => onPaste(text, sheet.rows.filter(({ isOpen }) => isOpen).indexOf(line))}
          />
        ))}
      </tbody>
    </table>
  );
}

const listFields = (grid: HTMLTableElement | null): HTMLInputElement[] => [
  ...(grid?.querySelectorAll('input') ?? []),
];

function GridHead({ term }: Pick<Sheet, 'term'>) {
  const { columns } = texts;
  return (
    <thead>
      <tr>
        <th scope="col">{columns.number}</th>
        <th scope="col">{columns.name}</th>
        <th scope="col">{columns.album}</th>
        {terms
          .filter((earlier) => earlier < term)
          .map((earlier) => (
            <th key={earlier} scope="col">
              {termNames[earlier]} <Icon of={IconLock} size={14} />
            </th>
          ))}
        <th scope="col" data-open={term > 1 || undefined}>
          {columns.grade(term)}
        </th>
        <th scope="col">{term === 1 ? columns.words : columns.counting}</th>
        <th scope="col">{columns.state}</th>
        <th scope="col">
          <VisuallyHidden>{columns.history}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface GridRowProps {
  line: SheetRow;
  number: number;
  sheet: Sheet;
  onMove: (from: HTMLInputElement, step: 1 | -1) => void;
  onHistory: () => void;
  onPaste: (text: string) => void;
}

function GridRow({ line, number, sheet, onMove, onHistory, onPaste }: GridRowProps) {
  const { row, earlier, isOpen } = line;
  const isField = isOpen || (sheet.term === 1 && !row.can.grade);
  return (
    <tr>
      <td className={classes.quiet}>{`${number}.`}</td>
      <th scope="row" className={classes.name}>
        {row.name}
      </th>
      <td className={classes.quiet}>{row.album_nr}</td>
      {earlier.map(({ term, grade }) => (
        <td key={term}>
          <ClosedGrade grade={grade} />
        </td>
      ))}
      <td className={classes.entered}>
        {isField ? (
          <GradeField line={line} sheet={sheet} onMove={onMove} onPaste={onPaste} />
        ) : (
          <ClosedGrade grade={line.standing} />
        )}
      </td>
      <td className={`${classes.quiet} ${classes.words}`}>
        <Words line={line} withGrade={sheet.term > 1} />
      </td>
      <td>
        <SheetState line={line} sheet={sheet} />
      </td>
      <td>
        <QuietAction
          icon={IconHistory}
          label={texts.columns.history}
          name={texts.historyOf(row.name)}
          size={32}
          onClick={onHistory}
        />
      </td>
    </tr>
  );
}

/** A grade that a protocol has closed, or that there is none to give. */
function ClosedGrade({ grade }: { grade: number | null }) {
  if (grade === null) return <span className={classes.none}>{texts.none}</span>;
  return (
    <span className={classes.closed} data-failed={!isPassing(grade) || undefined}>
      {formatOutcome(grade)}
    </span>
  );
}

/** The grade in words: at the re-sit that which counts, with its figures. */
function Words({ line: { grade, counting }, withGrade }: { line: SheetRow; withGrade: boolean }) {
  if (!withGrade) return typeof grade === 'number' ? outcomeInWords(grade) : null;
  if (!counting) return outcomeInWords(didNotCome);
  return (
    <>
      <strong className={classes.counting}>{formatOutcome(counting.grade)}</strong>{' '}
      {outcomeInWords(counting.grade)}
    </>
  );
}
