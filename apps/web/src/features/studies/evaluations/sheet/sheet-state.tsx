import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { isPassing } from '@indeks/contract/studies/evaluations/grades.rules';
import { Button } from '@mantine/core';
import { IconAlertCircleFilled, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { gradeOrNone } from '../grade-chip.tsx';
import type { SheetRow } from './sheet-values.ts';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetStateProps {
  line: SheetRow;
  sheet: Pick<Sheet, 'term' | 'refused' | 'keepMine' | 'keepTheirs'>;
}

/** Whether a grade is saved, and what is wrong with it where it is not. */
export function SheetState({ line, sheet }: SheetStateProps) {
  const { row, fault, isChanged, isOpen, grade, standing } = line;
  const refused = isChanged ? sheet.refused.find(({ eid }) => eid === row.eid) : undefined;
  const id = `state-${row.id}`;
  if (fault !== undefined)
    return (
      <span id={id} className={classes.fault}>
        <Icon of={IconAlertCircleFilled} size={iconSizes.small} />
        {fault}
      </span>
    );
  if (refused)
    return (
      <span id={id} className={classes.conflict}>
        {refused.by === null
          ? texts.conflictUnknown(gradeOrNone(refused.grade))
          : texts.conflict(refused.by, gradeOrNone(refused.grade))}
        <span className={classes.choices}>
          <Button size="compact-sm" onClick={() => sheet.keepMine(refused)}>
            {texts.keepMine(gradeOrNone(grade ?? null))}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => sheet.keepTheirs(refused)}>
            {texts.keepTheirs}
          </Button>
        </span>
      </span>
    );
  if (isChanged)
    return (
      <span id={id} className={classes.changed}>
        {grade === null ? texts.states.cleared : texts.states.changed}
      </span>
    );
  if (standing === null)
    return (
      <span id={id} className={classes.awaited}>
        {isOpen && texts.states.none}
      </span>
    );
  return <Saved id={id} standing={standing} isResit={sheet.term > 1} />;
}

/** Shows the saved state; a failed re-sit is shown differently from a failed first term. */
function Saved({ id, standing, isResit }: { id: string; standing: number; isResit: boolean }) {
  if (isResit && standing !== didNotCome && !isPassing(standing))
    return (
      <span id={id} className={classes.failedAgain}>
        <Icon of={IconAlertTriangle} size={iconSizes.small} />
        {texts.states.failedAgain}
      </span>
    );
  return (
    <span id={id} className={classes.saved}>
      <Icon of={IconCheck} size={iconSizes.small} />
      {texts.states.saved}
    </span>
  );
}
