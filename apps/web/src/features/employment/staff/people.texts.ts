import { counted } from '#shared/lib/plural.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const peopleToDelete = { one: 'osobę', few: 'osoby', many: 'osób' };

/** Texts of both lists. */
export const peopleTexts = {
  noun: people,
  search: 'Szukaj po nazwisku, e-mailu, telefonie',
  concern: 'Wymaga uwagi',
  everybody: 'Wszyscy',
  columns: {
    name: 'Nazwisko i\u00a0imię',
    contract: 'Umowa',
    rodo: 'RODO',
    email: 'E-mail',
    telephone: 'Telefon',
  },
  consent: { given: (day: string) => `Tak, ${day}`, missing: 'Nie' },
  consentOf: (day: string) => `Zgoda RODO: ${day}`,
  consentChip: { given: 'RODO', missing: 'Brak zgody RODO' },
  changed: 'Zmiana danych',
  inactive: 'Nieaktywny',
  /** Kinds of contract, by `is_company`. */
  kinds: { 0: 'Pracownik', 1: 'Firma' },
  save: 'Zapisz zmiany',
  fields: {
    kind: 'Rodzaj umowy',
    kindChoices: { 0: 'Pracownik (umowa)', 1: 'Firma (faktura)' },
    role: 'Rodzaj konta',
    active: 'Aktywny',
    addPasswordHelp: 'Potrzebne tylko do dodania konta księgowości, które ma dostęp do danych wszystkich.',
    activeHelp: 'Osoba z\u00a0nieaktywnym kontem nie może się zalogować.',
  },
  addHelp: 'Na podany adres wyślemy jednorazowe hasło do pierwszego logowania.',
  /** To the letter. */
  added: 'Poprawnie dodałeś użytkownika',
  edited: 'Zmiany zapisane',
  backToList: 'Wróć do listy',
  remove: 'Usuń zaznaczonych',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Zniknie z\u00a0list i\u00a0straci dostęp do portalu. Wpisane wcześniej rozliczenia pozostaną w\u00a0archiwum.'
      : 'Znikną z\u00a0list i\u00a0stracą dostęp do portalu. Wpisane wcześniej rozliczenia pozostaną w\u00a0archiwum.',
  removeConfirm: (count: number) => `Usuń ${counted(count, peopleToDelete)}`,
  /** To the letter. */
  nobody: 'Brak użytkownikow',
  download: 'Pobierz',
  contractsCsv: 'Okresy umów (CSV)',
  editAccount: 'Edytuj konto',
} as const;

export interface GroupTexts {
  title: string;
  help: string;
  list: string;
  add: string;
  addAnother: string;
  editTitle: string;
  emptyHelp: string;
  peopleCsv: string;
  /** The same button while a search or a filter narrows the list. */
  foundCsv: string;
  removeQuestion: (count: number) => string;
  removed: (count: number) => string;
}

const lecturersToDelete = { one: 'wykładowcę', few: 'wykładowców', many: 'wykładowców' };

export const lecturersTexts: GroupTexts = {
  title: 'Wykładowcy',
  help: 'Umowy, zgody RODO i\u00a0kontakt do wszystkich prowadzących.',
  list: 'Lista wykładowców',
  add: 'Dodaj wykładowcę',
  addAnother: 'Dodaj kolejnego',
  editTitle: 'Edycja wykładowcy',
  emptyHelp: 'Dodaj pierwszego wykładowcę, aby móc prowadzić jego umowy i\u00a0rozliczenia.',
  peopleCsv: 'Wszyscy wykładowcy (CSV)',
  foundCsv: 'Znalezieni wykładowcy (CSV)',
  removeQuestion: (count) =>
    count === 1
      ? 'Czy na pewno chcesz usunąć tego wykładowcę?'
      : `Czy na pewno chcesz usunąć ${counted(count, lecturersToDelete)}?`,
  /** To the letter. */
  removed: (count) => (count === 1 ? 'Usunąłeś poprawnie wykładowcę' : 'Usunięto wykładowców'),
};

const employeesToDelete = { one: 'pracownika', few: 'pracowników', many: 'pracowników' };

export const administrativeTexts: GroupTexts = {
  title: 'Pracownicy administracyjni',
  help: 'Umowy i\u00a0kontakt do koordynatorów, księgowości i\u00a0administracji.',
  list: 'Lista pracowników administracyjnych',
  add: 'Dodaj pracownika',
  addAnother: 'Dodaj kolejnego',
  editTitle: 'Edycja pracownika',
  emptyHelp: 'Dodaj pierwszego pracownika, aby móc prowadzić jego umowy.',
  peopleCsv: 'Wszyscy pracownicy (CSV)',
  foundCsv: 'Znalezieni pracownicy (CSV)',
  removeQuestion: (count) =>
    count === 1
      ? 'Czy na pewno chcesz usunąć tego pracownika?'
      : `Czy na pewno chcesz usunąć ${counted(count, employeesToDelete)}?`,
  removed: (count) => (count === 1 ? 'Usunięto pracownika' : 'Usunięto pracowników'),
};

/** The tab from which a person is sent a one-time password. */
export const passwordTabTexts = {
  title: 'Nowe hasło',
  explanation:
    'Sekretariat nigdy nie zna hasła innej osoby. Wyślij hasło jednorazowe: po zalogowaniu się nim osoba od razu ustawi własne.',
  stays: 'Do tego czasu działa dotychczasowe hasło.',
  to: 'Hasło otrzyma:',
  inactive: 'Konto jest nieaktywne. Aktywuj je, zanim wyślesz hasło.',
  send: 'Wyślij hasło jednorazowe',
  sent: 'Hasło jednorazowe zostało wysłane',
  sentTo: (email: string) => `Wiadomość trafi na adres ${email}.`,
} as const;

const contractsToAdd = { one: 'umowę', few: 'umowy', many: 'umów' };
const forPeople = { one: 'osoby', few: 'osób', many: 'osób' };

/** One contract for each of the chosen people. */
export const contractForManyTexts = {
  action: 'Dodaj umowę',
  title: (count: number) => `Umowa dla ${counted(count, forPeople)}`,
  people: 'Osoby i\u00a0numery umów',
  submit: (count: number) => `Dodaj ${counted(count, contractsToAdd)}`,
  added: (count: number) => `Dodano ${counted(count, contractsToAdd)}`,
} as const;
