import { formatNumber } from '#shared/lib/format.ts';
import type { PluralForms } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

export const allWorkTimesTexts = {
  title: (period: string) => `Czas pracy za ${period}`,
  help: 'Godziny wszystkich osób w\u00a0wybranym miesiącu lub roku.',
  list: 'Lista czasu pracy',
  noun: { one: 'wpis', few: 'wpisy', many: 'wpisów' } satisfies PluralForms,
  search: 'Szukaj po nazwisku, miejscowości',
  /** To the letter. */
  empty: { title: 'Brak czasów', text: 'W\u00a0tym okresie nikt nie wpisał godzin.' },
  columns: {
    date: 'Data',
    city: 'Miejscowość',
    hours: 'Godziny',
    username: 'Nazwisko i\u00a0imię',
    role: 'Typ',
  },
  hours: (value: number) => joined(formatNumber(value), 'godz.'),
  add: 'Dodaj czas pracy',
  addShort: 'Dodaj',
  report: 'Generuj raport',
  rowName: (date: string, name: string) => `${date}, ${name}`,
} as const;
