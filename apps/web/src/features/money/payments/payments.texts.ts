import { paymentTexts } from '@indeks/contract/payments/payments.texts';
import { counted } from '#shared/lib/plural.ts';

/** The list of students with their money. */
export const settlementsTexts = {
  title: 'Słuchacze (rozliczenia)',
  help: 'Zobowiązania, wpłaty i\u00a0salda, pogrupowane po osobie.',
  list: 'Lista rozliczeń słuchaczy',
  noun: { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' },
  search: 'Szukaj po nazwisku, e-mailu, telefonie, albumie, rachunku',
  empty: { title: 'Brak słuchaczy', text: 'Słuchacze pojawią się tutaj po zapisaniu na kierunek.' },
  columns: {
    name: 'Słuchacz / kierunek',
    date: 'Semestr',
    place: 'Miejscowość',
    price: 'Zobowiązanie',
    paid: 'Wpłaty',
    balance: 'Saldo',
    overdue: 'Po terminie',
  },
  filters: {
    place: 'Miejscowość',
    course: 'Kierunek',
    state: 'Rozliczenie',
    states: {
      owed: 'Do zapłaty',
      overpaid: 'Nadpłata',
      unpaid: 'Nic nie wpłacono',
      'overdue-month': 'Do 30\u00a0dni po terminie',
      'overdue-quarter': '31–90\u00a0dni po terminie',
      'overdue-longer': 'Ponad 90\u00a0dni po terminie',
    },
    archived: 'z\u00a0archiwalnymi',
  },
  totals: (price: string, paid: string) => `zobowiązanie ${price} · wpłaty ${paid}`,
  csv: 'Zestawienie sald (CSV)',
  details: 'Szczegóły',
  detailsOf: (name: string) => `Szczegóły: ${name}`,
} as const;

/** In which instalments somebody pays. */
export const planTexts = {
  open: 'Raty',
  openOf: (course: string) => `Raty: ${course}`,
  planned: (count: number) => counted(count, { one: 'rata', few: 'raty', many: 'rat' }),
  notPlanned: 'bez planu rat',
  owedToday: (amount: string) => `na dziś ${amount}`,
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

/** The money of one student. */
export const paymentsTexts = {
  failed: 'Nie udało się wczytać rozliczeń',
  enrolments: 'Kierunki i\u00a0salda',
  sums: { price: 'Zobowiązanie', paid: 'Wpłaty', balance: 'Saldo', owedToday: 'Do zapłaty na dziś' },
  archived: 'Zapis zarchiwizowany',
  noEnrolments: { title: 'Brak kierunków', text: 'Ta osoba nie jest zapisana na żaden kierunek.' },
  list: 'Lista wpłat',
  noun: { one: 'wpłata', few: 'wpłaty', many: 'wpłat' },
  columns: { date: 'Data', amount: 'Kwota', course: 'Kierunek', source: 'Źródło', comment: 'Komentarz' },
  sources: { bank: 'raport bankowy', hand: 'wpisana ręcznie' },
  /** To the letter. */
  empty: {
    title: 'Brak wpłat',
    text: 'Wpłaty z\u00a0raportów bankowych i\u00a0dodane ręcznie pojawią się tutaj.',
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
