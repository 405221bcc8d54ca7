import { MonthPickerInput } from '@mantine/dates';
import { useId } from 'react';
import { formatMonth } from '#shared/lib/format.ts';
import { CalendarIcon, pickerLimits, type DateLimits } from './calendar-parts.tsx';
import { splitFrame, type ControlProps } from '../field-props.ts';
import { choiceTexts } from '../choices/choice.texts.ts';
import { bindControl } from '../bind-control.tsx';

/** The value is `YYYY-MM`, or '' for none; so are `min` and `max`. */
export interface MonthControlProps
  extends ControlProps<string, HTMLButtonElement>, Pick<DateLimits, 'min' | 'max'> {
  clearable?: boolean;
}

export function MonthControl({ min, max, ...props }: MonthControlProps) {
  const { frame, inputProps, rest } = splitFrame(props);
  const { value, onChange, ...others } = rest;
  const id = useId();
  return (
    <MonthPickerInput
      placeholder={choiceTexts.choose}
      {...others}
      {...frame}
      {...inputProps}
      aria-required={undefined}
      value={value === '' ? null : `${value}-01`}
      onChange={(day) => onChange(day?.slice(0, 7) ?? '')}
      id={id}
      popoverProps={{ id, returnFocus: true }}
      aria-label={`${props.label}: ${value === '' ? choiceTexts.choose : formatMonth(value)}`}
      {...pickerLimits({ min: min && `${min}-01`, max: max && `${max}-01` })}
      leftSection={<CalendarIcon />}
    />
  );
}

export const MonthField = bindControl(MonthControl, '');
