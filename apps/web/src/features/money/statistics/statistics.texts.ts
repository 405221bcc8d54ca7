import { formatDayOf, formatDate, formatMoney, formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const cityForms: PluralForms = { one: 'kolejne miasto', few: 'kolejne miasta', many: 'kolejnych miast' };
const courseForms: PluralForms = {
  one: 'kolejny kierunek',
  few: 'kolejne kierunki',
  many: 'kolejnych kierunków',
};

const tileForms = {
  places: { one: 'aktywna placówka', few: 'aktywne placówki', many: 'aktywnych placówek' },
  coordinators: { one: 'koordynator', few: 'koordynatorów', many: 'koordynatorów' },
  administratives: {
    one: 'pracownik adm. z\u00a0umową',
    few: 'pracowników adm. z\u00a0umową',
    many: 'pracowników adm. z\u00a0umową',
  },
  professors: { one: 'wykładowca', few: 'wykładowców', many: 'wykładowców' },
  subjects: { one: 'przedmiot', few: 'przedmioty', many: 'przedmiotów' },
  courses: { one: 'kierunek', few: 'kierunki', many: 'kierunków' },
  sessions: { one: 'aktywna sesja', few: 'aktywne sesje', many: 'aktywnych sesji' },
} as const satisfies Record<string, PluralForms>;

const percent = (value: number): string => `${formatNumber(Math.round(value))}%`;

export const statisticsTexts = {
  title: 'Statystyki',
  loading: 'Wczytuję statystyki… proszę czekać',
  failed: (title: string) => `Nie udało się wczytać: ${title}`,
  money: {
    title: 'Rozliczenia',
    balance: 'Saldo ogółem',
    paid: 'Wpłacono',
    owed: 'Należności od słuchaczy',
    covered: (share: number) => `${percent(share)} należności wpłacone`,
    overpaid: (sum: number) => `nadpłaty ${formatMoney(sum)}`,
    nothingDue: 'Brak należności',
    lastReport: (moment: string) => `ostatni wyciąg ${formatDate(toDay(moment))}`,
    noReport: 'brak wyciągów',
  },
  students: {
    title: 'Słuchacze',
    enrolled: 'Zapisani',
    courses: { 2: '2\u00a0kierunki', 3: '3\u00a0kierunki', 4: '4\u00a0kierunki' },
    one: '1\u00a0kierunek',
    more: (share: number) => `${percent(share)} słuchaczy studiuje więcej niż jeden kierunek`,
    none: 'Nikt nie jest zapisany',
  },
  byCity: {
    title: 'Słuchacze według miast',
    name: 'Miasto',
    others: (count: number) => `oraz ${counted(count, cityForms)}`,
  },
  byCourse: {
    title: 'Słuchacze według kierunków',
    name: 'Kierunek',
    others: (count: number) => `oraz ${counted(count, courseForms)}`,
  },
  /** Above a hundred only the file has them all. */
  inTable: 'w\u00a0tabeli',
  inFile: 'w\u00a0pliku CSV',
  amount: 'Słuchacze',
  none: 'Brak słuchaczy',
  trends: {
    title: 'Udział kierunków w\u00a0naborach',
    aside: (fewest: number) => `% wszystkich słuchaczy naboru, nabory od ${fewest} osób`,
    share: (value: number) => `${formatNumber(value, value % 1 === 0 ? 0 : 1)}%`,
  },
  tiles: {
    title: 'Uczelnia w\u00a0liczbach',
    label: (name: keyof typeof tileForms, count: number) => plural(count, tileForms[name]),
  },
} as const;

/** The day of a moment, as a day is written in the database. */
const toDay = (moment: string): string => formatDayOf(moment).split('.').toReversed().join('-');
