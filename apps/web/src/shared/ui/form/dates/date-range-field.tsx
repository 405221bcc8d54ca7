import { DatePickerInput } from '@mantine/dates';
import { useId, useState } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { formatShortDate, formatShortDateRange } from '#shared/lib/format.ts';
import { CalendarIcon, pickerLimits, type DateLimits } from './calendar-parts.tsx';
import { splitFrame, type BoundProps, type ControlProps } from '../field-props.ts';
import { choiceTexts } from '../choices/choice.texts.ts';
import { formTexts } from '../form.texts.ts';

/** Both days are `YYYY-MM-DD`, or '' for none; one day alone is a range from it to it. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeControlProps extends ControlProps<DateRange, HTMLButtonElement>, DateLimits {
  clearable?: boolean;
  placeholder?: string;
  /** Limits of the last day, once the first one is chosen. */
  spanFrom?: (first: string) => DateLimits;
  /** The day whose month the calendar shows while nothing is chosen. */
  opensAt?: string | undefined;
}

export function DateRangeControl(all: DateRangeControlProps) {
  const { min, max, weekdays, placeholder = choiceTexts.choose, spanFrom, opensAt, ...props } = all;
  const { frame, inputProps, rest } = splitFrame(props);
  const { value, onChange, ...others } = rest;
  const id = useId();
  // Only this control knows of the first of two clicks.
  const [start, setStart] = useState<string>();

  const change = ([from, to]: [string | null, string | null]) => {
    if (from !== null && to === null) {
      setStart(from);
      return;
    }
    setStart(undefined);
    // Closing the calendar after one click reports an empty range: that day alone was meant.
    if (from === null && start !== undefined) onChange({ from: start, to: start });
    else onChange({ from: from ?? '', to: to ?? '' });
  };
  const limits = { min, max, weekdays, ...(start !== undefined && spanFrom?.(start)) };
  const shown = start === undefined ? display(value) : formTexts.rangeFrom(formatShortDate(start));
  return (
    <DatePickerInput
      {...others}
      placeholder={placeholder}
      {...frame}
      {...inputProps}
      aria-required={undefined}
      type="range"
      allowSingleDateInRange
      value={start === undefined ? [value.from || null, value.to || null] : [start, null]}
      onChange={change}
      valueFormatter={() => shown}
      // One id for the field and its popover, so that the popover is named by the field.
      id={id}
      popoverProps={{ id, returnFocus: true }}
      aria-label={`${props.label}: ${shown || placeholder}`}
      {...(opensAt !== undefined && value.from === '' && { defaultDate: opensAt })}
      {...pickerLimits(limits)}
      leftSection={<CalendarIcon />}
    />
  );
}

function display({ from, to }: DateRange): string {
  return from === '' ? '' : formatShortDateRange(from, to === '' ? from : to);
}

interface RangeBinding<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** The paths of both days. */
  from: FieldPathByValue<Values, string | null | undefined>;
  to: FieldPathByValue<Values, string | null | undefined>;
}

export function DateRangeField<Values extends FieldValues, Output>({
  control,
  from,
  to,
  ...props
}: RangeBinding<Values, Output> & BoundProps<DateRangeControlProps>) {
  const { field: first, fieldState: firstState } = useController({ control, name: from });
  const { field: last, fieldState: lastState } = useController({ control, name: to });
  const { ref, value: fromValue } = first;
  const error = firstState.error ?? lastState.error;
  return (
    <DateRangeControl
      {...props}
      ref={ref}
      value={{ from: fromValue ?? '', to: last.value ?? '' }}
      onChange={(range) => {
        first.onChange(range.from);
        last.onChange(range.to);
      }}
      onBlur={first.onBlur}
      error={error?.message}
      wrapperProps={{ 'data-field': from, 'data-invalid': error !== undefined || undefined }}
    />
  );
}
