import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { termsInSentences } from '#parts/studies/grades/grades.texts.ts';
import { counted } from '#shared/lib/plural.ts';

const common = {
  list: 'Dziennik',
  noun: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
  search: 'Szukaj po nazwisku',
  /** To the letter. */
  empty: { title: 'Brak słuchaczy', text: 'Zmień filtry, aby zobaczyć inną grupę.' },
  gradeGroup: 'Oceń grupę',
} as const;

export const oldJournalTexts = {
  ...common,
  title: 'Dziennik (stary)',
  help: 'Słuchacze z\u00a0naborów do października 2023.',
  everySemester: 'Wszystkie semestry',
  chooseGroup: 'Wybierz semestr i\u00a0przedmiot, aby ocenić całą grupę',
  chooseForProtocol: 'Wybierz semestr, jeden kierunek i\u00a0przedmiot.',
} as const;

export const newJournalTexts = {
  ...common,
  title: 'Dziennik (nowy)',
  help: 'Słuchacze z\u00a0naborów od marca 2024.',
  chooseGroup: 'Wybierz sesję, kierunek, przedmiot i\u00a0nabór',
  chooseForProtocol: 'Wybierz sesję, kierunek, przedmiot i\u00a0nabór.',
  unchosen: {
    title: 'Wybierz grupę',
    text: 'Lista słuchaczy pojawi się po wybraniu sesji, kierunku, przedmiotu i\u00a0naboru.',
  },
} as const;

export const filterTexts = {
  semester: 'Semestr',
  session: 'Sesja',
  course: 'Kierunek',
  courses: 'Kierunki',
  subject: 'Przedmiot',
  intake: 'Nabór',
  noSubjects: 'Brak przedmiotów',
  winter: (years: string) => `zimowa ${years}`,
  summer: (years: string) => `letnia ${years}`,
  intakeOf: (half: number, month: string) => `${half} – ${month}`,
  subjectOf: (name: string, ending: string) => `${name} (${ending})`,
} as const;

export const rowTexts = {
  columns: {
    name: 'Nazwisko i\u00a0imię',
    course: 'Kierunek',
    subject: 'Przedmiot',
    semester: 'Semestr',
    semesterNumber: 'Nr semestru',
    intake: 'Nabór',
    grade: 'Ocena',
  },
  endings: ['zaliczenie', 'egzamin'],
  noGrade: 'brak oceny',
  changedSince: (number: string) => `Ocena zmieniona po protokole ${number}`,
  changedAfter: 'zmieniona po protokole',
  nothingToClear: 'Zaznaczone wiersze nie mają ocen, które możesz usunąć.',
  edit: 'Edycja',
  history: 'Historia oceny',
  clear: 'Usuń oceny',
  album: (number: string) => `album ${number}`,
  changed: 'Kwestionariusz osobowy zmieniony w\u00a0ostatnim miesiącu',
  rowName: (name: string, subject: string) => `${name}, ${subject}`,
} as const;

export const gradesDialogTexts = {
  /** To the letter. */
  title: 'Oceny',
  of: (name: string) => `Oceny: ${name}`,
  /** Before the lecturer of the viewer's own subjects. */
  own: 'JA - ',
  columns: { subject: 'Przedmiot', grade: 'Ocena', lecturer: 'Wykładowca' },
  nobody: 'brak wykładowcy',
  failed: 'Nie udało się wczytać ocen',
  empty: { title: 'Brak ocen', text: 'Ta osoba nie ma jeszcze przedmiotów.' },
} as const;

export const historyDialogTexts = {
  title: 'Historia oceny',
  columns: { at: 'Kiedy', by: 'Kto', term: 'Termin', before: 'Z\u00a0czego', after: 'Na co' },
  failed: 'Nie udało się wczytać historii oceny',
  empty: { title: 'Brak zmian', text: 'W\u00a0tym przedmiocie nie wystawiono jeszcze oceny.' },
} as const;

export const clearTexts = {
  /** To the letter. */
  question: 'Czy na pewno chcesz usunąć tego słuchacza?',
  consequence:
    'Usuniesz oceny zaznaczonych słuchaczy w\u00a0tych przedmiotach. Historia ocen zostanie, a\u00a0słuchacze pozostaną na liście.',
  confirm: (count: number) => `Usuń ${counted(count, { one: 'ocenę', few: 'oceny', many: 'ocen' })}`,
  done: 'Oceny zostały usunięte',
} as const;

export const studentTexts = {
  title: (name: string) => `Dziennik / ${name}`,
  untitled: 'Dziennik',
  back: { old: 'Dziennik (stary)', joined: 'Dziennik (nowy)' },
  missing: {
    title: 'Nie znaleziono słuchacza',
    text: 'Ta osoba nie studiuje albo nie prowadzisz z\u00a0nią zajęć.',
  },
  failed: 'Nie udało się wczytać ocen słuchacza',
  empty: { title: 'Brak ocen', text: 'W\u00a0tym dzienniku ta osoba nie ma przedmiotów.' },
  data: 'Dane słuchacza',
  email: 'E-mail',
  telephone: 'Telefon',
  courses: 'Kierunki',
  courseLine: (number: number, name: string, month: string) => `${number}. ${name}, nabór ${month}`,
  card: 'Karta osiągnięć',
  cardOf: (course: string) => `Karta osiągnięć: ${course}`,
  semesters: (course: string) => `Semestry: ${course}`,
  semester: (number: number, month: string) => `Semestr\u00a0${number} (${month})`,
  columns: { subject: 'Przedmiot', form: 'Forma', grade: 'Ocena', lecturer: 'Wykładowca' },
  endings: ['Zaliczenie', 'Egzamin'],
  gradeIn: (subject: string) => `Ocena: ${subject}`,
  historyOf: (subject: string) => `Historia oceny: ${subject}`,
  closedBy: (number: string) => `protokół ${number}`,
  closedHelp: 'Tę ocenę zmienisz tylko korektą protokołu.',
  resitAfter: (term: Term, earlier: readonly string[]) =>
    `${termsInSentences[term].name}, ${earlier.join(', ')}`,
  earlierTerm: (term: Term, grade: string) => `${termsInSentences[term].name}: ${grade}`,
  clearing: (subject: string) => ({
    title: 'Usunąć ocenę?',
    consequence: `Przedmiot „${subject}” zostanie bez oceny. Poprzednia zostaje w\u00a0historii.`,
    confirmLabel: 'Usuń ocenę',
  }),
} as const;

export const gradeBookTexts = {
  title: 'Dziennik',
  help: 'Oceny ze wszystkich kierunków. Jeśli brakuje oceny, skontaktuj się z\u00a0wykładowcą.',
  failed: 'Nie udało się wczytać ocen',
  empty: { title: 'Brak kierunków', text: 'Oceny pojawią się tutaj po zapisaniu na kierunek.' },
  course: 'Kierunek:',
  average: 'Średnia',
  tabs: (course: string) => `Oceny: ${course}`,
  /** To the letter. */
  semester: (number: number, month: string) => `semestr ${number} (${month})`,
  intake: (month: string) => `Nabór ${month}`,
  /** To the letter. */
  finish: 'zaliczenie',
  columns: { subject: 'Przedmiot', form: 'Forma', grade: 'Ocena', lecturer: 'Wykładowca' },
  fields: { thesis: 'Praca końcowa', practice: 'Praktyki', promoter: 'Promotor' },
  thesis: ['Niezłożona', 'Złożona'],
  practice: ['Niezaliczone', 'Zaliczone'],
  noPromoter: 'brak',
  later: 'później',
  dueNow: (what: string) => `Teraz do zaliczenia: ${what}.`,
  dueLater: (what: string) => `Później: ${what}.`,
  owed: (amount: string) => `Za studia pozostało ${amount}.`,
  missingGrades: (count: number) => counted(count, { one: 'ocena', few: 'oceny', many: 'ocen' }),
  missingFailed: (count: number) =>
    counted(count, { one: 'poprawa oceny', few: 'poprawy ocen', many: 'popraw ocen' }),
  missingThesis: 'praca końcowa',
  missingPractice: 'praktyki',
  complete: 'Wszystko zaliczone',
} as const;

export const ownCertificatesTexts = {
  title: 'Świadectwo ukończenia studiów',
  label: (course: string, number: string) => `${course}, nr ${number}`,
  waits: (day: string) => `wystawione ${day}, do odbioru`,
  handed: (day: string, way: string, handed: string) => `wystawione ${day}, ${way} ${handed}`,
  ways: { 'in-person': 'wydane', post: 'wysłane' },
  doubted: (day: string) =>
    `od ${day} sekretariat wyjaśnia podstawę tego świadectwa i\u00a0odezwie się w\u00a0tej sprawie`,
} as const;

export const journalSwitchTexts = {
  label: 'Dziennik',
  journals: { new: 'Nowy', old: 'Stary' },
} as const;
