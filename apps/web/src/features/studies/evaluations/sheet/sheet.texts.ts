import type { Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { termNames, termsInSentences } from '#parts/studies/grades/grades.texts.ts';
import { counted } from '#shared/lib/plural.ts';

const grades = { one: 'ocenę', few: 'oceny', many: 'ocen' };

/** More than these are told by their number. */
const mostNamed = 3;

export const sheetTexts = {
  title: 'Oceń grupę',
  help: (subject: string, course: string, intake: string) => `${subject} · ${course} · nabór ${intake}`,
  back: 'Wróć do dziennika',
  paste: 'Wklej z\u00a0Excela',
  csv: 'Lista (CSV)',
  undo: 'Cofnij',
  failed: 'Nie udało się wczytać grupy',
  missing: {
    title: 'Nie znaleziono przedmiotu',
    text: 'Ten przedmiot prowadzi kto inny albo już go nie ma.',
  },
  empty: { title: 'Brak słuchaczy', text: 'W\u00a0tym naborze nikt nie studiuje na tym kierunku.' },
  capped: (count: number) =>
    `Arkusz pokazuje pierwszych ${count} słuchaczy. Pozostałych ocenisz w\u00a0dzienniku.`,
  closedChip: (term: Term, number: string) => `${termNames[term]}: protokół ${number}`,
  filter: 'Które osoby',
  filters: {
    all: (count: number) => `Wszyscy ${count}`,
    resit: (count: number) => `Do poprawki ${count}`,
    without: (count: number) => `Bez oceny ${count}`,
  },
  closedFirst: 'I\u00a0termin zmienisz tylko',
  closedTerms: 'Tylko korektą protokołu zmienisz:',
  byCorrection: 'korektą protokołu',
  nobody: { title: 'Nikogo tu nie ma', text: 'Wybierz inny filtr, aby zobaczyć resztę grupy.' },
  restored: 'Wpisane wcześniej oceny wróciły. Nie są jeszcze zapisane.',
  unsavedBefore: (term: Term, grades: string) =>
    `Zanim zapisano te oceny, ${termsInSentences[term].object} zamknięto protokołem: ${grades}. Wpiszesz je korektą protokołu.`,
  forgetFirst: 'Nie przypominaj',
  grid: 'Arkusz ocen',
  columns: {
    number: 'Lp.',
    name: 'Nazwisko i\u00a0imię',
    album: 'Album',
    grade: (term: Term) => (term === 1 ? 'Ocena' : termNames[term]),
    words: 'Słownie',
    counting: 'Liczy się',
    state: 'Stan',
    history: 'Historia',
  },
  none: '–',
  gradeOf: (term: Term, name: string) => `${sheetTexts.columns.grade(term)}: ${name}`,
  earlierTerm: (term: Term, grade: string) => `${termNames[term]} ${grade}`,
  choose: 'wybierz',
  historyOf: (name: string) => `Historia oceny: ${name}`,
  states: {
    none: 'brak oceny',
    saved: 'zapisana',
    changed: 'do zapisania',
    cleared: 'do usunięcia',
    failedAgain: 'niezaliczona ponownie',
  },
  album: (number: string) => `album ${number}`,
  clear: 'bez oceny',
  conflict: (by: string, grade: string) => `${by} zapisał(a) tu: ${grade}.`,
  conflictUnknown: (grade: string) => `Ktoś zapisał tu w\u00a0międzyczasie: ${grade}.`,
  keepMine: (grade: string) => `Zapisz moją: ${grade}`,
  keepTheirs: 'Zostaw zapisaną',
  save: (count: number) => (count === 0 ? 'Zapisz oceny' : `Zapisz ${counted(count, grades)}`),
  nothing: 'Wszystko zapisane',
  kept: 'Wersja robocza czeka także na innych urządzeniach.',
  faults: (count: number) =>
    `${counted(count, { one: 'ocena', few: 'oceny', many: 'ocen' })} do poprawienia.`,
  saved: (count: number) => `Zapisano ${counted(count, { one: 'ocenę', few: 'oceny', many: 'ocen' })}`,
  notSaved: (count: number) =>
    `${counted(count, { one: 'oceny', few: 'ocen', many: 'ocen' })} nie zapisano: ktoś zmienił je w\u00a0międzyczasie. Wybierz przy nazwisku, która ma zostać.`,
  protocolOf: {
    1: 'Protokół, I\u00a0termin',
    2: 'Protokół poprawkowy',
    3: 'Protokół, II\u00a0poprawka',
    4: 'Protokół, III\u00a0poprawka',
  },
  withoutNamed: (names: readonly string[]) =>
    `${
      names.length > mostNamed
        ? `${counted(names.length, { one: 'osoba', few: 'osoby', many: 'osób' })} bez oceny`
        : `Bez oceny: ${names.join(', ')}`
    } – w\u00a0protokole „${documentTexts.absent}”.`,
  preview: 'Podgląd protokołu',
  saveFirst: 'Najpierw zapisz wpisane oceny.',
  progress: (term: Term) => (term === 1 ? 'Postęp' : termNames[term]),
  until: (day: string) => `do ${day}`,
  progressOf: (given: number, all: number) => `${given} z\u00a0${all} ocen`,
  ofAll: (all: number) => `z\u00a0${all} ocen`,
  ofPeople: (given: number, all: number) => `${given} z\u00a0${all}`,
  toSave: (count: number) => `${count} do zapisania`,
  average: (average: string) => `średnia ${average}`,
  without: (count: number) => `${count} bez oceny`,
  failing: (count: number) => `${count} do poprawy`,
  distribution: 'Rozkład ocen',
  legend: { first: 'I\u00a0termin', resit: 'po poprawce' },
  keys: 'Klawisze',
  keyHelp: [
    { keys: ['4', '+'], text: 'wpisze 4,5' },
    { keys: ['N'], text: documentTexts.absent },
    { keys: ['Enter', '↓'], text: 'następna osoba', atResit: 'następna poprawka' },
    { keys: ['Ctrl V'], text: 'wklei z\u00a0Excela' },
    { keys: ['Ctrl Z'], text: 'cofnie zmianę' },
  ],
} as const;

const rows = { one: 'wiersz', few: 'wiersze', many: 'wierszy' };

/** The question before emptied grades are deleted. */
export const clearingTexts = (names: readonly string[]) => ({
  title: `Usunąć ${counted(names.length, grades)}?`,
  consequence: `Bez oceny: ${names.join(', ')}. Poprzednie oceny zostają w\u00a0historii.`,
  confirmLabel: 'Usuń i\u00a0zapisz',
});

/** „Lp.” i „Punkty”. */
const quoteAll = (names: readonly string[]): string =>
  new Intl.ListFormat('pl').format(names.map((name) => `„${name}”`)).replace(' i ', ' i\u00a0');

export const pasteTexts = {
  title: 'Wklej z\u00a0Excela',
  field: 'Skopiowane komórki',
  help: 'Sama kolumna ocen trafi do kolejnych osób. Z\u00a0nazwiskami lub numerami albumów dopasujemy każdy wiersz do osoby.',
  summary: (count: number, head: boolean) =>
    `${counted(count, rows)}${head ? ', pierwszy wiersz to nagłówki' : ''} · wcześniejsze oceny zostają, dopóki ich nie zmienisz`,
  pasteOther: 'Wklej inne',
  which: 'Które wiersze',
  all: (count: number) => `Wszystkie ${count}`,
  ready: (count: number) => `Do wstawienia ${count}`,
  toCheck: (count: number) => `Do sprawdzenia ${count}`,
  columnsHelp: 'Nad każdą kolumną jest jej znaczenie. Możesz je zmienić.',
  meaningOf: (heading: string) => `Znaczenie kolumny: ${heading}`,
  column: (number: number) => `kolumna ${number}`,
  meanings: { skip: 'Pomijamy', person: 'Osoba', album: 'Numer albumu', grade: 'Ocena' },
  /** What a column comes to, below its meaning. */
  told: {
    people: (found: number, all: number) => `${found} z\u00a0${all} osób`,
    read: (read: number, all: number) => `${read} z\u00a0${all} odczytanych`,
    confirms: 'potwierdza osobę',
    ordinals: 'kolejne liczby',
    upTo: (most: string) => `wartości do ${most}`,
  },
  /** On a phone, what the columns were taken for. */
  phone: {
    columns: 'Kolumny',
    change: 'Zmień',
    fold: 'Zwiń',
    person: (names: readonly string[]) =>
      names.length === 0 ? 'Osoby: po kolei, jak w\u00a0arkuszu' : `Osoba: ${quoteAll(names)}`,
    grade: (names: readonly string[], skipped: readonly string[]) =>
      `Ocena: ${quoteAll(names)}${skipped.length > 0 ? ` · pomijamy ${quoteAll(skipped)}` : ''}`,
  },
  preview: 'Wklejone wiersze',
  groupToCheck: (count: number) => `Do sprawdzenia: ${counted(count, rows)}`,
  groupReady: (count: number) =>
    `Do wstawienia: ${counted(count, { one: 'ocena', few: 'oceny', many: 'ocen' })}`,
  groupOther: (count: number) => `Bez zmian: ${counted(count, rows)}`,
  columns: { person: 'Osoba w\u00a0grupie', outcome: 'Co zrobimy' },
  outcomes: {
    insert: 'wpiszemy',
    same: 'ta ocena już jest',
    empty: 'bez oceny, nic nie zmienimy',
    conflict: (grade: string) => `Jest już ${grade}`,
    repeated: 'Tyle samo co we wcześniejszym terminie',
    closed: 'Nie ma poprawki, nic nie zmienimy',
    unreadable: 'Nie umiemy tego odczytać',
    'no-such-grade': 'Nie ma takiej oceny',
    stranger: 'Nie ma takiej osoby w\u00a0tej grupie',
    similar: 'podobne nazwisko, sprawdź',
  },
  keepNone: 'Zostaw bez poprawki',
  keep: (grade: string) => `Zostaw ${grade}`,
  write: (grade: string) => `Wpisz ${grade}`,
  choiceFor: (name: string) => `Która ocena zostaje: ${name}`,
  gradeFor: (name: string) => `Ocena dla wiersza: ${name}`,
  typeGrade: 'ocena',
  studentFor: (text: string) => `Słuchacz dla wiersza: ${text}`,
  choosePerson: 'Wybierz osobę',
  nobody: 'Brak takiej osoby',
  note: 'Nieodczytane i\u00a0niedopasowane wiersze niczego nie zmienią.',
  insert: (count: number) => (count === 0 ? 'Wstaw oceny' : `Wstaw ${counted(count, grades)}`),
  cancel: 'Anuluj',
} as const;
