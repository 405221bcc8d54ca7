import { TimePicker } from '@mantine/dates';
import { useState } from 'react';
import './calendar-parts.tsx';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { formTexts } from '../form.texts.ts';
import { bindControl } from '../bind-control.tsx';

/** The value is `HH:mm` on the 24-hour clock, or '' for none. */
export interface TimeControlProps extends ControlProps<string, HTMLDivElement> {
  /** Steps of the arrows and of the list, in minutes. */
  step?: 5 | 10 | 15 | 30;
  clearable?: boolean;
}

export function TimeControl({ step = 15, ...props }: TimeControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  // Mantine opens the list on focus; an invalid field that receives focus must not cover its message.
  const [opened, setOpened] = useState(false);
  // The mark keeps a dialog around the field open while Escape closes the list.
  const spoken = {
    'data-mantine-stop-propagation': opened || undefined,
    'aria-invalid': props.error !== undefined,
    'aria-required': props.required === true,
  };
  return (
    <TimePicker
      {...rest}
      {...frame}
      {...inputProps}
      aria-required={undefined}
      hoursInputLabel={`${props.label}: ${formTexts.hours}`}
      minutesInputLabel={`${props.label}: ${formTexts.minutes}`}
      hoursInputProps={spoken}
      minutesInputProps={spoken}
      minutesStep={step}
      withDropdown
      popoverProps={{ opened, children: undefined }}
      // The inputs inside stop the propagation of clicks.
      onClickCapture={() => setOpened(true)}
      onBlurCapture={() => setOpened(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpened(false);
      }}
    />
  );
}

export const TimeField = bindControl(TimeControl, '');
