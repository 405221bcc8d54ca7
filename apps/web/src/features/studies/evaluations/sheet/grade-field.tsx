import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { SheetRow } from './sheet-values.ts';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface GradeFieldProps {
  line: SheetRow;
  sheet: Pick<Sheet, 'term' | 'type' | 'tidy' | 'undo'>;
  /** What is graded, where that is not the student. */
  label?: string;
  onMove: (from: HTMLInputElement, step: 1 | -1) => void;
  onPaste?: (text: string) => void;
  /** The cell is left: what is typed stands. */
  onLeave?: () => void;
}

/** The outcome of the open term; Enter and the arrows go to the next field. */
export function GradeField({ line, sheet, label, onMove, onPaste, onLeave }: GradeFieldProps) {
  const { row, text, fault, grade } = line;
  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    const undoes = event.key === 'z' && !event.shiftKey && (event.ctrlKey || event.metaKey);
    if (step === undefined && !undoes) return;
    event.preventDefault();
    if (step !== undefined) onMove(event.currentTarget, step);
    else sheet.undo();
  };
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!onPaste || !/[\t\n]/u.test(pasted.trim())) return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <input
      className={classes.field}
      aria-label={label ?? texts.gradeOf(sheet.term, row.name)}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={`state-${row.id}`}
      data-filled={typeof grade === 'number' || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      disabled={!row.can.grade}
      value={text}
      onChange={({ currentTarget }) => sheet.type(row, currentTarget.value)}
      onBlur={() => {
        sheet.tidy(row);
        onLeave?.();
      }}
      onKeyDown={steer}
      onPaste={takePasted}
    />
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
