import { counted } from '#shared/lib/plural.ts';

const grades = { one: 'ocenę', few: 'oceny', many: 'ocen' };

export const sheetTexts = {
  title: 'Oceń grupę',
  help: (subject: string, course: string, intake: string) => `${subject} · ${course} · nabór ${intake}`,
  back: 'Wróć do dziennika',
  paste: 'Wklej z\u00a0Excela',
  csv: 'Lista (CSV)',
  undo: 'Cofnij ostatnią zmianę',
  failed: 'Nie udało się wczytać grupy',
  missing: {
    title: 'Nie znaleziono przedmiotu',
    text: 'Ten przedmiot prowadzi kto inny albo już go nie ma.',
  },
  empty: { title: 'Brak słuchaczy', text: 'W\u00a0tym naborze nikt nie studiuje na tym kierunku.' },
  capped: (count: number) =>
    `Arkusz pokazuje pierwszych ${count} słuchaczy. Pozostałych ocenisz w\u00a0dzienniku.`,
  restored: 'Wpisane wcześniej oceny wróciły. Nie są jeszcze zapisane.',
  grid: 'Arkusz ocen',
  columns: {
    number: 'Lp.',
    name: 'Nazwisko i\u00a0imię',
    album: 'Album',
    grade: 'Ocena',
    words: 'Słownie',
    state: 'Stan',
    history: 'Historia',
  },
  gradeOf: (name: string) => `Ocena: ${name}`,
  historyOf: (name: string) => `Historia oceny: ${name}`,
  states: {
    none: 'brak oceny',
    saved: 'zapisana',
    changed: 'do zapisania',
    cleared: 'do usunięcia',
  },
  album: (number: string) => `album ${number}`,
  clear: 'bez oceny',
  conflict: (by: string, grade: string) => `${by} zapisał(a) tu: ${grade}.`,
  conflictUnknown: (grade: string) => `Ktoś zapisał tu w\u00a0międzyczasie: ${grade}.`,
  keepMine: (grade: string) => `Zapisz moją: ${grade}`,
  keepTheirs: 'Zostaw zapisaną',
  save: (count: number) => (count === 0 ? 'Zapisz oceny' : `Zapisz ${counted(count, grades)}`),
  nothing: 'Wszystko zapisane',
  kept: 'Wersja robocza zostaje w\u00a0tej karcie przeglądarki.',
  faults: (count: number) =>
    `${counted(count, { one: 'ocena', few: 'oceny', many: 'ocen' })} do poprawienia.`,
  saved: (count: number) => `Zapisano ${counted(count, { one: 'ocenę', few: 'oceny', many: 'ocen' })}`,
  notSaved: (count: number) =>
    `${counted(count, { one: 'oceny', few: 'ocen', many: 'ocen' })} nie zapisano: ktoś zmienił je w\u00a0międzyczasie. Wybierz przy nazwisku, która ma zostać.`,
  progress: 'Postęp',
  progressOf: (given: number, all: number) => `${given} z\u00a0${all} ocen`,
  ofAll: (all: number) => `z\u00a0${all} ocen`,
  average: (average: string) => `średnia ${average}`,
  without: (count: number) => `${count} bez oceny`,
  failing: (count: number) => `${count} do poprawy`,
  distribution: 'Rozkład ocen',
  keys: 'Klawisze',
  keyHelp: [
    { keys: ['4', '+'], text: 'wpisze 4,5' },
    { keys: ['Enter', '↓'], text: 'następna osoba' },
    { keys: ['Ctrl V'], text: 'wklei kolumnę z\u00a0Excela' },
    { keys: ['Ctrl Z'], text: 'cofnie ostatnią zmianę' },
  ],
} as const;

export const pasteTexts = {
  title: 'Wklej z\u00a0Excela',
  field: 'Skopiowane komórki',
  help: 'Sama kolumna ocen trafi do kolejnych osób. Z\u00a0nazwiskami lub numerami albumów dopasujemy każdy wiersz do osoby.',
  preview: 'Dopasowane wiersze',
  columns: { text: 'Wklejony wiersz', grade: 'Ocena', student: 'Słuchacz', how: 'Dopasowanie' },
  how: {
    album: 'numer albumu',
    name: 'nazwisko i\u00a0imię',
    similar: 'podobne nazwisko, sprawdź',
    order: 'kolejność',
    chosen: 'wybrane ręcznie',
    none: 'nie dopasowano',
  },
  studentFor: (text: string) => `Słuchacz dla wiersza: ${text}`,
  skip: 'Pomiń wiersz',
  nobody: 'Brak takiej osoby',
  unmatched: (count: number) =>
    `${counted(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy' })} bez dopasowania. Wybierz osobę albo zostaw, aby pominąć.`,
  insert: (count: number) => (count === 0 ? 'Wstaw oceny' : `Wstaw ${counted(count, grades)}`),
  cancel: 'Anuluj',
} as const;
