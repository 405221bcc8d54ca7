import { formatNumber } from '#shared/lib/format.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

const tripForms: PluralForms = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };

export const allTripsTexts = {
  /** To the letter, up to the period. */
  title: (period: string) => `Lista wszystkich przejazdów za ${period}`,
  list: 'Lista przejazdów',
  noun: tripForms,
  search: 'Szukaj po nazwisku, trasie, komentarzu',
  /** To the letter. */
  empty: { title: 'Brak przejazdow', text: 'W\u00a0tym okresie nikt nie wpisał przejazdu.' },
  columns: { start: 'Skąd', destination: 'Dokąd', km: 'Km', date: 'Data', username: 'Wykładowca' },
  km: (value: number) => joined(formatNumber(value), 'km'),
  route: (start: string, destination: string) => `${start} – ${destination}`,
  detailsOf: (trip: string) => `Szczegóły: ${trip}`,
  report: 'Generuj raport',
  rowName: (date: string, start: string, destination: string, name: string) =>
    `${date}, ${start} – ${destination}, ${name}`,
  /** To the letter. */
  detailsTitle: 'Szczegóły przejazdu',
  fields: {
    username: 'Wykładowca',
    car: 'Pojazd',
    start: 'Miejsce wyjazdu',
    destination: 'Miejsce przyjazdu',
    km: 'Kilometry',
    kmHelp: 'Tam i\u00a0z\u00a0powrotem.',
    date: 'Data wyjazdu',
    returnDate: 'Data powrotu',
    comment: 'Komentarz (cel przejazdu)',
  },
  close: 'Zamknij',
  /** To the letter, one and several. */
  removeQuestion: (count: number) =>
    count === 1 ? 'Czy na pewno chcesz usunąć ten przejazd?' : 'Czy na pewno chcesz usunąć te przejazdy?',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Zniknie z\u00a0list i\u00a0z\u00a0raportu. Tej operacji nie można cofnąć.'
      : 'Znikną z\u00a0list i\u00a0z\u00a0raportów. Tej operacji nie można cofnąć.',
  removeConfirm: (count: number) => `Usuń ${counted(count, tripForms)}`,
  removed: (count: number) => (count === 1 ? 'Usunąłeś poprawnie przejazd' : 'Usunąłeś poprawnie przejazdy'),
} as const;
