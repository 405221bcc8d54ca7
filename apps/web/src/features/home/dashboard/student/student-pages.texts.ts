import { counted } from '#shared/lib/plural.ts';

export const studentPagesTexts = {
  title: 'Twoje studia',
  intake: (month: string) => `nabór ${month}`,
  semester: (number: number) => `semestr ${number}`,
  loading: 'Wczytuję dane... proszę czekać',
  failed: 'Nie udało się wczytać danych o\u00a0studiach',
  noStudies: 'Nie ma jeszcze zapisu na studia',
  noStudiesHelp: 'Gdy sekretariat zapisze Cię na kierunek, pojawi się tutaj wraz z\u00a0numerem rachunku.',
  toPay: 'do zapłaty',
  nextToPay: 'najbliższa rata',
  percentPaid: (percent: number) => `${percent}% wpłacone`,
  paidOf: (paid: string, price: string) => `wpłacono ${paid} z\u00a0${price}`,
  payByQr: 'Zapłać kodem QR',
  payments: 'Zobacz opłaty',
  asOf: (day: string) => `Wpłaty: stan na dzień ${day}`,
  paymentsFailed: 'Nie udało się wczytać opłat',
  account: 'Numer rachunku do wpłat',
  noAccount: 'Numer nie został jeszcze nadany. Pojawi się tutaj, gdy nada go sekretariat.',
  copyAccount: 'Kopiuj numer rachunku',
  /** To the letter. */
  copied: 'Skopiowano numer rachunku do schowka!',
  album: (number: string) => `nr albumu ${number}`,
  ownPlace: 'Twój ośrodek',
  ownPlaces: 'Twoje ośrodki',
  allPlaces: 'Wszystkie ośrodki',
  coordinator: (name: string) => `Koordynator: ${name}`,
  places: {
    title: 'Koordynatorzy, ośrodki i\u00a0sekretariat',
    tabs: 'Kontakty',
    centres: 'Ośrodki',
    coordinators: 'Koordynatorzy',
    secretariat: 'Sekretariat',
    searchCentres: 'Szukaj ośrodka',
    searchCoordinators: 'Szukaj koordynatora',
    searchSecretariat: 'Szukaj w\u00a0sekretariacie',
    failed: 'Nie udało się wczytać kontaktów',
    none: 'Nic nie znaleziono',
    noneHelp: (search: string) => `Nic nie pasuje do wyszukiwania „${search}”. Sprawdź pisownię.`,
    empty: 'Nie ma jeszcze ośrodków',
  },
} as const;

export const finishTexts = {
  title: 'Do ukończenia studiów',
  titleOf: (course: string) => `Do ukończenia: ${course}`,
  done: (done: number, all: number) => `${done} z\u00a0${all} gotowe`,
  subjects: 'Przedmioty',
  grades: (given: number, all: number) =>
    `${given} z\u00a0${counted(all, { one: 'oceny', few: 'ocen', many: 'ocen' })}`,
  failed: (count: number) => `do poprawy: ${count}`,
  average: (value: string) => `średnia ${value}`,
  practice: 'Praktyki',
  practiceDone: 'zaliczone',
  practiceOpen: 'jeszcze niezaliczone',
  thesis: 'Praca końcowa',
  thesisDone: 'złożona',
  thesisOpen: 'jeszcze niezłożona',
  promoter: (name: string) => `promotor: ${name}`,
  payments: 'Opłaty',
  left: (amount: string) => `zostało ${amount}`,
  paid: 'opłacone',
  together: (course: string) => `jedna opłata z\u00a0kierunkiem ${course}`,
  openBook: 'Dziennik',
  openPayments: 'Opłaty',
} as const;

export const comingUpTexts = {
  meeting: 'Najbliższe spotkanie online',
  today: (day: string) => `dziś, ${day}`,
  tomorrow: (day: string) => `jutro, ${day}`,
  ledBy: (name: string, minutes: number) =>
    `${name} · ${counted(minutes, { one: 'minuta', few: 'minuty', many: 'minut' })}`,
  openMeetings: 'Zobacz spotkania',
  documents: 'Nowe dokumenty',
  seeAll: 'Zobacz wszystkie',
} as const;

export const averageTexts = { title: 'Średnia ocen', open: 'Otwórz dziennik' } as const;
