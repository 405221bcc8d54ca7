import '@mantine/dates/styles.layer.css';
import './calendar-parts.css';
import { IconCalendar } from '@tabler/icons-react';
import { dayjs } from '#shared/lib/dayjs.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';

export interface DateLimits {
  /** First and last day (or month) that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days of the week that can be chosen, 0 for Sunday: `[5, 6, 0]` for Friday to Sunday. */
  weekdays?: readonly number[] | undefined;
  /** Months that can be chosen from, for those that do not follow each other. */
  months?: readonly string[] | undefined;
}

/** The limits as Mantine's pickers take them. */
export function pickerLimits({ min, max, weekdays, months }: DateLimits) {
  const excluded = (day: string) =>
    weekdays?.includes(dayjs(day).day()) === false || months?.includes(day.slice(0, 7)) === false;
  return {
    ...(min !== undefined && { minDate: min }),
    ...(max !== undefined && { maxDate: max }),
    ...((weekdays ?? months) && { excludeDate: excluded }),
  };
}

export function CalendarIcon() {
  return <Icon of={IconCalendar} size={iconSizes.small} />;
}
