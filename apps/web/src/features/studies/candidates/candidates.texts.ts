import { counted } from '#shared/lib/plural.ts';

const candidateForms = { one: 'kandydat', few: 'kandydatów', many: 'kandydatów' };
const accusative = { one: 'kandydata', few: 'kandydatów', many: 'kandydatów' };

export const candidatesTexts = {
  title: 'Kandydaci',
  help: 'Osoby, które zgłosiły się na studia i\u00a0czekają na zapis.',
  list: 'Lista kandydatów',
  noun: candidateForms,
  search: 'Szukaj po nazwisku, e-mailu, telefonie',
  csv: 'Pobierz CSV',
  empty: { title: 'Brak kandydatów', text: 'Dodaj pierwszą osobę, która zgłosiła się na studia.' },
  columns: {
    username: 'Nazwisko i\u00a0imię',
    contact: 'Kontakt',
    course: 'Kierunek',
    place: 'Placówka',
    date: 'Zgłoszenie',
  },
  filters: { place: 'Placówka', course: 'Kierunek', state: 'Stan' },
  everything: { place: 'Wszystkie placówki', course: 'Wszystkie kierunki' },
  states: {
    '': 'Wszyscy kandydaci',
    waiting: 'Oczekujący',
    overdue: 'Do usunięcia',
    admitted: 'Zapisani na studia',
  },
  overdueTitle: (day: string) => `Ostatnia rekrutacja zakończyła się ${day}`,
  overdueText:
    'Te osoby zgłosiły się przed jej końcem i\u00a0nie zostały zapisane na studia. Zaznacz i\u00a0usuń je, bo danych nieprzyjętych nie przechowujemy po rekrutacji.',
  add: 'Dodaj kandydata',
  edit: 'Edytuj dane',
  editTitle: 'Edycja kandydata',
  save: 'Zapisz zmiany',
  fields: {
    date: 'Data zgłoszenia',
    given_name: 'Imię',
    surname: 'Nazwisko',
    telephone: 'Telefon',
    email: 'Adres e-mail',
    cid: 'Kierunek',
    cid_2: 'Drugi kierunek',
    pid: 'Placówka',
    comment: 'Komentarz',
  },
  noSecondCourse: 'bez drugiego kierunku',
  telephoneHelp: 'Na przykład 600 100 200, a\u00a0spoza Polski z\u00a0numerem kraju: +49 30 901820.',
  added: 'Dodano kandydata',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejnego',
  backToList: 'Wróć do listy',
  removeQuestion: (count: number) =>
    count === 1
      ? 'Czy na pewno chcesz usunąć tego kandydata?'
      : 'Czy na pewno chcesz usunąć tych kandydatów?',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Zgłoszenie zniknie z\u00a0listy. Konto i\u00a0zapis kogoś, kto już studiuje, pozostaną.'
      : 'Zgłoszenia znikną z\u00a0listy. Konta i\u00a0zapisy tych, którzy już studiują, pozostaną.',
  removeConfirm: (count: number) => `Usuń ${counted(count, accusative)}`,
  removed: (count: number) => (count === 1 ? 'Usunięto kandydata' : 'Usunięto kandydatów'),
} as const;

/** The page of one candidate. */
export const candidateTexts = {
  title: 'Kandydat',
  back: { to: '/candidates', label: 'Wróć do listy kandydatów' },
  missing: { title: 'Nie ma takiego kandydata', text: 'Mógł zostać usunięty. Wróć do listy kandydatów.' },
  applied: (day: string) => `Zgłoszenie z\u00a0${day}`,
  contact: 'Kontakt',
  wanted: 'Wybrane studia',
  noComment: 'brak',
  interests: { 0: 'nie', 1: 'tak' },
} as const;

/** Making a student of a candidate. */
export const admitTexts = {
  action: 'Zapisz na studia',
  blocked:
    'Dodawanie nowych słuchaczy jest zablokowane od 10.11. 23:59 do 31.12. 23:59. W\u00a0wyjątkowych przypadkach skontaktuj się z\u00a0Sekretariatem.',
  title: (name: string) => `Zapis na studia: ${name}`,
  help: 'Dane osoby, kierunki, placówka i\u00a0komentarz zostaną przeniesione ze zgłoszenia. Nowa osoba dostanie e-mailem jednorazowe hasło.',
  tuitionOf: (course: string) => `Czesne (zł): ${course}`,
  submit: 'Zapisz na studia',
  admitted: 'Zapisano na studia',
  existed:
    'Osoba z\u00a0takim adresem e-mail ma już konto: zapisaliśmy ją na kierunek, a\u00a0jej dane pozostały bez zmian.',
  toStudent: 'Przejdź do słuchacza',
  toArchive: 'Pokaż w\u00a0archiwum',
  studentLink: 'Zobacz stronę słuchacza',
} as const;
