import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import classes from './months.module.css';
import { monthsTexts as texts } from './months.texts.ts';
import type { Period } from './use-period.ts';

interface PeriodPickersProps {
  period: Period;
  onChange: (period: Period) => void;
  /** The newest month that can be chosen. */
  last: string;
}

/** A month and a year. The year alone is the whole year, and changing the year empties the month. */
export function PeriodPickers({ period, onChange, last }: PeriodPickersProps) {
  const year = period.slice(0, 4);
  return (
    <div className={classes.periods}>
      <SelectControl
        label={texts.month}
        labelHidden
        value={period}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
        // A choice like the others, so that the keyboard reaches it.
        choices={[{ value: year, label: texts.wholeYear }, ...listMonths(year, last)]}
      />
      <SelectControl
        label={texts.yearLabel}
        labelHidden
        value={year}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
        choices={yearsTo(last)}
      />
    </div>
  );
}

const listMonths = (year: string, last: string) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
    .filter((month) => month <= last)
    .map((month) => ({ value: month, label: monthName.format(new Date(`${month}-01T00:00:00Z`)) }));

/** The provider's records begin in 2020; the newest year first. */
const yearsTo = (last: string) =>
  Array.from({ length: Number(last.slice(0, 4)) - firstYear + 1 }, (_, index) => {
    const year = String(Number(last.slice(0, 4)) - index);
    return { value: year, label: year };
  });

const firstYear = 2020;
const monthName = new Intl.DateTimeFormat('pl-PL', { month: 'long', timeZone: 'UTC' });
