import type { Evaluation } from '@indeks/contract/evaluations/evaluations.schemas';
import { gradeInWords } from '@indeks/contract/evaluations/grades.rules';
import { VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Card } from '#shared/ui/page/card.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { ColumnHeads } from '#shared/ui/table/column-heads.tsx';
import type { SheetRow } from './sheet-values.ts';
import { SheetState } from './sheet-state.tsx';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetGridProps {
  sheet: Sheet;
  onHistory: (row: Evaluation) => void;
  /** Several cells of a spreadsheet, from the student on in whose field they were pasted. */
  onPaste: (text: string, from: number) => void;
}

/** The group as a grid that is filled in with the keyboard alone. */
export function SheetGrid({ sheet, onHistory, onPaste }: SheetGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { columns } = texts;
  const moveTo = (index: number) => {
    const field = grid.current?.querySelectorAll('input')[index];
    field?.focus();
    field?.select();
  };
  return (
    <Card flush>
      <table ref={grid} className={classes['grid']} aria-label={texts.grid}>
        <ColumnHeads
          names={[columns.number, columns.name, columns.album, columns.grade, columns.words, columns.state]}
        >
          <th scope="col">
            <VisuallyHidden>{columns.history}</VisuallyHidden>
          </th>
        </ColumnHeads>
        <tbody>
          {sheet.rows.map((line, index) => (
            <GridRow
              key={line.row.eid}
              line={line}
              number={index + 1}
              sheet={sheet}
              onMove={(step) => moveTo(index + step)}
              onHistory={() => onHistory(line.row)}
              onPaste={(text) => onPaste(text, index)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface GridRowProps {
  line: SheetRow;
  number: number;
  sheet: Sheet;
  onMove: (step: 1 | -1) => void;
  onHistory: () => void;
  onPaste: (text: string) => void;
}

function GridRow({ line, number, sheet, onMove, onHistory, onPaste }: GridRowProps) {
  const { row, grade, fault } = line;
  return (
    <tr>
      <td className={classes['quiet']}>{`${number}.`}</td>
      <th scope="row" className={classes['name']}>
        {row.name}
      </th>
      <td className={classes['quiet']}>{row.album_nr}</td>
      <td>
        <GradeField line={line} sheet={sheet} onMove={onMove} onPaste={onPaste} />
      </td>
      <td className={`${classes['quiet']} ${classes['words']}`}>
        {typeof grade === 'number' && fault === undefined && gradeInWords(grade)}
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

type GradeFieldProps = Pick<GridRowProps, 'line' | 'sheet' | 'onMove' | 'onPaste'>;

function GradeField({ line, sheet, onMove, onPaste }: GradeFieldProps) {
  const { row, text, fault, grade } = line;
  const steer = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const undoes = event.key === 'z' && (event.ctrlKey || event.metaKey);
    if (step === undefined && !undoes) return;
    event.preventDefault();
    if (step !== undefined) onMove(step);
    else sheet.undo();
  };
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\t\n]/u.test(pasted.trim())) return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <input
      className={classes['field']}
      aria-label={texts.gradeOf(row.name)}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={`state-${row.eid}`}
      data-filled={typeof grade === 'number' || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      disabled={!row.can.grade}
      value={text}
      onChange={({ currentTarget }) => sheet.type(row, currentTarget.value)}
      onBlur={() => sheet.tidy(row)}
      onKeyDown={steer}
      onPaste={takePasted}
    />
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
