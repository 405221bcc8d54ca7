import type { ReportType } from '@indeks/contract/common/report-types';
import { reportNames } from '@indeks/contract/month/monthly-reports/report-names';
import { formatMonth, formatNumber, formatNumericDate } from '#shared/lib/format.ts';
import { counted } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

const entries = { one: 'wpis', few: 'wpisy', many: 'wpisów' };
const trips = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };
const meetings = { one: 'zjazd', few: 'zjazdy', many: 'zjazdów' };
const days = { one: 'dzień', few: 'dni', many: 'dni' };

const held: Readonly<Record<ReportType, (count: number, total: number) => string>> = {
  czas: (count, total) => `${counted(count, entries)}, ${joined(formatNumber(total), 'godz.')}`,
  przejazd: (count, total) => `${counted(count, trips)}, ${joined(formatNumber(total), 'km')}`,
  zjazd: (count, total) => `${counted(count, meetings)}, ${counted(total, days)}`,
};

const titles: Readonly<Record<ReportType, string>> = {
  czas: 'Czas pracy',
  przejazd: 'Przejazdy',
  zjazd: 'Zjazdy',
};

export const sendTexts = {
  title: (month: string) => `Wysłanie raportu za ${formatMonth(month)}`,
  what: 'Co wysłać',
  kind: (type: ReportType, count: number, total: number) =>
    count === 0 ? titles[type] : `${titles[type]}: ${held[type](count, total)}`,
  empty: 'Brak wpisów w\u00a0tym miesiącu',
  status: { 1: 'Wysłany, czeka na decyzję', 2: 'Zaakceptowany' },
  ahead: (ahead: readonly string[]) =>
    `Są tu dni, które jeszcze nie nadeszły: ${ahead.map(formatNumericDate).join(', ')}. Usuń te wpisy albo wyślij raport później.`,
  nothingChosen: 'Zaznacz, co wysłać',
  locked: (types: readonly ReportType[], month: string) =>
    `Po wysłaniu wpisy za ${formatMonth(month)} będą zablokowane (${types.map((type) => reportNames[type]).join(', ')}). Do decyzji sekretariatu raport można wycofać.`,
  loadFailed: 'Nie udało się wczytać podsumowania miesiąca',
  /** Texts about the personal questionnaire and about the form of a company. */
  person: {
    question: 'Czy dane z\u00a0Twojego kwestionariusza osobowego zmieniły się od ostatniego raportu?',
    changedHelp: 'Najpierw popraw kwestionariusz, a\u00a0potem wróć tutaj i\u00a0wyślij raport.',
    toForm: 'Edytuj kwestionariusz',
    missing: 'Zanim wyślesz raport, wypełnij kwestionariusz osobowy. Sekretariat rozlicza na jego podstawie.',
    fillIn: 'Wypełnij kwestionariusz',
  },
  company: {
    question: 'Czy dane z\u00a0formularza Twojej firmy zmieniły się od ostatniego raportu?',
    changedHelp: 'Najpierw popraw dane firmy, a\u00a0potem wróć tutaj i\u00a0wyślij raport.',
    toForm: 'Edytuj dane firmy',
    missing: 'Zanim wyślesz raport, uzupełnij dane firmy. Sekretariat rozlicza na ich podstawie.',
    fillIn: 'Uzupełnij dane firmy',
  },
  unchanged: 'nie zmieniły się',
  changed: 'zmieniły się',
  answerRequired: 'Zaznacz, czy dane się zmieniły',
  unchangedHelp:
    'Możesz pobrać oświadczenie, że dane się nie zmieniły. O\u00a0każdej zmianie poinformuj w\u00a0ciągu 7\u00a0dni.',
  statement: 'Pobierz oświadczenie',
  confirm: (count: number) => (count > 1 ? `Wyślij raporty (${count})` : 'Wyślij raport'),
  cancel: 'Anuluj',
  done: (count: number) => (count > 1 ? 'Raporty wysłane do akceptacji' : 'Raport wysłany do akceptacji'),
} as const;
