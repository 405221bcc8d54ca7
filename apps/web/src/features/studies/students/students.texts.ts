import { counted } from '#shared/lib/plural.ts';

const studentForms = { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' };
const enrolmentForms = { one: 'zapis', few: 'zapisy', many: 'zapisów' };

/** The list. */
export const studentsTexts = {
  title: 'Słuchacze',
  list: 'Lista słuchaczy',
  noun: studentForms,
  people: { one: 'osoba', few: 'osoby', many: 'osób' },
  enrolments: enrolmentForms,
  search: 'Szukaj po nazwisku, e-mailu, telefonie, albumie, rachunku',
  empty: {
    title: 'Brak słuchaczy',
    text: 'Dodaj pierwszego słuchacza razem z\u00a0kierunkiem, na który się zapisał.',
  },
  columns: {
    name: 'Słuchacz / kierunek',
    contact: 'Kontakt',
    date: 'Semestr',
    place: 'Miejscowość',
    album: 'Nr albumu',
    thesis: 'Praca',
    practice: 'Praktyki',
    account: 'Numer konta',
    folder: 'Teczka',
  },
  filters: { place: 'Miejscowość', course: 'Kierunek' },
  state: 'Stan',
  states: {
    '': 'Wszyscy',
    incomplete: 'Teczki niekompletne',
    ready: 'Gotowi do ukończenia',
    lacking: 'Czegoś brakuje do ukończenia',
    2: 'Na\u00a02 kierunkach',
    3: 'Na\u00a03 kierunkach',
    4: 'Na\u00a04 kierunkach',
  },
  changed: 'Zmiana danych',
  consent: (day: string) => `RODO ${day}`,
  noConsent: 'Brak zgody RODO',
  keptBySecretariat:
    'Widać tu imię i\u00a0nazwisko, kontakt oraz zapisy w\u00a0Twoich placówkach. Pozostałe dane tej osoby prowadzi sekretariat.',
  details: 'Otwórz stronę słuchacza',
  download: 'Pobierz',
  csv: 'Lista słuchaczy (CSV)',
  pdf: 'Lista słuchaczy (PDF)',
  more: 'Więcej',
  graduation: 'Ukończenie',
  add: 'Dodaj słuchacza',
  /** Its sense is specified, the dates are decided. */
  addingBlocked:
    'Dodawanie nowych słuchaczy jest zablokowane od 10.11. 23:59 do 31.12. 23:59. W\u00a0wyjątkowych przypadkach skontaktuj się z\u00a0Sekretariatem.',
} as const;

/** How an enrolment is shown, in the list and on the page of a student. */
export const enrolmentTexts = {
  done: { 0: 'Brak', 1: 'Jest' },
  album: (number: string) => `album ${number}`,
  noAlbum: 'bez albumu',
  account: (digits: string) => `…${digits.slice(-8, -4)}\u00a0${digits.slice(-4)}`,
  copyAccount: 'Kopiuj numer rachunku',
  copyAlbum: 'Kopiuj numer albumu',
  none: 'brak',
  folderFull: 'pełna',
  folderMissing: (count: number) => `brakuje ${count}`,
  copyEmail: 'Kopiuj e-mail',
  copyPhone: 'Kopiuj telefon',
  folderComplete: 'Teczka kompletna',
  folderOfCard: (missing: number) => (missing === 0 ? 'teczka' : `teczka: brakuje ${missing}`),
  thesisOfCard: 'praca',
  practiceOfCard: 'praktyki',
  folderLacks: (parts: string) => `W\u00a0teczce brakuje: ${parts}`,
} as const;

/** What opens over the list and over the page of a student. */
export const studentDialogTexts = {
  edit: 'Edytuj konto',
  title: (name: string) => `Dane konta: ${name}`,
  save: 'Zapisz zmiany',
  saved: 'Zapisano dane słuchacza',
} as const;

export const enrolmentDialogTexts = {
  add: 'Dodaj słuchacza',
  assign: 'Przypisz do kierunku',
  assignTitle: (name: string) => `Nowy kierunek: ${name}`,
  editTitle: (name: string) => `Edycja zapisu: ${name}`,
  save: 'Zapisz zmiany',
  added: 'Dodano słuchacza',
  assigned: 'Przypisano do kierunku',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  openStudent: 'Otwórz słuchacza',
  backToList: 'Wróć do listy',
  close: 'Zamknij',
  addHelp:
    'Nowa osoba dostanie na podany adres jednorazowe hasło do pierwszego logowania. Jeśli adres ktoś już ma, zapytamy, czy to ta sama osoba.',
  /** Its sense is specified, the words are ours. */
  existed:
    'Użytkownik o\u00a0takim adresie email już istnieje w\u00a0bazie. Dane kierunku zostały zapisane, ale zmiana danych osobowych wymaga kontaktu z\u00a0sekretariatem.',
  /** To the letter. */
  refusedTitle: 'Błąd podczas dodawania kursu dla użytkownika',
  editQuestion: {
    title: 'Czy na pewno chcesz zapisać zmiany?',
    consequence: 'Nowe dane zapisu od razu zobaczą słuchacz, koordynator i\u00a0sekretariat.',
    confirmLabel: 'Zapisz zmiany',
  },
  removeQuestion: (count: number) =>
    count === 1
      ? 'Czy na pewno chcesz usunąć ten zapis?'
      : `Czy na pewno chcesz usunąć ${counted(count, enrolmentForms)}?`,
  removeConsequence: (count: number) =>
    count === 1
      ? 'Nie ma na nim wpłat ani ocen. Zapis zostanie usunięty, konto słuchacza pozostanie.'
      : 'Nie ma na nich wpłat ani ocen. Zapisy zostaną usunięte, konta słuchaczy pozostaną.',
  removeConfirm: (count: number) => `Usuń ${counted(count, enrolmentForms)}`,
  removed: (count: number) => (count === 1 ? 'Usunięto zapis' : 'Usunięto zapisy'),
} as const;

/** Numbers that the secretariat gives. */
export const numbersTexts = {
  account: 'Numer rachunku do wpłat',
  accountHelp: 'Bez numeru zostanie nadany kolejny wolny, jeśli wzór numerów jest ustawiony.',
  giveAccount: 'Nadaj numer',
  given: 'Nadano numer rachunku',
  album: 'Nr albumu',
  secondAlbum: 'Nr albumu drugiego kierunku',
} as const;
