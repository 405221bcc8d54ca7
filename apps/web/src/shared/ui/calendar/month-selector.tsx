import { ActionIcon, Select, Tooltip } from '@mantine/core';
import { IconCalendar, IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { formatMonth } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { calendarTexts } from './calendar.texts.ts';
import { monthsBetween } from './month-days.ts';
import { isWholeYear, stepFrom } from './month-steps.ts';
import classes from './month-selector.module.css';

interface MonthSelectorProps {
  /** `2025-10`, or `2025` for the whole year where that may be chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The last month that can be chosen, usually the current one. */
  last: string;
  first?: string;
  wholeYear?: boolean;
}

/** Previous, picker, next in one frame. The picker lists the newest month first. */
export function MonthSelector({
  value,
  onChange,
  last,
  first = firstMonth,
  wholeYear = false,
}: MonthSelectorProps) {
  const year = isWholeYear(value);
  const previous = stepFrom(value, -1, { first, last });
  const next = stepFrom(value, 1, { first, last });
  return (
    <fieldset className={classes.root} aria-label={calendarTexts.month}>
      <Step
        label={year ? calendarTexts.previousYear : calendarTexts.previousMonth}
        to={previous}
        icon={IconChevronLeft}
        onChange={onChange}
      />
      <MonthPicker
        value={value}
        onChange={onChange}
        months={monthsBetween(first, last)}
        wholeYear={wholeYear}
      />
      <Step
        label={year ? calendarTexts.nextYear : calendarTexts.nextMonth}
        to={next}
        icon={IconChevronRight}
        onChange={onChange}
      />
    </fieldset>
  );
}

interface StepProps {
  label: string;
  to: string | undefined;
  icon: TablerIcon;
  onChange: (value: string) => void;
}

function Step({ label, to, icon, onChange }: StepProps) {
  return (
    <Tooltip label={label}>
      {/* Not `disabled`, so that the button keeps the focus at the first and last month. */}
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.step}
        aria-label={label}
        aria-disabled={to === undefined || undefined}
        onClick={() => to !== undefined && onChange(to)}
      >
        <Icon of={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

interface MonthPickerProps {
  value: string;
  onChange: (value: string) => void;
  months: readonly string[];
  wholeYear: boolean;
}

function MonthPicker({ value, onChange, months, wholeYear }: MonthPickerProps) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  const groups = years.map((year) => {
    const ofYear = months.filter((month) => month.startsWith(year));
    const values = wholeYear ? [year, ...ofYear] : ofYear;
    return { group: year, items: values.map((choice) => ({ value: choice, label: nameMonth(choice) })) };
  });
  return (
    <Select
      aria-label={calendarTexts.month}
      variant="unstyled"
      className={classes.value}
      classNames={{ options: classes.options }}
      leftSection={<Icon of={IconCalendar} />}
      withCheckIcon={false}
      rightSection={null}
      leftSectionWidth={34}
      rightSectionWidth={0}
      comboboxProps={{ width: 220, position: 'bottom' }}
      data={groups}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

function nameMonth(value: string): string {
  if (isWholeYear(value)) return calendarTexts.wholeYear(value);
  const name = formatMonth(value);
  return name.charAt(0).toLocaleUpperCase('pl') + name.slice(1);
}

/** The provider's records begin here. */
const firstMonth = '2020-02';
