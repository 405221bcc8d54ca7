import { formatDay, formatDayRange, formatInMonth, formatMonth, formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

const entryForms: PluralForms = { one: 'wpis', few: 'wpisy', many: 'wpisów' };
const tripForms: PluralForms = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };
const meetingForms: PluralForms = { one: 'zjazd', few: 'zjazdy', many: 'zjazdów' };
const weekendForms: PluralForms = { one: 'weekend', few: 'weekendy', many: 'weekendów' };

const hours = (value: number): string => joined(formatNumber(value), 'godz.');
const km = (value: number): string => joined(formatNumber(value), 'km');
/** The number of a day stays beside its month. */
const unbroken = (days: string): string => days.replaceAll(' ', '\u00a0');
const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

export const dashboardTexts = {
  title: 'Pulpit',
  help: (name: string) => `Dzień dobry, ${name}. Od czego zaczniesz?`,
  shortcuts: 'Na skróty',
  sendUntil: (month: string, day: string) =>
    `${capitalized(formatMonth(month))} · raporty za ten miesiąc wyślij do ${unbroken(formatDay(day))}`,
  loading: 'Wczytuję podsumowanie… proszę czekać',
  failed: 'Nie udało się wczytać podsumowania',
  cards: {
    times: {
      title: 'Przepracowane godziny',
      unit: () => 'godz.',
      value: hours,
      context: (value: number, month: string) => `+${hours(value)} ${formatInMonth(month)}`,
      add: 'Dodaj czas pracy',
    },
    trips: {
      title: 'Przejechane kilometry',
      unit: () => 'km',
      value: km,
      context: (value: number, month: string) => `+${km(value)} ${formatInMonth(month)}`,
      add: 'Dodaj przejazd',
    },
    meetings: {
      title: 'Weekendy na uczelni',
      unit: (count: number) => plural(count, meetingForms),
      value: (count: number) => counted(count, meetingForms),
      next: (start: string, end: string, city: string) =>
        `najbliższy: ${unbroken(formatDayRange(start, end))}, ${city}`,
      none: 'nie masz zaplanowanych zjazdów',
      add: 'Dodaj dostępność',
    },
  },
  reportsOf: (month: string) => `Raporty za ${month}`,
  reports: {
    czas: (value: number, count: number) => `${hours(value)} · ${counted(count, entryForms)}`,
    przejazd: (value: number, count: number) => `${km(value)} · ${counted(count, tripForms)}`,
    zjazd: (count: number) => counted(count, weekendForms),
  },
  kinds: { czas: 'Czas pracy', przejazd: 'Przejazdy', zjazd: 'Zjazdy' },
} as const;
