import { paymentTexts } from '@indeks/contract/money/payments/payments.texts';
import { formatNumber } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const persons: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const enrolments: PluralForms = { one: 'zapis', few: 'zapisy', many: 'zapisów' };

/** The list of students with their money. */
export const settlementsTexts = {
  title: 'Słuchacze (rozliczenia)',
  help: (people: number, late: number) =>
    `${counted(people, persons)}${late > 0 ? ` · ${plural(late, { one: 'zalega', few: 'zalegają', many: 'zalega' })} ${formatNumber(late)}` : ''}`,
  list: 'Lista rozliczeń słuchaczy',
  noun: persons,
  search: 'Szukaj po nazwisku, e-mailu, telefonie, albumie, rachunku',
  empty: { title: 'Brak słuchaczy', text: 'Słuchacze pojawią się tutaj po zapisaniu na kierunek.' },
  openStudents: 'Otwórz listę słuchaczy',
  columns: {
    name: 'Słuchacz / kierunek',
    state: 'Stan',
    price: 'Czesne',
    paid: 'Wpłaty',
    balance: 'Saldo',
    owed: 'Zaległość',
    days: 'Dni',
  },
  filters: {
    place: 'Miejscowość',
    course: 'Kierunek',
    state: 'Rozliczenie',
    states: {
      owed: 'Niespłacone',
      overpaid: 'Nadpłata',
      unpaid: 'Nic nie wpłacono',
      overdue: 'Zaległość',
      'overdue-month': 'Zalega 1–30\u00a0dni',
      'overdue-quarter': 'Zalega 31–90\u00a0dni',
      'overdue-longer': 'Zalega >90\u00a0dni',
    },
    archived: 'z\u00a0archiwalnymi',
  },
  enrolments: (count: number) => counted(count, enrolments),
  enrolmentsOf: (count: number, name: string) => `${counted(count, enrolments)}: ${name}`,
  /** 10.2026 */
  intake: (date: string) => `${date.slice(5, 7)}.${date.slice(0, 4)}`,
  netted: (sum: string) => `nadpłata ${sum} odliczona od zaległości`,
  archived: 'zapis zarchiwizowany',
  days: (days: number) => counted(days, { one: 'dzień', few: 'dni', many: 'dni' }),
  together: (people: number) => `Razem: ${counted(people, persons)}`,
  selected: (people: number) => `Zaznaczono ${counted(people, { ...persons, one: 'osobę' })}`,
  selectedOwed: 'zaległość razem',
  selectedCsv: 'Pobierz CSV',
  csv: 'Zestawienie sald (CSV)',
} as const;

/** The dialog of the instalments in which somebody pays. */
export const planTexts = {
  open: 'Raty',
  openOf: (course: string) => `Raty: ${course}`,
  planned: (count: number) => counted(count, { one: 'rata', few: 'raty', many: 'rat' }),
  notPlanned: 'bez planu rat',
  title: (course: string) => `Raty: ${course}`,
  price: (amount: string) => `Czesne ${amount}. Raty muszą dać razem tę kwotę.`,
  templates: 'Wybierz plan',
  template: (count: number) =>
    count === 1 ? 'Jednorazowo' : counted(count, { one: 'rata', few: 'raty', many: 'rat' }),
  none: 'Bez planu',
  noneHelp: (day: string) => `Bez planu całe czesne jest płatne do ${day}.`,
  instalment: (number: number) => `Rata ${number}`,
  due: 'Termin',
  amount: 'Kwota',
  add: 'Dodaj ratę',
  remove: (number: number) => `Usuń ratę ${number}`,
  sum: (sum: string, price: string) => `Razem ${sum} z\u00a0${price}`,
  missing: (amount: string) => `brakuje ${amount}`,
  surplus: (amount: string) => `za dużo o\u00a0${amount}`,
  fill: 'Wyrównaj ostatnią ratę',
  save: 'Zapisz raty',
  saved: 'Zapisano raty',
} as const;

/** A payment by hand that was a mistake. */
export const withdrawalTexts = {
  action: 'Wycofaj wpłatę',
  title: 'Wycofanie wpłaty',
  consequence: (amount: string, day: string) =>
    `Wpłata ${amount} z\u00a0dnia ${day} zostanie na liście przekreślona, z\u00a0powodem, i\u00a0przestanie liczyć się do salda.`,
  reason: 'Powód',
  submit: 'Wycofaj wpłatę',
  done: 'Wpłata wycofana',
  /** In the list. */
  withdrawn: (day: string, by: string, reason: string) => `wycofana ${day}, ${by}: ${reason}`,
  inFile: (amount: string) => `w\u00a0pliku ${amount}`,
} as const;

/** The money of one student. */
export const paymentsTexts = {
  failed: 'Nie udało się wczytać rozliczeń',
  enrolments: 'Kierunki i\u00a0salda',
  sums: { price: 'Czesne', paid: 'Wpłaty', balance: 'Saldo', overdue: 'Zaległość' },
  noEnrolments: { title: 'Brak kierunków', text: 'Ta osoba nie jest zapisana na żaden kierunek.' },
  list: 'Lista wpłat',
  noun: { one: 'wpłata', few: 'wpłaty', many: 'wpłat' },
  columns: { date: 'Data', amount: 'Kwota', course: 'Kierunek', source: 'Źródło', comment: 'Komentarz' },
  sources: { bank: 'z\u00a0wyciągu', hand: 'wpisana ręcznie' },
  /** To the letter. */
  empty: {
    title: 'Brak wpłat',
    text: 'Wpłaty z\u00a0wyciągów i\u00a0dodane ręcznie pojawią się tutaj.',
  },
  add: 'Dodaj wpłatę',
  editTitle: 'Edycja wpłaty',
  save: 'Zapisz zmiany',
  added: 'Dodano wpłatę',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejną',
  backToList: 'Wróć do listy',
  fields: {
    amount: 'Kwota',
    amountHelp: 'Zwrot lub korektę wpisz z\u00a0minusem i\u00a0podaj powód.',
    date: 'Data',
    noDate: `${paymentTexts.dateRequired}. Bez niej zapiszemy dzisiejszą.`,
    course: 'Kierunek',
    noCourse: `${paymentTexts.courseRequired}. Bez niego wpłata trafi do najnowszego zapisu.`,
    keptCourse: `${paymentTexts.courseRequired}. Bez niego wpłata pozostanie przy dotychczasowym zapisie.`,
    comment: 'Komentarz',
  },
  nameOf: (day: string, amount: string) => `wpłata ${amount} z\u00a0dnia ${day}`,
} as const;
