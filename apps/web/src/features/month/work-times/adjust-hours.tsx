import type { NewWorkTime } from '@indeks/contract/month/work-times/work-times.schemas';
import { mostHoursOfDay } from '@indeks/contract/month/work-times/work-times.rules';
import { workTimeTexts } from '@indeks/contract/month/work-times/work-times.texts';
import { formatShortDay } from '#shared/lib/format.ts';
import { NumberControl } from '#shared/ui/form/typed/number-field.tsx';
import classes from './work-times.module.css';

/** Null: nothing is written on that day. */
export type ProposedHours = Omit<NewWorkTime, 'hours'> & { hours: number | null };

interface AdjustHoursProps {
  days: readonly ProposedHours[];
  onChange: (days: readonly ProposedHours[]) => void;
}

/** The hours of a weekend day by day, before they are written. */
export function AdjustHours({ days, onChange }: AdjustHoursProps) {
  const set = (date: string, hours: number | null) =>
    onChange(days.map((day) => (day.date === date ? { ...day, hours } : day)));
  return (
    <div className={classes.adjust}>
      {days.map(({ date, hours }) => (
        <NumberControl
          key={date}
          label={formatShortDay(date)}
          value={hours}
          onChange={(typed) => set(date, typed)}
          error={problemWith(hours)}
          step={0.5}
          min={0.5}
          max={mostHoursOfDay}
          maw={120}
        />
      ))}
    </div>
  );
}

function problemWith(hours: number | null): string | undefined {
  if (hours === null) return undefined;
  if (hours <= 0 || hours > mostHoursOfDay) return workTimeTexts.hoursRange;
  return Number.isInteger(hours * 2) ? undefined : workTimeTexts.hoursStep;
}
