import type { Concern } from '@indeks/contract/month/report-review/report-review.schemas';
import { formatDayRange } from '#shared/lib/format.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const tripForms: PluralForms = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };
const dayForms: PluralForms = { one: 'dzień', few: 'dni', many: 'dni' };

/** What remarks of one kind say together, and what they count. */
const kinds: Readonly<Record<Concern['kind'], readonly [name: string, forms: PluralForms]>> = {
  'long-day': ['więcej niż 12 godzin jednego dnia', dayForms],
  'two-cities': ['kilka miejscowości jednego dnia', dayForms],
  'unusual-km': ['nietypowa liczba kilometrów', tripForms],
  'lonely-trip': ['bez godzin i\u00a0zjazdu w\u00a0pobliżu', tripForms],
  'double-trip': ['zapisane kilka razy', tripForms],
  'no-rate': ['brak stawki', tripForms],
  'high-rate': ['stawka ponad limit ustawowy', tripForms],
};

export const toCheckTexts = {
  title: 'Do sprawdzenia przed akceptacją',
  alike: (kind: Concern['kind'], count: number, from: string, to: string) => {
    const [name, forms] = kinds[kind];
    return `${name}: ${counted(count, forms)}, ${formatDayRange(from, to)}`;
  },
} as const;
