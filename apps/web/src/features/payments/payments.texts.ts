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
  },
  filters: {
    place: 'Miejscowość',
    course: 'Kierunek',
    state: 'Rozliczenie',
    states: { owed: 'Do zapłaty', overpaid: 'Nadpłata', unpaid: 'Nic nie wpłacono' },
    archived: 'z\u00a0archiwalnymi',
  },
  totals: (price: string, paid: string) => `zobowiązanie ${price} · wpłaty ${paid}`,
  csv: 'Zestawienie sald (CSV)',
  details: 'Szczegóły',
  detailsOf: (name: string) => `Szczegóły: ${name}`,
} as const;

/** The money of one student. */
export const paymentsTexts = {
  failed: 'Nie udało się wczytać rozliczeń',
  enrolments: 'Kierunki i\u00a0salda',
  sums: { price: 'Zobowiązanie', paid: 'Wpłaty', balance: 'Saldo' },
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
    course: 'Kierunek',
    comment: 'Komentarz',
  },
  nameOf: (day: string, amount: string) => `wpłata ${amount} z\u00a0dnia ${day}`,
} as const;
