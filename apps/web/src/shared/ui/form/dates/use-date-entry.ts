import { isRealDate } from '@indeks/contract/common/dates';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { formatNumericDate } from '#shared/lib/format.ts';
import { parseTypedDate } from '#shared/lib/typed-date.ts';

interface DateEntry {
  value: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  keepText: boolean;
}

/** How a date is typed and picked: what the field shows, and when its calendar stands open. */
export function useDateEntry({ value, onChange, onBlur, keepText }: DateEntry) {
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);

  const type = (text: string) => {
    setDraft(text);
    const day = parseTypedDate(text);
    if (day !== undefined || keepText || text === '') onChange(day ?? text.trim());
  };
  const pick = (day: string | null) => {
    setDraft(undefined);
    close();
    onChange(day ?? '');
    input.current?.focus();
  };
  /** The field is left only when focus goes neither to it nor to its calendar. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === input.current || dropdown.current?.contains(relatedTarget) === true) return;
    close();
    setDraft(undefined);
    onBlur?.();
  };
  const shown = draft ?? (isRealDate(value) ? formatNumericDate(value) : value);
  const keys = useCalendarKeys({ input, dropdown, opened, setOpened });
  return { input, dropdown, opened, open: () => setOpened(true), close, shown, type, pick, leave, ...keys };
}

interface CalendarKeys {
  input: RefObject<HTMLInputElement | null>;
  dropdown: RefObject<HTMLDivElement | null>;
  opened: boolean;
  setOpened: (opened: boolean) => void;
}

function useCalendarKeys({ input, dropdown, opened, setOpened }: CalendarKeys) {
  return {
    press: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        if (opened) focusDay(dropdown.current);
        else setOpened(true);
      }
      if (event.key === 'Escape') setOpened(false);
    },
    /** The popover closes itself; focus goes back to the field. */
    pressInCalendar: (event: KeyboardEvent) => {
      if (event.key === 'Escape') input.current?.focus();
    },
  };
}

/** Into the calendar: the chosen day, else the first free day of the month. */
function focusDay(dropdown: HTMLElement | null) {
  const day =
    dropdown?.querySelector<HTMLElement>('button[data-selected]') ??
    dropdown?.querySelector<HTMLElement>('table button:not(:disabled, [data-outside])');
  day?.focus();
}
