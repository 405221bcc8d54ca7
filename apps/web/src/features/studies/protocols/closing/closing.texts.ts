import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { counted } from '#shared/lib/plural.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const grades = { one: 'ocena', few: 'oceny', many: 'ocen' };

export const closingTexts = {
  title: 'Zamknij protokół',
  back: 'Wróć do arkusza',
  toJournal: 'Wróć do dziennika',
  help: (subject: string, form: string, term: string, course: string, intake: string) =>
    `${subject} (${form}), ${term} · ${course} · nabór ${intake}`,
  /** Names the form; what was typed comes back to the same group and term. */
  form: (subject: string, course: string, intake: string, term: string) =>
    `Zamknięcie protokołu: ${subject}, ${course}, nabór ${intake}, ${term}`,
  correctionChip: (number: string) => `Korekta protokołu nr ${number}`,
  openCorrected: (number: string) => `Otwórz protokół ${number}`,
  print: 'Drukuj podgląd',
  missing: {
    title: 'Nie znaleziono grupy',
    text: 'Ten przedmiot prowadzi kto inny albo adres jest niepełny. Wybierz grupę w\u00a0dzienniku.',
  },
  refused: 'Tego protokołu nie można zamknąć',
  failed: 'Nie udało się wczytać podglądu protokołu',
  changes: {
    title: 'Co się zmienia',
    none: 'Dodaj osobę, której wynik jest w\u00a0protokole błędny.',
    person: 'Osoba',
    grade: 'Nowa ocena',
    gradeExample: 'np. 3+, 4,5, bdb, nb',
    was: (grade: string) => `było ${grade}`,
    add: 'Dodaj osobę',
    remove: (number: number) => `Usuń zmianę ${number}`,
    others: (count: number) =>
      `Pozostałe bez zmian: ${counted(count, { one: 'wynik', few: 'wyniki', many: 'wyników' })}`,
    average: (before: string, after: string) => `średnia\u00a0${before}\u00a0→\u00a0${after}`,
    added: (names: string) => `Dochodzi: ${names}`,
    dropped: (names: string) => `Ubywa, bo nie ma ich już w\u00a0grupie: ${names}`,
    left: (names: string) => `Zostaje z\u00a0wynikiem mimo odejścia z\u00a0grupy: ${names}`,
    reason: 'Powód korekty',
    reasonHelp: 'Powód stanie na obu protokołach, nie na publicznej stronie sprawdzania.',
  },
  choosePerson: 'Wybierz osobę',
  typeGrade: 'Podaj ocenę',
  nobody: 'Brak takiej osoby',
  none: '–',
  checks: {
    title: 'Sprawdzone przed zamknięciem',
    remarks: (count: number) => counted(count, { one: 'uwaga', few: 'uwagi', many: 'uwag' }),
    everybody: 'Każda osoba ma wynik',
    results: (given: number, absent: number) =>
      [counted(given, grades), ...(absent > 0 ? [`${absent} ${documentTexts.absent}`] : [])].join(', '),
    missing: (count: number) => `${counted(count, people)} bez wyniku`,
    missingHelp: (names: string) => `${names} – w\u00a0protokole „${documentTexts.absent}”`,
    examiner: ['Prowadzący', 'Egzaminator'],
    noExaminer: ['Brak prowadzącego', 'Brak egzaminatora'],
    headSigns: `Podpisze ${documentTexts.head}.`,
    scale: 'Skala 2–5, bez 2,5',
    unusual: 'Wśród ocen jest 2,5',
    album: 'Każda osoba ma numer albumu',
    withoutAlbum: (count: number) => `${counted(count, people)} bez numeru albumu`,
  },
  exam: {
    titles: ['Dzień i\u00a0miejsce zaliczenia', 'Dzień i\u00a0miejsce egzaminu'],
    day: 'Dzień',
    place: 'Miejsce',
    forPerson: 'Zmień dla osoby',
    person: 'Osoba',
    remove: (number: number) => `Usuń wyjątek ${number}`,
  },
  bar: {
    closing: 'Numer nadamy przy zamknięciu',
    closingHelp: 'Zamknięte oceny zmienisz potem tylko korektą protokołu.',
    correcting: (number: string) => `Protokół nr ${number} przestanie obowiązywać`,
    correctingHelp: 'Po zamknięciu nie da się cofnąć: nowy numer, nowy dokument, oba odsyłają do siebie.',
  },
  document: 'Dokument',
  close: 'Zamknij protokół',
  correct: 'Zamknij korektę protokołu',
  correctShort: 'Zamknij korektę',
} as const;
