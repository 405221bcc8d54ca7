import type { ReportType } from '@indeks/contract/common/report-types';
import { formatDay, formatDayRange, formatInMonth, formatMonth, formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

const entryForms: PluralForms = { one: 'wpis', few: 'wpisy', many: 'wpisów' };
const tripForms: PluralForms = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };
const meetingForms: PluralForms = { one: 'zjazd', few: 'zjazdy', many: 'zjazdów' };
const onlineMeetingForms: PluralForms = { one: 'spotkanie', few: 'spotkania', many: 'spotkań' };
const weekendForms: PluralForms = { one: 'zjazd', few: 'zjazdy', many: 'zjazdów' };

const hours = (value: number): string => joined(formatNumber(value), 'godz.');
const km = (value: number): string => joined(formatNumber(value), 'km');
/** The number of a day stays beside its month. */
const unbroken = (days: string): string => days.replaceAll(' ', '\u00a0');
const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** Objects of the tasks about a month, as in "Popraw przejazdy za październik 2026". */
const kindsToDo = { czas: 'czas pracy', przejazd: 'przejazdy', zjazd: 'zjazdy' } as const;
const entriesToSend = { czas: entryForms, przejazd: tripForms, zjazd: meetingForms } as const;

export const dashboardTexts = {
  title: 'Pulpit',
  /** By the vocative, where the name is known. */
  help: (name: string | undefined) =>
    name === undefined ? 'Od czego zaczniesz?' : `Dzień dobry, ${name}. Od czego zaczniesz?`,
  shortcuts: 'Na skróty',
  notifications: { title: 'Powiadomienia', all: 'Zobacz wszystkie', isNew: 'nowe' },
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
      title: 'Zjazdy na uczelni',
      unit: (count: number) => plural(count, meetingForms),
      value: (count: number) => counted(count, meetingForms),
      next: (start: string, end: string, city: string) =>
        `najbliższy: ${unbroken(formatDayRange(start, end))}, ${city}`,
      none: 'nie masz zaplanowanych zjazdów',
      add: 'Dodaj dostępność',
    },
  },
  todo: {
    title: 'Do zrobienia',
    nothing: 'Wszystko zrobione. Nic nie czeka na Ciebie.',
    rejected: (type: ReportType, month: string) => `Popraw ${kindsToDo[type]} za ${formatMonth(month)}`,
    rejectedChip: 'Odrzucona',
    noReason: 'Sekretariat nie podał powodu.',
    reason: (reason: string) => `Powód: ${reason}`,
    unsent: (type: ReportType, month: string) => `Wyślij ${kindsToDo[type]} za ${formatMonth(month)}`,
    entries: (type: ReportType, count: number) => counted(count, entriesToSend[type]),
    until: (day: string) => `do ${unbroken(formatDay(day))}`,
    consent: 'Zapoznaj się z\u00a0informacją o\u00a0przetwarzaniu danych',
    consentDetail: 'Bez tego nie można korzystać z\u00a0portalu.',
    questionnaire: 'Wypełnij kwestionariusz osobowy',
    company: 'Uzupełnij dane firmy',
    questionnaireDetail: 'Bez niego nie można wysłać raportu.',
    companyDetail: 'Bez nich nie można wysłać raportu.',
    missing: 'Brak',
  },
  meetingsToday: {
    title: 'Spotkania dziś',
    unit: (count: number) => plural(count, onlineMeetingForms),
    none: 'Dziś nie ma już żadnego spotkania.',
  },
  reportsOf: (month: string) => `Raporty za ${month}`,
  reports: {
    czas: (value: number, count: number) => `${hours(value)} · ${counted(count, entryForms)}`,
    przejazd: (value: number, count: number) => `${km(value)} · ${counted(count, tripForms)}`,
    zjazd: (count: number) => counted(count, weekendForms),
  },
  kinds: { czas: 'Czas pracy', przejazd: 'Przejazdy', zjazd: 'Zjazdy' },
} as const;
