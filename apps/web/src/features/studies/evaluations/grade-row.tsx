import { findAttempt } from '@indeks/contract/studies/evaluations/attempts.rules';
import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { Tooltip } from '@mantine/core';
import { IconHistory, IconLock } from '@tabler/icons-react';
import { outcomeInWords } from '#parts/studies/grades/outcomes.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './evaluations.module.css';
import { studentTexts as texts } from './evaluations.texts.ts';
import { countingIn, GradeChip, gradeOrNone } from './grade-chip.tsx';
import { nameLecturer } from './lecturer-name.ts';
import { GradeField } from './sheet/grade-field.tsx';
import { GradeOpener } from './sheet/grade-opener.tsx';
import { SheetState } from './sheet/sheet-state.tsx';
import { useOwnGrade, type OwnGrade } from './use-own-grade.ts';

interface GradeRowProps {
  row: Evaluation;
  onHistory: () => void;
}

/** A subject with its grade, to be changed by those who may. */
export function GradeRow({ row, onHistory }: GradeRowProps) {
  const lecturer = nameLecturer(row);
  const closing = findAttempt(row, row.term)?.closedBy ?? null;
  return (
    <tr>
      <td>
        {row.subject_name}
        <div className={`${classes.quiet} ${classes.phoneOnly}`}>{lecturer}</div>
      </td>
      <td className={classes.wideOnly}>{texts.endings[row.exam]}</td>
      <td>
        <div className={classes.editing}>
          {row.can.grade && closing === null ? (
            <OwnCell row={row} />
          ) : (
            <GradeChip grade={countingIn(row)} inWords />
          )}
          {row.can.grade && closing !== null && <ClosedMark number={closing} />}
          <QuietAction icon={IconHistory} label={texts.historyOf(row.subject_name)} onClick={onHistory} />
        </div>
      </td>
      <td className={classes.wideOnly}>{lecturer}</td>
    </tr>
  );
}

function ClosedMark({ number }: { number: string }) {
  return (
    <Tooltip label={texts.closedHelp}>
      <span className={classes.closedMark}>
        <Icon of={IconLock} size={iconSizes.small} />
        {texts.closedBy(number)}
      </span>
    </Tooltip>
  );
}

/** The cell of the group's sheet: on a phone buttons, elsewhere a field; what stands there in words and how it is beside it. */
function OwnCell({ row }: { row: Evaluation }) {
  const own = useOwnGrade(row);
  const phone = usePhone();
  const { line, sheet } = own;
  const label = texts.gradeIn(row.subject_name);
  return (
    <>
      {phone ? (
        <GradeOpener line={line} label={label} onGive={own.give} />
      ) : (
        <GradeField line={line} sheet={sheet} label={label} onMove={moveOn} onLeave={own.save} />
      )}
      <output className={classes.told}>
        <Words line={line} />
        <SheetState line={line} sheet={sheet} />
      </output>
    </>
  );
}

function Words({ line: { row, grade, earlier } }: Pick<OwnGrade, 'line'>) {
  const before = earlier.map((one) => texts.earlierTerm(one.term, gradeOrNone(one.grade)));
  return (
    <>
      {typeof grade === 'number' && <span>{outcomeInWords(grade)}</span>}
      {before.length > 0 && <span className={classes.quiet}>{texts.resitAfter(row.term, before)}</span>}
    </>
  );
}

/** Enter and the arrows go to the next subject; what is typed is saved when its field is left. */
const moveOn = (from: HTMLInputElement, step: 1 | -1): void => {
  const fields = [...(from.closest('table')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(from) + step];
  if (!next) return from.blur();
  next.focus();
  next.select();
};
