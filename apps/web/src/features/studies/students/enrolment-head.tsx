import type { Enrolment } from '@indeks/contract/studies/students/students.schemas';
import { Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBook,
  IconCalendarTime,
  IconCircleCheck,
  IconProgress,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { today } from '#shared/lib/today.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import { courseNamesOf, intakeOf, isFinished, studyStateOn } from './enrolment-values.ts';
import classes from './student-tabs.module.css';
import { coursesTabTexts as texts } from './student-tabs.texts.ts';

interface EnrolmentHeadProps {
  row: Enrolment;
  /** Names the card that stands below. */
  id: string;
  /** What can be done with it, at the end of the line. */
  children?: ReactNode;
}

/** What is studied, since when, where, and how far it is. */
export function EnrolmentHead({ row, id, children }: EnrolmentHeadProps) {
  const state = studyStateOn(today(), row);
  const words = [texts.intake(intakeOf(row)), row.cityName];
  if (state.kind === 'under-way') words.push(texts.semester(state.semester));
  return (
    <div className={classes.head}>
      <TintedIcon of={IconBook} />
      <div className={classes.words}>
        <Title order={2} size="h3" id={id}>
          {courseNamesOf(row).join(' · ')}
        </Title>
        <div className={classes.quiet}>{words.join(' · ')}</div>
      </div>
      <StateChip row={row} />
      {children}
    </div>
  );
}

type State = keyof typeof texts.state;

function StateChip({ row }: { row: Enrolment }) {
  const { kind } = studyStateOn(today(), row);
  const ended: State = isFinished(row) ? 'finished' : 'unfinished';
  const state = kind === 'over' ? ended : kind;
  const { tone, icon } = looks[state];
  return (
    <StatusChip tone={tone} icon={icon}>
      {texts.state[state]}
    </StatusChip>
  );
}

const looks: Record<State, { tone: ChipTone; icon: TablerIcon }> = {
  ahead: { tone: 'info', icon: IconCalendarTime },
  'under-way': { tone: 'brand', icon: IconProgress },
  finished: { tone: 'ok', icon: IconCircleCheck },
  unfinished: { tone: 'warning', icon: IconAlertTriangle },
};
