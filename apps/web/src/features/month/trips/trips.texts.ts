import { formatRate, type RateOfEngines } from '@indeks/contract/month/rates/rates.rules';
import { formatNumber } from '#shared/lib/format.ts';
import { counted } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

const trips = { one: 'przejazd', few: 'przejazdy', many: 'przejazdów' };

const km = (value: number): string => joined(formatNumber(value), 'km');

export const tripsTexts = {
  title: 'Rozliczenie przejazdów',
  help: 'Wpisz przejazdy na zajęcia, a\u00a0na koniec miesiąca wyślij raport do akceptacji.',
  list: 'Lista przejazdów',
  noun: trips,
  km,
  figures: { total: 'Razem w\u00a0miesiącu', count: 'Przejazdy', rate: 'Stawka za km' },
  rate: (amount: string) => joined(amount, 'zł'),
  /** The rate for all engines and, if different, the one for small engines. */
  rates: ({ rate, small_rate: small }: RateOfEngines) =>
    small === null
      ? joined(formatRate(rate), 'zł')
      : `${joined(formatRate(rate), 'zł')} (do 900\u00a0cm³: ${joined(formatRate(small), 'zł')})`,
  noRate: 'nie ustalono',
  tripWithoutRate: 'bez stawki',
  withoutRate: (count: number) => `${counted(count, trips)} bez stawki za kilometr`,
  withoutRateHelp: (days: string) =>
    `Miesiąc będzie można zaakceptować, gdy sekretariat ustali stawkę, która obowiązuje w\u00a0dniach: ${days}.`,
  columns: {
    start: 'Skąd',
    destination: 'Dokąd',
    km: 'Kilometry',
    date: 'Data',
    car: 'Pojazd',
  },
  there: 'w\u00a0jedną stronę',
  thereAndBack: 'tam i\u00a0z\u00a0powrotem',
  returns: (day: string) => `powrót ${day}`,
  summary: (count: number, total: number) => `${counted(count, trips)}, ${km(total)}`,
  /** To the letter. */
  empty: { title: 'Brak przejazdow', text: 'W\u00a0tym miesiącu nie ma jeszcze żadnych przejazdów.' },
  add: 'Dodaj przejazd',
  addShort: 'Dodaj',
  newTitle: 'Nowy przejazd',
  editTitle: 'Edycja przejazdu',
  copyTitle: 'Kopia przejazdu',
  save: 'Zapisz zmiany',
  fields: {
    car: 'Pojazd',
    start: 'Miejsce wyjazdu',
    destination: 'Miejsce przyjazdu',
    km: 'Liczba kilometrów w\u00a0jedną stronę',
    driven: (value: number) => `Razem tam i\u00a0z\u00a0powrotem: ${km(value)}`,
    returns: 'Przejazd tam i\u00a0z\u00a0powrotem',
    date: 'Data',
    returnDate: 'Data powrotu',
    rate: 'Stawka za km',
    comment: 'Komentarz (cel przejazdu)',
    commentHelp: 'Nieobowiązkowy, drukowany w\u00a0ewidencji przebiegu.',
  },
  deletedCar: (car: string) => `${car} (usunięty pojazd)`,
  noCars: 'Ta osoba nie ma jeszcze żadnego pojazdu. Dodaj go w\u00a0zakładce Samochody.',
  addCarFirst: 'Najpierw dodaj pojazd, którym jeździsz.',
  /** To the letter. */
  added: 'Poprawnie dodałeś przejazd',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  removeQuestion: (count: number) =>
    count === 1 ? 'Czy na pewno chcesz usunąć ten przejazd?' : 'Czy na pewno chcesz usunąć te przejazdy?',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Wpis zniknie z\u00a0listy i\u00a0z\u00a0raportu. Tej operacji nie można cofnąć.'
      : 'Wpisy znikną z\u00a0listy i\u00a0z\u00a0raportu. Tej operacji nie można cofnąć.',
  removeConfirm: (count: number) => `Usuń ${counted(count, trips)}`,
  removed: (count: number) => (count === 1 ? 'Usunąłeś poprawnie przejazd' : 'Usunąłeś poprawnie przejazdy'),
  proposal: (start: string, destination: string, value: number) =>
    `dodaj przejazd ${start} – ${destination} i\u00a0z\u00a0powrotem, ${km(value)}`,
  proposalAdd: 'Dodaj przejazd',
  proposalAdded: 'Dodano przejazd na zjazd',
} as const;
