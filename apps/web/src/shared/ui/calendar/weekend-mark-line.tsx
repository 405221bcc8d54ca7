import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { formatDateRange } from '#shared/lib/format.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import type { WeekendMark } from './calendar-event.ts';
import { calendarTexts } from './calendar.texts.ts';
import { EventPopover } from './event-popover.tsx';
import { addDays } from './month-days.ts';
import classes from './weekend-mark-line.module.css';

interface WeekendMarkLineProps {
  friday: string;
  mark: WeekendMark;
  style?: CSSProperties;
}

/** A warning about a weekend; opened, it shows the details. */
export function WeekendMarkLine({ friday, mark, style }: WeekendMarkLineProps) {
  const days = formatDateRange(friday, addDays(friday, 2));
  return (
    <EventPopover
      events={[]}
      titled={{
        title: calendarTexts.markName(mark.words, days),
        draw: () => (
          <ul className={classes.items}>
            {mark.items.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        ),
      }}
      onEdit={nothing}
      onDelete={nothing}
    >
      {(open) => (
        <UnstyledButton
          className={classes.line}
          {...(style && { style })}
          aria-label={calendarTexts.markName(mark.words, days)}
          onClick={open}
        >
          <Icon of={IconAlertTriangle} size={iconSizes.small} />
          <span>{mark.words}</span>
        </UnstyledButton>
      )}
    </EventPopover>
  );
}

const nothing = () => undefined;
