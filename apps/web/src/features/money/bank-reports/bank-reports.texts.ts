import { rowStateNames } from '@indeks/contract/money/bank-reports/bank-reports.texts';
import { formatMoney } from '#shared/lib/format.ts';
import { counted, plural, type PluralForms } from '#shared/lib/plural.ts';

const payments: PluralForms = { one: 'wpłata', few: 'wpłaty', many: 'wpłat' };
const reports: PluralForms = { one: 'wyciąg', few: 'wyciągi', many: 'wyciągów' };

/** How many payments and what they add up to: 12 wpłat, 4 140,00 zł. */
const inSum = (count: number, sum: string): string => `${counted(count, payments)}, ${sum}`;

/** The list of reports, and what opens over it. */
export const bankReportsTexts = {
  title: 'Wpłaty',
  help: 'Wyciągi z\u00a0banku i\u00a0wpłaty, których słuchacz nie jest jeszcze znany.',
  tabs: 'Wpłaty z\u00a0banku',
  reportsTab: 'Wyciągi',
  waitingTab: 'Wpłaty do wyjaśnienia',
  list: 'Lista wyciągów',
  noun: reports,
  search: 'Szukaj po nazwie wyciągu',
  empty: {
    title: 'Brak wyciągów',
    text: 'Wyciągi pojawią się tutaj po wczytaniu pliku z\u00a0banku.',
  },
  columns: {
    name: 'Nazwa',
    timestamp: 'Data',
    amount: 'Wpłaty',
    sum: 'Suma',
    waiting: 'Do wyjaśnienia',
    state: 'Stan',
  },
  stateFilter: 'Stan wyciągu',
  states: {
    damaged: 'Uszkodzony',
    waiting: 'Do zaakceptowania',
    accepted: 'Zaakceptowany',
    empty: 'Bez wpłat',
  },
  waitingInSum: (count: number, sum: string) => `do wyjaśnienia: ${inSum(count, sum)}`,
  add: 'Dodaj wyciąg',
  upload: 'Wczytaj',
  fields: { files: 'Pliki z\u00a0banku', name: 'Nazwa' },
  nameHelp: 'Wpisana z\u00a0nazwy pliku; możesz ją zmienić.',
  uploading: 'Wczytuję pliki',
  progress: (number: number, of: number, name: string) => `${number} z\u00a0${of}: ${name}`,
  fileHelp:
    'Wyciągi z\u00a0banku (MT940, camt.053, Elixir, CSV, XML), także w\u00a0pliku zip, każdy do 2\u00a0MB.',
  fileMissing: 'Wybór pliku jest wymagany',
  wrongKind: 'Takiego pliku nie można wczytać',
  cannotBeAccepted:
    'Tego pliku nie można zaakceptować: jest uszkodzony i\u00a0nic z\u00a0niego nie zapisano.',
  allKnown: 'Wszystkie wpłaty z\u00a0tego pliku są już zapisane.',
  paymentsInSum: inSum,
} as const;

/** Describes a file that has no incoming payments. */
export const describeWithoutPayments = ({ count, sum }: { count: number; sum: number }): string =>
  count === 0
    ? 'W\u00a0tym pliku nie ma żadnej wpłaty.'
    : `W\u00a0tym pliku nie ma żadnej wpłaty, są tylko pominięte obciążenia: ${count}, ${formatMoney(sum)}.`;

/** Before a report is declined or deleted. */
export const removalTexts = {
  decline: 'Odrzuć wyciąg',
  declineQuestion: (name: string) => `Odrzucić wyciąg „${name}”?`,
  declineConsequence: (count: number, sum: string) =>
    `Z\u00a0tego wyciągu nic nie zostanie zapisane: ${inSum(count, sum)}. Plik można wczytać ponownie.`,
  declined: 'Wyciąg odrzucony',
  remove: 'Usuń wyciąg',
  removeQuestion: (count: number) => `Czy na pewno chcesz usunąć ${counted(count, reports)}?`,
  removeConsequence: (count: number, sum: string) =>
    `Razem z\u00a0nim znikną zapisane wpłaty: ${inSum(count, sum)}. Salda słuchaczy zmienią się od razu.`,
  removeManyConsequence: (count: number, sum: string) =>
    `Razem z\u00a0nimi znikną zapisane wpłaty: ${inSum(count, sum)}. Salda słuchaczy zmienią się od razu.`,
  moves: (count: number, sum: string, name: string, booked: number) =>
    `${inSum(count, sum)}: przejdzie do wyciągu „${name}”, od razu zapisane: ${booked}.`,
  gone: (count: number, sum: string) => `Nie ma ich w\u00a0innych plikach: ${inSum(count, sum)}.`,
  nothingBooked: 'Żadna wpłata nie była jeszcze zapisana.',
  removeConfirm: (count: number) => `Usuń ${counted(count, reports)}`,
  removed: (count: number) => `Usunięto ${counted(count, reports)}`,
} as const;

/** One report: what its rows come to, and the rows. */
export const bankReportTexts = {
  title: 'Wpłaty z\u00a0pliku',
  back: { to: '/accountant-settlements', label: 'Wróć do wyciągów' },
  missing: { title: 'Nie ma takiego wyciągu', text: 'Wyciąg mógł zostać odrzucony lub usunięty.' },
  read: (at: string) => `Wczytano ${at}`,
  debits: (count: number, sum: string) => `pominięte obciążenia: ${count}, ${sum}`,
  nothingSaved: 'nic nie jest jeszcze zapisane',
  saved: (count: number, sum: string) => `zapisano: ${inSum(count, sum)}`,
  formats: {
    csv: 'CSV',
    mt940: 'MT940',
    camt053: 'camt.053',
    elixir: 'Elixir-O',
    'pekao-collect': 'PekaoCollect',
    'pipe-report': 'Santander (Erste)',
    'operations-xml': 'XML',
  },
  tiles: 'Wpłaty według stanu',
  states: {
    matched: 'Dopasowane',
    unmatched: 'Do wyjaśnienia',
    known: 'Już znane',
    refused: 'Odrzucone',
    explained: 'Wyjaśnione',
    dismissed: 'Nie dotyczą słuchaczy',
    asked: 'Ta sama?',
    withheld: 'Wstrzymane',
  },
  knownSum: (sum: string) => `pominięte · ${sum}`,
  refusedLines: (count: number) => plural(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy' }),
  controlled: 'Suma kontrolna się zgadza',
  inFile: (count: number) => `${counted(count, payments)} w\u00a0pliku`,
  accept: 'Zaakceptuj',
  seeFile: 'Zobacz plik',
  csv: 'Pobierz CSV',
  toBook: (count: number, sum: string) => `Do zapisania: ${inSum(count, sum)}`,
  toExplain: (count: number, sum: string) => `Do wyjaśnienia: ${inSum(count, sum)}`,
  atOnce: 'Wszystko zapisuje się naraz; drugi raz ten sam plik nic nie doda.',
  acceptQuestion: (name: string) => `Zaakceptować wyciąg „${name}”?`,
  acceptFailed: 'Nie udało się zaakceptować wyciągu',
  /** The first sentence to the letter. */
  acceptDone: (count: number, sum: string) => `Poprawnie dodałeś raport. Zapisano: ${inSum(count, sum)}`,
  notUnderstood: 'Tego pliku nie można zaakceptować',
  notUnderstoodHelp:
    'Plik jest uszkodzony i\u00a0nic z\u00a0niego nie zapisano. Odrzuć ten wyciąg, pobierz plik z\u00a0banku jeszcze raz i\u00a0wczytaj go w\u00a0całości.',
} as const;

/** Rows of reports, and what is decided about them. */
export const bankRowsTexts = {
  list: 'Lista wpłat',
  search: 'Szukaj po nadawcy, tytule, kwocie lub rachunku',
  noun: payments,
  empty: { title: 'Brak wpłat', text: 'W\u00a0tym wyciągu nie ma żadnej wpłaty.' },
  nothingWaits: { title: 'Nic nie czeka na wyjaśnienie', text: 'Każda wpłata ma swojego słuchacza.' },
  columns: {
    date: 'Data',
    payer: 'Od kogo i\u00a0tytuł',
    account: 'Rachunek',
    person: 'Słuchacz',
    amount: 'Kwota',
  },
  line: (line: number, entry: string) => (entry === '' ? `Wiersz ${line}` : `Wiersz ${line}, ${entry}`),
  reasons: {
    currency: 'Wpłata w\u00a0obcej walucie',
    reversal: 'Zwrot lub storno',
    zero: 'Kwota 0,00\u00a0zł',
    'foreign-file': 'Pominięty plik, nie z\u00a0banku',
    future: 'Data daleko w\u00a0przyszłości',
    'enrolment-removed': 'Zapis słuchacza usunięty lub zarchiwizowany: wróciła do wyjaśnienia',
    'account-changed': 'Słuchacz ma już inny rachunek: wróciła do wyjaśnienia',
    'not-understood': 'Wiersz jest niezrozumiały',
    account: 'Błędny numer rachunku',
    amount: 'Błędna kwota',
    date: 'Błędna data',
    'control-sum': 'Suma kontrolna się nie zgadza',
    'control-count': 'Liczba wpłat się nie zgadza',
    incomplete: 'Plik jest niepełny',
    'after-the-end': 'Wiersz po końcu pliku',
    'unknown-format': 'Nieznany format pliku',
  },
  states: rowStateNames,
  knownIn: (name: string) => `w\u00a0wyciągu „${name}”`,
  knownBooked: 'zapisana',
  knownWaiting: 'jeszcze niezapisana',
  nameOf: (payer: string, amount: string) => `${payer}, ${amount}`,
  student: 'Słuchacz i\u00a0kierunek',
  dismiss: 'Nie dotyczy słuchaczy',
  dismissSubmit: 'Zapisz',
  dismissed: 'Wpłata odłożona jako niedotycząca słuchaczy',
  comment: 'Komentarz',
  takeBack: 'Cofnij do wyjaśnienia',
  takeBackQuestion: 'Cofnąć tę wpłatę do wyjaśnienia?',
  takeBackConsequence: (amount: string) =>
    `Wpłata ${amount} przestanie być przypisana i\u00a0wróci do wyjaśnienia.`,
  takeBackFailed: 'Nie udało się cofnąć wpłaty',
  takenBack: 'Wpłata wróciła do wyjaśnienia',
  transfer: {
    payer: 'Nadawca',
    title: 'Tytuł',
    payerAccount: 'Rachunek nadawcy',
    account: 'Rachunek odbiorcy',
    amount: 'Kwota',
    date: 'Data',
  },
  report: 'Zobacz wyciąg',
} as const;
