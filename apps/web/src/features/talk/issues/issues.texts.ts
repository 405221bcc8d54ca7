import { isSecretariat, role, roleNames, type Role } from '@indeks/contract/access/roles';
import type { IssueStatus } from '@indeks/contract/talk/issues/issues.keys';
import { counted, plural } from '#shared/lib/plural.ts';

const issueForms = { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń' };
const dayForms = { one: 'dzień', few: 'dni', many: 'dni' };
const fileForms = { one: 'plik', few: 'pliki', many: 'plików' };
const messageForms = { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości' };

const ofDuplicates = {
  one: 'połączonego zgłoszenia',
  few: 'połączonych zgłoszeń',
  many: 'połączonych zgłoszeń',
};

export const issuesTexts = {
  title: 'Zgłaszanie problemów',
  help: 'Opisz, co nie działa, o\u00a0co chcesz zapytać lub co proponujesz. Odpowiedź przyjdzie tutaj i\u00a0w\u00a0powiadomieniu.',
  waiting: (count: number, total: number, age: string) =>
    `${count} z\u00a0${total} ${plural(count, { one: 'czeka', few: 'czekają', many: 'czeka' })} na odpowiedź, najdłużej ${age}`,
  noneWaits: (total: number) => `Nikt nie czeka na odpowiedź, razem ${counted(total, issueForms)}`,
  list: 'Twoje zgłoszenia',
  noun: issueForms,
  search: 'wyszukaj po nazwie',
  only: 'pokaż tylko',
  all: 'pokaż tylko: wszystkie',
  whose: { label: 'Kto się zajmuje', all: 'Wszystkie', mine: 'Moje' },
  empty: { title: 'Brak zgłoszeń', text: 'Tutaj będą zgłoszenia i\u00a0odpowiedzi na nie.' },
  reopenNote:
    'Rozwiązane zgłoszenie można otworzyć ponownie na jego stronie przyciskiem „Otwórz zgłoszenie raz jeszcze”.',
  columns: {
    title: 'Temat',
    number: 'Numer',
    type: 'Typ',
    files: 'Pliki',
    timestamp: 'Data zgłoszenia',
    status: 'Status',
    priority: 'Priorytet',
    assignee: 'Zajmuje się',
    waiting: 'Czeka',
  },
  views: { label: 'Widok', board: 'Tablica', list: 'Lista' },
  total: 'razem',
  noFiles: 'bez plików',
  download: (name: string) => `Pobierz ${name}`,
  filesOf: (count: number) => `Pobierz ${counted(count, fileForms)}`,
  waitsForUs: 'czeka na nas',
  answered: (age: string) => `odpowiedź: ${age}`,
  unanswered: 'bez odpowiedzi',
  notWaiting: 'nie czeka',
  takenBy: (name: string) => `Zajmuje się: ${name}`,
  mergedInto: (number: string) => `połączone z\u00a0${number}`,
  medianFirst: 'mediana do odpowiedzi',
  medianClosed: 'mediana do rozwiązania',
  messagesOf: (count: number) => counted(count, messageForms),
  attachedOf: (count: number) => counted(count, fileForms),
  seeAll: (count: number) => `Pokaż wszystkie (${count})`,
  emptyColumn: 'Brak zgłoszeń',
  age: {
    now: 'teraz',
    minutes: (count: number) => `${count}\u00a0min`,
    hours: (count: number) => `${count}\u00a0godz.`,
    yesterday: 'wczoraj',
    days: (count: number) => counted(count, dayForms),
  },
  close: 'Zamknij',
  expand: 'Otwórz na całej stronie',
  failedToRead: 'Nie udało się wczytać zgłoszeń.',
} as const;

export const issueTexts = {
  title: 'Zgłoszenie',
  back: { to: '/issue-tracker', label: 'powrót do listy' },
  missing: {
    title: 'Nie ma takiego zgłoszenia',
    text: 'Mogło zostać usunięte. Pozostałe są na liście zgłoszeń.',
  },
  edit: 'Edytuj zgłoszenie',
  remove: 'Usuń zgłoszenie',
  facts: {
    number: 'Numer',
    timestamp: 'Data zgłoszenia',
    type: 'Typ',
    status: 'Status',
    files: 'Pliki',
    priority: 'Priorytet',
    reporter: 'Zgłoszone przez',
    concerned: 'Dotyczy',
    waiting: 'Czeka od',
    answered: 'Ostatnia odpowiedź',
    assignee: 'Zajmuje się',
    merged: 'Połączone z',
    duplicates: 'To samo zgłosili',
  },
  merge: {
    action: 'Połącz z\u00a0innym…',
    title: (number: string) => `Połącz zgłoszenie ${number}`,
    help: (reporter: string) =>
      `To samo zgłoszono dwa razy? Wybierz zgłoszenie, które zostaje. ${reporter} dostanie powiadomienie i\u00a0będzie widzieć jego status, ale nie jego treść. Można to cofnąć, otwierając zgłoszenie raz jeszcze.`,
    into: 'Zgłoszenie, które zostaje',
    placeholder: 'Wpisz numer lub temat',
    searching: 'Szukam…',
    nothing: 'Nie ma takiego zgłoszenia',
    confirm: 'Połącz zgłoszenia',
    merged: (number: string) => `Połączono ze zgłoszeniem ${number}`,
  },
  none: 'brak',
  nobody: 'nikt',
  assign: {
    change: (name: string) => `Zajmuje się: ${name}. Zmień`,
    me: 'Zajmuję się',
    nobody: 'Nikt się nie zajmuje',
    failed: 'Nie udało się zmienić osoby.',
  },
  events: {
    moved: {
      0: 'otwarto raz jeszcze',
      1: 'rozpoczęto rozwiązywanie',
      2: 'uznano za rozwiązane',
    } satisfies Record<IssueStatus, string>,
    assigned: (name: string) => `zajmuje się: ${name}`,
    given: 'nikt się już nie zajmuje',
    edited: 'zmieniono treść zgłoszenia',
    merged: 'połączono z\u00a0innym zgłoszeniem tego samego',
    mergedWith: (number: string) => `połączono z\u00a0${number}`,
    joined: (number: string) => `dołączono to samo z\u00a0${number}`,
    separated: (number: string) => `rozdzielono z\u00a0${number}`,
    other: 'usuniętym zgłoszeniem',
  },
  notWaiting: 'nie czeka',
  description: 'Opis',
  administration: 'Administracja Indeks',
  moves: {
    0: 'rozpocznij rozwiązywanie',
    1: 'uznaj zgłoszenie za rozwiązane',
    2: 'otwórz zgłoszenie raz jeszcze',
  } satisfies Record<IssueStatus, string>,
  question: 'Czy przesłana przez nas odpowiedź jest dla Ciebie zadowolająca?',
  yes: 'TAK',
  no: 'NIE',
  reply: 'Odpowiedz…',
  officeReply: 'Odpowiedz… powitanie i\u00a0podpis dodamy sami',
  closed: 'Zgłoszenie jest rozwiązane. Aby napisać, otwórz je raz jeszcze.',
  merged:
    'To samo zgłosił już ktoś inny, więc pracujemy nad tym w\u00a0jednym miejscu. Status i\u00a0odpowiedzi zobaczysz tutaj. Jeśli to jednak co innego, otwórz zgłoszenie raz jeszcze.',
  toDuplicates: (count: number, names: string) => `Wyślij też do ${counted(count, ofDuplicates)}: ${names}`,
  failedDuplicates: (numbers: string) => `Nie wysłano do: ${numbers}. Napisz tam osobno.`,
  log: 'Rozmowa o\u00a0zgłoszeniu',
  /** The people of the secretariat are one. */
  roleOf: (of: Role): string =>
    isSecretariat(of) ? roleNames[role.administrator] : roleNames[of].toLocaleLowerCase('pl'),
} as const;

export const issueFormTexts = {
  add: 'Zgłoś problem',
  addShort: 'Zgłoś',
  newTitle: 'Zgłoś problem',
  editTitle: 'Edycja zgłoszenia',
  send: 'Wyślij zgłoszenie',
  save: 'Zapisz zmiany',
  abandon: 'porzuć zgłoszenie',
  added: 'Zgłoszenie przesłane poprawnie',
  thanks: (number: string) =>
    `Dziękujemy, zajmiemy się tym. Numer zgłoszenia: ${number}. O\u00a0odpowiedzi przyjdzie powiadomienie.`,
  edited: 'Zmiany zapisane',
  backToList: 'Powrót do listy wszystkich zgłoszeń',
  fields: {
    title: 'Temat',
    type: 'Typ',
    description: 'Opis',
    files: 'Załączniki',
    concerned: 'Wybierz kogo dotyczy',
    priority: 'Priorytet',
  },
  filesHelp: 'Obrazy, na przykład zrzut ekranu; każdy poniżej 3\u00a0MB.',
  wrongKind: 'Wygląda na to, że nie obsługujemy takiego rozszerzenia pliku.',
  wrongKindTitle: 'Błąd podczas dodawania/edycji pliku',
  uploading: (name: string) => `${name}: przesyłanie…`,
  stillUploading: 'Poczekaj, aż pliki się prześlą.',
  removeFile: 'Czy na pewno chcesz usunąć ten plik?',
  removeFileConsequence: 'Plik zniknie ze zgłoszenia.',
  removeFileConfirm: 'Usuń plik',
  close: 'Zamknij',
  findPerson: 'Wpisz nazwisko',
  searching: 'Szukam…',
  nobodyFound: 'Nie ma takiej osoby.',
  removeQuestion: 'Czy na pewno chcesz usunąć poniższe zgłoszenia?',
  removeConsequence: 'Razem z\u00a0nimi znikną załączniki i\u00a0rozmowy.',
  removeConfirm: (count: number) => `Usuń ${counted(count, issueForms)}`,
  removed: (count: number) =>
    count === 1 ? 'Usunąłeś poprawnie zgłoszenie' : 'Usunąłeś poprawnie zgłoszenia',
} as const;
