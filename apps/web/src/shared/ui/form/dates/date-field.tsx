import { Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useMergedRef } from '@mantine/hooks';
import { isRealDate } from '@indeks/contract/common/dates';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CalendarIcon, pickerLimits, type DateLimits } from './calendar-parts.tsx';
import { splitFrame, type BoundProps, type ControlProps } from '../field-props.ts';
import classes from '../form.module.css';
import { formTexts } from '../form.texts.ts';
import { useBound, type Binding } from '../use-bound.ts';
import { useDateEntry } from './use-date-entry.ts';

/** The value is `YYYY-MM-DD`, or '' for none. */
export interface DateControlProps extends ControlProps<string>, DateLimits {
  /** Text that is not a date is kept for the schema to refuse; otherwise it is dropped when the field is left. */
  keepText?: boolean;
  /** Stands before the date instead of an icon, for filters that look alike beside each other: „od”, „do”. */
  mark?: string;
}

/** A date typed as DD.MM.RRRR or picked: opens on a click or an arrow key, never on focus alone. */
export function DateControl(all: DateControlProps) {
  const { min, max, weekdays, months, keepText = false, mark, ...props } = all;
  const { frame, inputProps, rest } = splitFrame(props);
  const { value, onChange, onBlur, ref, ...others } = rest;
  const { input, dropdown, ...entry } = useDateEntry({ value, onChange, onBlur, keepText });
  const id = useId();
  const opened = entry.opened && props.disabled !== true && props.readOnly !== true;
  return (
    <Popover id={id} opened={opened} onDismiss={entry.close} position="bottom-start">
      <Popover.Target>
        <TextInput
          {...others}
          {...frame}
          {...inputProps}
          ref={useMergedRef(input, ref)}
          value={entry.shown}
          onChange={(event) => entry.type(event.currentTarget.value)}
          onClick={entry.open}
          onBlur={entry.leave}
          onKeyDown={entry.press}
          // The rule asks for a native list, which cannot show a calendar.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-expanded={opened}
          aria-controls={`${id}-dropdown`}
          data-mantine-stop-propagation={opened || undefined}
          autoComplete="off"
          inputMode="numeric"
          placeholder={formTexts.datePlaceholder}
          leftSection={mark === undefined ? <CalendarIcon /> : <span className={classes.mark}>{mark}</span>}
        />
      </Popover.Target>
      <Popover.Dropdown ref={dropdown} onBlur={entry.leave} onKeyDown={entry.pressInCalendar}>
        <DayPicker
          value={value}
          onPick={entry.pick}
          min={min}
          max={max}
          weekdays={weekdays}
          months={months}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

export function DateField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Binding<Values, string, Output> & BoundProps<DateControlProps>) {
  const bound = useBound({ control, name }, '');
  // The schema's message names the format of the value; the user types another one, DD.MM.RRRR.
  const malformed = bound.error !== undefined && bound.value !== '' && !isRealDate(bound.value);
  return (
    <DateControl {...props} {...bound} keepText error={malformed ? formTexts.dateFormat : bound.error} />
  );
}

interface DayPickerProps extends DateLimits {
  value: string;
  onPick: (day: string | null) => void;
}

function DayPicker({ value, onPick, ...limits }: DayPickerProps) {
  return (
    <DatePicker
      // Escape closes the calendar and not the dialog around its field.
      __stopPropagation
      value={isRealDate(value) ? value : null}
      onChange={onPick}
      {...(isRealDate(value) && { defaultDate: value })}
      {...pickerLimits(limits)}
    />
  );
}
