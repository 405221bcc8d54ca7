import { mostMeetings } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { comingWeekendsQuery } from '#data/talk/online-meetings.ts';
import { NumberControl } from '#shared/ui/form/typed/number-field.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './meeting-dialogs.module.css';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { repeatOn, weekendDays, weeklyDays, type FullRow } from './series-rows.ts';

interface SeriesRepeatProps {
  /** The row that is repeated, the last one. */
  row: FullRow | undefined;
  count: number;
  cid: number | null | undefined;
  semester: string | null;
  onAdd: (rows: FullRow[]) => void;
}

const usual = 4;

/** Adds rows like the last one: each week, each second week, on each coming session weekend. */
export function SeriesRepeat({ row, count, cid, semester, onAdd }: SeriesRepeatProps) {
  const [times, setTimes] = useState<number>(usual);
  const room = mostMeetings - count;
  const isChosen = typeof cid === 'number';
  const { data } = useQuery({ ...comingWeekendsQuery(cid ?? 0, semester), enabled: isChosen });
  if (!row || room < 1) return null;
  const some = Math.min(times, room);
  const onWeekends = weekendDays(row.date, data?.items ?? []).slice(0, room);
  const add = (days: readonly string[]) => onAdd(repeatOn(row, days));
  return (
    <fieldset className={classes.repeat} aria-label={texts.repeat}>
      <span className={classes.quiet}>{texts.repeat}</span>
      <NumberControl
        label={texts.times}
        labelHidden
        size="xs"
        maw={76}
        decimals={0}
        min={1}
        max={mostMeetings - 1}
        suffix="×"
        value={times}
        onChange={(value) => setTimes(Math.max(1, value ?? 1))}
      />
      {([1, 2] as const).map((weeks) => (
        <RepeatButton
          key={weeks}
          label={texts.everyWeeks[weeks]}
          onAdd={() => add(weeklyDays(row.date, weeks, some))}
        />
      ))}
      <RepeatButton
        label={texts.everyWeekend(onWeekends.length)}
        disabled={onWeekends.length === 0}
        onAdd={() => add(onWeekends)}
      />
    </fieldset>
  );
}

function RepeatButton({
  label,
  disabled = false,
  onAdd,
}: {
  label: string;
  disabled?: boolean;
  onAdd: () => void;
}) {
  return (
    <Button
      variant="light"
      size="compact-sm"
      disabled={disabled}
      leftSection={<Icon of={IconRepeat} size={iconSizes.small} />}
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}
