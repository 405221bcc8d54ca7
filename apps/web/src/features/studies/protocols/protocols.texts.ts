import {
  sessionNames,
  type AnyProtocolType,
  type ProtocolType,
} from '@indeks/contract/studies/protocols/protocols.keys';
import { termsInSentences } from '#parts/studies/grades/grades.texts.ts';
import { counted } from '#shared/lib/plural.ts';

export const protocolsTexts = {
  title: 'Protokoły',
  clearFilters: 'Wyczyść filtry',
  help: 'Protokoły egzaminów i\u00a0zaliczeń. Usunięty protokół jest wycofany: jego numer i\u00a0treść zostają.',
  list: 'Protokoły',
  noun: { one: 'protokół', few: 'protokoły', many: 'protokołów' },
  search: 'Szukaj po numerze, przedmiocie lub wykładowcy',
  /** To the letter. */
  empty: { title: 'Brak protokołów', text: 'Protokół wygenerujesz w\u00a0dzienniku.' },
  openJournal: 'Otwórz dziennik',
  everySemester: 'Wszystkie semestry',
  course: 'Kierunek',
  subject: 'Przedmiot',
  noSubjects: 'Najpierw wybierz kierunek',
  subjectOf: (name: string, exam: 0 | 1, isOld: boolean) =>
    `${name} (${exam === 1 ? 'egzamin' : 'zaliczenie'}${isOld ? ', do 10.2023' : ''})`,
  columns: {
    title: 'Tytuł',
    created: 'Utworzono',
    course: 'Kierunek',
    subject: 'Przedmiot',
    lecturer: 'Wykładowca',
    semester: 'Semestr',
  },
  sessions: sessionNames,
  /** Subject and session have columns of their own. */
  shortTitle: (number: string) => `Protokół ${number}`,
  download: 'Pobierz PDF',
  withdraw: 'Wycofaj',
  withdrawn: 'Wycofany',
  inForce: 'Obowiązuje',
  superseded: (number: string) => `Zastąpiony przez nr ${number}`,
  corrects: (number: string) => `Korekta nr ${number}`,
  nobody: 'brak',
  /** To the letter. */
  removeMany: 'Usuń zaznaczone protokoły',
  downloadMany: 'Pobierz wybrane',
  withdrawnBefore: 'Zaznaczone protokoły są już wycofane.',
  tooMany: (most: number) => `Naraz można pobrać najwyżej ${most} protokołów.`,
} as const;

export const ownProtocolsTexts = {
  title: 'Moje protokoły',
  help: 'Protokoły Twoich przedmiotów. Każdy pobierzesz jako PDF.',
} as const;

export const withdrawTexts = {
  /** To the letter. */
  title: 'Czy na pewno chcesz usunąć te protokoły?',
  titleOf: (number: string) => `Wycofać protokół ${number}?`,
  consequence:
    'Protokoły zostaną wycofane: numery i\u00a0treść zostają, a\u00a0sprawdzenie protokołu pokaże, że jest nieważny.',
  consequenceOfOne:
    'Protokół zostanie wycofany: numer i\u00a0treść zostają, a\u00a0sprawdzenie protokołu pokaże, że jest nieważny.',
  reason: 'Powód wycofania',
  submitOne: 'Wycofaj protokół',
  submit: (count: number) =>
    `Wycofaj ${counted(count, { one: 'protokół', few: 'protokoły', many: 'protokołów' })}`,
  done: (count: number) =>
    `Wycofano ${counted(count, { one: 'protokół', few: 'protokoły', many: 'protokołów' })}`,
} as const;

export const protocolTexts = {
  title: (number: string) => `Protokół ${number}`,
  untitled: 'Protokół',
  back: 'Wróć do listy protokołów',
  toJournal: 'Wróć do dziennika',
  missing: {
    title: 'Nie znaleziono protokołu',
    text: 'Takiego protokołu nie ma albo dotyczy przedmiotu, którego nie prowadzisz.',
  },
  failed: 'Nie udało się wczytać protokołu',
  help: (subject: string, form: string, session: string, course: string, intake: string) =>
    `${subject} · ${form}, ${session} · ${course}, nabór ${intake}`,
  session: (type: AnyProtocolType) => `sesja ${sessionNames[type]}`,
  print: 'Drukuj',
  download: 'Pobierz PDF',
  withdrawnNotice: (by: string, when: string, reason: string) =>
    `Protokół wycofany ${when} (${by}). Powód: ${reason}`,
  supersededNotice: {
    before: 'Ten protokół nie obowiązuje: zastąpiła go ',
    link: (number: string) => `korekta nr ${number}`,
    reason: (reason: string) => `. Powód: ${reason}`,
  },
  correctsNotice: {
    before: 'To korekta. Zastępuje ',
    link: (number: string) => `protokół nr ${number}`,
    reason: (reason: string) => `. Powód: ${reason}`,
  },
  correct: 'Skoryguj',
  paper: 'Treść protokołu',
  number: 'Protokół nr',
  labels: {
    course: 'Kierunek',
    subject: 'Przedmiot',
    intake: 'Nabór',
    form: 'Forma',
    points: 'Godziny / ECTS',
    examined: 'Dzień i\u00a0miejsce',
  },
  columns: {
    position: 'Lp.',
    album: 'Nr albumu',
    name: 'Nazwisko i\u00a0imię',
    grade: 'Ocena',
    words: 'Słownie',
    date: 'Dzień',
  },
  previewMark: 'PODGLĄD',
  unnumbered: 'numer nadamy przy zamknięciu',
  none: '–',
  summary: 'Podsumowanie',
  people: (count: number) => counted(count, { one: 'osoba', few: 'osoby', many: 'osób' }),
  average: 'Średnia',
  passed: 'Zdało',
  resit: 'Poprawka',
  makeResit: (type: ProtocolType, count: number) =>
    type === 2 ? `Protokół poprawkowy (${count})` : `Protokół, ${termsInSentences[type].name} (${count})`,
  resitBlocked: {
    window: 'Termin protokołów sesji poprawkowej to 12.03–04.04 i\u00a011.07–11.08.',
    semester: 'Semestr zaczął się zbyt dawno albo zbyt niedawno.',
  },
  checks: 'Sprawdzone przed zamknięciem',
  everyGrade: (given: number, all: number) => `Każdy słuchacz ma ocenę: ${given} z\u00a0${all}`,
  someGrades: (given: number, all: number) => `Oceny ma ${given} z\u00a0${all} słuchaczy`,
  inScale: 'Oceny w\u00a0skali 2–5, bez 2,5',
  outOfScale: 'Wśród ocen jest 2,5',
  inWindow: (window: string) => `Wystawiony w\u00a0terminie ${window}`,
  outOfWindow: 'Wystawiony poza terminem, przez sekretariat',
  asJournal: 'Dokument zgodny z\u00a0dziennikiem',
  changed: (count: number) =>
    `Po protokole zmieniono ${counted(count, { one: 'ocenę', few: 'oceny', many: 'ocen' })}`,
  history: 'Historia',
  withdrawnStep: 'Wycofany',
  supersededStep: 'Zastąpiony korektą',
  changedStep: 'Ocena zmieniona po protokole',
  closedStep: 'Zamknięty i\u00a0ponumerowany',
  lastChange: 'Ostatnia zmiana oceny',
  change: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
  code: (code: string) => `Kod weryfikacji ${code}`,
  codeHelp: 'Każdy może sprawdzić, że wydruku nie zmieniono.',
  verify: 'Sprawdź protokół',
  qr: (number: string) => `Kod QR strony, która sprawdza protokół ${number}`,
} as const;
