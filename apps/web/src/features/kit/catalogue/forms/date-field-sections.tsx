import { DateControl } from '#shared/ui/form/dates/date-field.tsx';
import { DateRangeControl, type DateRange } from '#shared/ui/form/dates/date-range-field.tsx';
import { MonthControl } from '#shared/ui/form/dates/month-field.tsx';
import { TimeControl } from '#shared/ui/form/dates/time-field.tsx';
import type { CatalogueSection } from '../section.ts';
import { fieldStates } from './field-states.tsx';

const fridayToSunday = [5, 6, 0];

export const dateFieldSections: readonly CatalogueSection[] = [
  fieldStates(
    {
      id: 'date',
      title: 'Data',
      label: 'Data',
      description: 'Możesz wpisać dni z bieżącego miesiąca.',
      empty: '',
      filled: '2025-10-12',
      error: 'Podaj datę w formacie DD.MM.RRRR',
    },
    (props) => <DateControl {...props} min="2025-10-01" max="2025-10-31" />,
  ),
  fieldStates<DateRange>(
    {
      id: 'date-range',
      title: 'Zakres dni',
      label: 'Termin',
      description: 'Do wyboru piątek, sobota i niedziela',
      empty: { from: '', to: '' },
      filled: { from: '2025-10-10', to: '2025-10-12' },
      error: 'Podanie terminu jest wymagane',
    },
    (props) => <DateRangeControl {...props} weekdays={fridayToSunday} clearable />,
  ),
  fieldStates(
    {
      id: 'month',
      title: 'Miesiąc',
      label: 'Miesiąc',
      empty: '',
      filled: '2025-10',
      error: 'Podanie miesiąca jest wymagane',
    },
    (props) => <MonthControl {...props} min="2020-02" max="2025-12" />,
  ),
  fieldStates(
    {
      id: 'time',
      title: 'Godzina',
      label: 'Godzina',
      empty: '',
      filled: '09:15',
      error: 'Podanie godziny jest wymagane',
    },
    (props) => <TimeControl {...props} step={15} maw={180} />,
  ),
];
