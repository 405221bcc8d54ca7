import type { SuggestionReason } from '@indeks/contract/bank-reports/bank-reports.keys';

const reasons: Record<SuggestionReason, string> = {
  'payer-account': 'z\u00a0tego rachunku już płacono',
  email: 'e-mail w\u00a0tytule',
  album: 'numer albumu w\u00a0tytule',
  name: 'imię i\u00a0nazwisko w\u00a0przelewie',
  initial: 'nazwisko i\u00a0inicjał w\u00a0przelewie',
  surname: 'nazwisko w\u00a0przelewie',
  account: 'podobny numer rachunku',
  amount: 'kwota równa saldu',
};

/** An open payment: whose it is. */
export const explainTexts = {
  panel: (payer: string) => (payer === '' ? 'Wyjaśnij wpłatę' : `Wyjaśnij wpłatę: ${payer}`),
  transfer: 'Dane przelewu',
  whose: 'Czyja to wpłata?',
  how: 'podpowiadamy po tytule, kwocie i\u00a0rachunku',
  looking: 'Szukam podpowiedzi…',
  noSuggestion: 'Brak podpowiedzi. Znajdź słuchacza poniżej.',
  failed: 'Nie udało się wczytać podpowiedzi.',
  retry: 'Spróbuj ponownie',
  sure: 'pewne',
  possible: 'możliwe',
  reasons,
  owed: (sum: string) => `do zapłaty ${sum}`,
  settled: 'opłacone',
  account: (first: string, last: string) => `rachunek …${first} ${last}`,
  other: 'Inny słuchacz: nazwisko, album, rachunek',
  missing: 'Wybór słuchacza jest wymagany',
  split: 'Podziel kwotę',
  dismiss: 'Nie dotyczy słuchaczy',
  later: 'Wyjaśnię później',
  give: 'Przypisz',
  given: 'Wpłata przypisana',
  open: 'Przypisz słuchaczowi',
  close: 'Zwiń',
  keys: {
    list: 'Skróty klawiszowe',
    move: 'wpłata',
    choose: 'podpowiedź',
    give: 'przypisz',
    later: 'pomiń',
    digits: '1–5',
  },
} as const;

/** A payment that is split over several enrolments. */
export const splitTexts = {
  title: 'Podziel kwotę',
  submit: 'Przypisz części',
  parts: 'Części wpłaty',
  part: (number: number) => `Część ${number}`,
  amount: (number: number) => `Kwota części ${number}`,
  add: 'Dodaj część',
  remove: (number: number) => `Usuń część ${number}`,
  left: (sum: string) => `Do rozdzielenia zostało ${sum}`,
  over: (sum: string) => `Części przekraczają kwotę wpłaty o\u00a0${sum}`,
  whole: 'Części dają całą kwotę wpłaty',
  differ: 'Części muszą razem dać kwotę wpłaty',
  incomplete: 'Każda część musi mieć słuchacza i\u00a0kwotę',
  twice: 'Ten sam kierunek jest wybrany dwa razy',
} as const;

/** A booked amount that is corrected. */
export const amountTexts = {
  action: (name: string | undefined) => (name === undefined ? 'Zmień kwotę' : `Zmień kwotę: ${name}`),
  title: 'Zmiana kwoty wpłaty',
  submit: 'Zapisz kwotę',
  amount: 'Kwota',
  comment: 'Komentarz',
  saved: 'Kwota zmieniona',
} as const;
