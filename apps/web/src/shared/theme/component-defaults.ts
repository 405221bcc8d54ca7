import type {
  AutocompleteProps,
  CloseButtonProps,
  DrawerProps,
  InputWrapperProps,
  ModalProps,
  MultiSelectProps,
  NotificationProps,
  PaginationProps,
  PasswordInputProps,
  PillProps,
  PopoverProps,
  SelectProps,
  SwitchProps,
  TooltipProps,
} from '@mantine/core';
import type { CalendarBaseProps, DatePickerInputProps, TimePickerProps } from '@mantine/dates';
import { themeTexts } from './theme.texts.ts';

// Declared before `components`, which reads it.
const clearButton = { 'aria-label': themeTexts.clear };
const fast = { transition: 'fade', duration: 120 } as const;

/**
 * Mantine's parts by name with what the design asks of each. Types only are imported: naming a component
 * here must not pull it into the first chunk.
 */
export const components = {
  ...inputs(),
  ...pickers(),
  ...floating(),
  ...hints(),
  CloseButton: {
    defaultProps: { 'aria-label': themeTexts.close } satisfies Partial<CloseButtonProps> & Named,
  },
  Notification: {
    defaultProps: {
      closeButtonProps: { 'aria-label': themeTexts.close },
    } satisfies Partial<NotificationProps>,
  },
  Pagination: {
    defaultProps: {
      getControlProps: (control) => ({ 'aria-label': themeTexts.pages[control] }),
      getItemProps: (page) => ({ 'aria-label': themeTexts.page(page) }),
    } satisfies Partial<PaginationProps>,
  },
};

interface Named {
  'aria-label'?: string;
}

function inputs() {
  const choosing = {
    openOnFocus: false,
    checkIconPosition: 'right',
    nothingFoundMessage: themeTexts.nothingFound,
    clearButtonProps: clearButton,
    // The list itself scrolls (see mantine-controls.css): an area inside it would be one the keyboard cannot reach.
    withScrollArea: false,
  } as const;
  return {
    InputWrapper: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      } satisfies Partial<InputWrapperProps>,
    },
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': themeTexts.showPassword },
      } satisfies Partial<PasswordInputProps>,
    },
    Select: {
      defaultProps: {
        ...choosing,
        allowDeselect: false,
      } satisfies Partial<SelectProps>,
    },
    MultiSelect: {
      defaultProps: choosing satisfies Partial<MultiSelectProps>,
    },
    Autocomplete: {
      defaultProps: { openOnFocus: false, withScrollArea: false } satisfies Partial<AutocompleteProps>,
    },
    Pill: { defaultProps: { radius: 'sm' } satisfies Partial<PillProps> },
    Switch: { defaultProps: { withThumbIndicator: true } satisfies Partial<SwitchProps> },
  };
}

function pickers() {
  const calendar = { ariaLabels: themeTexts.calendar } satisfies CalendarBaseProps;
  const pickerInput = { ...calendar, clearButtonProps: clearButton, valueFormat: 'D MMM YYYY' };
  return {
    Calendar: { defaultProps: calendar },
    DatePicker: { defaultProps: calendar },
    MonthPicker: { defaultProps: calendar },
    YearPicker: { defaultProps: calendar },
    DatePickerInput: { defaultProps: pickerInput satisfies Partial<DatePickerInputProps> },
    MonthPickerInput: { defaultProps: { ...pickerInput, valueFormat: 'MMMM YYYY' } },
    TimePicker: {
      defaultProps: {
        hoursInputLabel: themeTexts.time.hours,
        minutesInputLabel: themeTexts.time.minutes,
        clearButtonProps: clearButton,
      } satisfies Partial<TimePickerProps>,
    },
  };
}

function floating() {
  const closeButtonProps = { 'aria-label': themeTexts.close };
  const header = { defaultProps: { role: 'presentation' } };
  return {
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'xl',
        padding: 'lg',
        transitionProps: { transition: 'fade', duration: 140 },
        overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 },
        closeButtonProps,
      } satisfies Partial<ModalProps>,
    },
    // A <header> outside sections is a banner of the page, and the page has one already.
    ModalHeader: header,
    Drawer: {
      defaultProps: {
        padding: 'md',
        overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 },
        closeButtonProps,
      } satisfies Partial<DrawerProps>,
    },
    DrawerHeader: header,
    Popover: {
      defaultProps: { shadow: 'md', radius: 'lg', transitionProps: fast } satisfies Partial<PopoverProps>,
    },
    // Without a transition, so that the list is in the document one frame after it opened (see use-announced-list.ts).
    Combobox: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 0 } } },
  };
}

function hints() {
  return {
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        transitionProps: fast,
        // The element that takes the first focus must have a name for assistive technology.
        withInitialFocusPlaceholder: false,
      },
    },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 300,
        transitionProps: fast,
        events: { hover: true, focus: true, touch: false },
      } satisfies Partial<TooltipProps>,
    },
  };
}
