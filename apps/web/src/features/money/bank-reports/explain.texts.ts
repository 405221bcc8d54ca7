import type { SuggestionReason } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const payments: PluralForms = { one: 'wpłata', few: 'wpłaty', many: 'wpłat' };

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
    moveHelp: 'następna lub poprzednia wpłata.',
    chooseHelp: 'wybiera podpowiedź o\u00a0tym numerze.',
    giveHelp: 'przypisuje wpłatę wybranej osobie i\u00a0otwiera następną.',
    laterHelp: 'zostawia wpłatę na później i\u00a0otwiera następną.',
    help: 'pokazuje tę listę.',
  },
} as const;

/** Payments of which somebody is sure, and the others. */
export const traceTexts = {
  group: 'Podpowiedzi',
  all: 'Wszystkie',
  traced: 'Z\u00a0podpowiedzią',
  untraced: 'Bez śladu',
  noneHere: { title: 'Nie ma takich wpłat', text: 'Czekają tylko inne wpłaty.' },
  giveSure: (count: number) => `Przypisz wszystkie pewne (${count})`,
  question: (count: number, sum: string) =>
    `Przypisać ${counted(count, { ...payments, one: 'wpłatę' })} na ${sum}?`,
  consequence: 'Każda wpłata trafi do osoby, na którą wskazuje pewna podpowiedź. Przypisanie można cofnąć.',
  list: 'Do przypisania',
  line: (payer: string, amount: string, person: string) => `${payer}, ${amount} → ${person}`,
  confirm: (count: number) => `Przypisz (${count})`,
  failed: 'Nie udało się przypisać wpłat. Spróbuj ponownie.',
  given: (count: number, sum: string) =>
    `Przypisano ${counted(count, { ...payments, one: 'wpłatę' })}, ${sum}`,
  someFailed: (count: number) =>
    `Nie przypisano ${counted(count, { one: 'wpłaty', few: 'wpłat', many: 'wpłat' })}`,
  undo: 'Cofnij',
  notUndone: (count: number) =>
    `Nie cofnięto ${counted(count, { one: 'wpłaty', few: 'wpłat', many: 'wpłat' })}: ktoś je zmienił`,
  undone: (count: number) => `Cofnięto do wyjaśnienia ${counted(count, { ...payments, one: 'wpłatę' })}`,
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

/** The parts of a split that change together. */
export const partAmountsTexts = {
  action: 'Zmień kwoty części',
  title: 'Zmiana kwot części wpłaty',
  submit: 'Zapisz kwoty',
  saved: 'Kwoty części zmienione',
} as const;

/** A booked amount that is corrected. */
export const amountTexts = {
  action: 'Zmień kwotę',
  title: 'Zmiana kwoty wpłaty',
  submit: 'Zapisz kwotę',
  amount: 'Kwota',
  comment: 'Powód',
  saved: 'Kwota zmieniona',
  both: (file: string, booked: string) => `w\u00a0pliku ${file}, zaksięgowano ${booked}`,
} as const;
