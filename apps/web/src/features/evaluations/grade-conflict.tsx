import { Button } from '@mantine/core';
import type { CallError } from '#shared/api/call-error.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './evaluations.module.css';
import { studentTexts } from './evaluations.texts.ts';
import { gradeOrNone } from './grade-chip.tsx';

/** What somebody else saved meanwhile. */
export interface Conflict {
  grade: number | null;
  version: number | null;
  by: string | undefined;
  at: string | undefined;
}

const texts = studentTexts.conflict;

/** The refusal of a stale save carries the row as it is, who saved it and when. */
export function readConflict({ details }: CallError): Conflict {
  const current = recordIn(details['current']);
  const saved = recordIn(details['saved']);
  return {
    grade: typeof current['grade'] === 'number' ? current['grade'] : null,
    version: typeof current['version'] === 'number' ? current['version'] : null,
    by: typeof saved['by'] === 'string' ? saved['by'] : undefined,
    at: typeof saved['at'] === 'string' ? saved['at'] : undefined,
  };
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

interface GradeConflictProps {
  conflict: Conflict;
  mine: number | null;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** Both grades side by side; nothing is overwritten unseen. */
export function GradeConflict({ conflict, mine, onKeepMine, onKeepTheirs }: GradeConflictProps) {
  const { by, at } = conflict;
  const theirs = gradeOrNone(conflict.grade);
  const known = by !== undefined && at !== undefined;
  return (
    <Notice tone="warning">
      <p>{known ? texts.theirs(by, formatDateTime(at), theirs) : texts.unknown(theirs)}</p>
      <p>{texts.mine(gradeOrNone(mine))}</p>
      <div className={classes['choices']}>
        <Button size="xs" onClick={onKeepMine}>
          {texts.keepMine(gradeOrNone(mine))}
        </Button>
        <Button size="xs" variant="default" onClick={onKeepTheirs}>
          {texts.keepTheirs(theirs)}
        </Button>
      </div>
    </Notice>
  );
}
