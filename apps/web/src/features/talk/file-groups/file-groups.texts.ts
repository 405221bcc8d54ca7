import { roleNames, type Role } from '@indeks/contract/access/roles';
import { counted } from '#shared/lib/plural.ts';

const files = { one: 'plik', few: 'pliki', many: 'plików' };
const semesters = { one: 'semestr', few: 'semestry', many: 'semestrów' };
const students = { one: 'słuchacz', few: 'słuchaczy', many: 'słuchaczy' };
const lecturers = { one: 'wykładowca', few: 'wykładowców', many: 'wykładowców' };
const coordinators = { one: 'koordynator', few: 'koordynatorów', many: 'koordynatorów' };
const groups = { one: 'grupę', few: 'grupy', many: 'grup' };

export const fileGroupsTexts = {
  title: 'Lista wszystkich grup plików',
  help: 'Dokumenty widoczne dla wybranych ról i\u00a0semestrów na stronie „Dokumenty i\u00a0informacje”.',
  add: 'Dodaj grupę',
  addTitle: 'Nowa grupa plików',
  back: 'Wróć do grup plików',
  list: 'Grupy plików',
  search: 'Szukaj grupy lub pliku',
  nothingFound: 'Nie ma takiej grupy ani pliku',
  empty: { title: 'Brak grup plików', text: 'Dodaj pierwszą grupę, aby udostępnić dokumenty.' },
  choose: { title: 'Wybierz grupę', text: 'Tu zobaczysz jej odbiorców i\u00a0pliki.' },
  failed: 'Nie udało się wczytać grup plików',
  seeAsStudent: 'Zobacz jako słuchacz',
  viewIntake: 'Nabór słuchacza',
  nothingForStudents: {
    title: 'Brak dokumentów',
    text: 'W\u00a0tym naborze nie ma plików dla słuchaczy.',
  },
  everybody: 'wszyscy',
  noSemesters: 'nie dotyczy',
  allSemesters: 'wszystkie semestry',
  semestersCount: (count: number) => counted(count, semesters),
  fields: { name: 'Nazwa grupy', semesters: 'Semestry', roles: 'Kto widzi te pliki' },
  roleNames: (role: Role) => roleNames[role],
  save: 'Zapisz',
  saveName: 'Zapisz nazwę grupy',
  saveSemesters: 'Zapisz semestry',
  saved: 'Zmiany zapisane',
  overtaken: (value: string) => `W\u00a0międzyczasie zapisano: ${value}. Zapisanie to zastąpi.`,
  added: 'Grupa dodana',
  reaches: (count: { students: number; staff: number; coordinators: number }, ofSemesters: boolean) => {
    const parts = [
      count.students > 0 &&
        `${counted(count.students, students)}${ofSemesters ? ' z\u00a0wybranych semestrów' : ''}`,
      count.staff > 0 && counted(count.staff, lecturers),
      count.coordinators > 0 && counted(count.coordinators, coordinators),
    ].filter((part) => part !== false);
    return parts.length === 0 ? 'Nikt nie zobaczy tych plików.' : `Te pliki zobaczy: ${parts.join(', ')}.`;
  },
  files: 'Pliki',
  filesCount: (count: number) => counted(count, files),
  clickToEdit: 'Kliknij opis, aby go zmienić',
  noDescription: 'bez opisu',
  description: (name: string) => `Opis pliku ${name}`,
  editDescription: (name: string) => `Zmień opis pliku ${name}`,
  addedOn: (day: string) => `dodano ${day}`,
  /** To the letter. */
  saveChange: 'Zapisz zmianę',
  removeFile: 'Usuń plik',
  download: 'Pobierz',
  drop: 'Upuść tu pliki lub wybierz z\u00a0dysku',
  chooseFiles: 'Wybierz pliki',
  uploadHelp: 'Word, Excel, PowerPoint, PDF, tekst, zip lub obraz, do 5\u00a0MB każdy.',
  uploading: 'Wysyłanie plików',
  uploadProgress: (index: number, total: number, name: string) => `${index} z\u00a0${total}: ${name}`,
  removeGroup: 'Usuń grupę',
  removeGroupQuestion: 'Usunąć tę grupę z\u00a0plikami?',
  removeGroupConsequence: (count: number) =>
    count === 0 ? 'Grupa jest pusta.' : `Razem z\u00a0nią zniknie ${counted(count, files)}.`,
  removeGroupConfirm: `Usuń ${counted(1, groups)}`,
  removeFileQuestion: 'Usunąć ten plik?',
  removeFileConsequence: 'Odbiorcy nie będą mogli go już pobrać.',
  /** To the letter. */
  unsupported: {
    title: 'Błąd podczas dodawania/edycji pliku',
    text: 'Wygląda na to, że nie obsługujemy takiego rozszerzenia pliku.',
  },
  missing: {
    title: 'Błąd',
    text: 'Nie znaleziono pliku. Spróbuj ponownie lub skonsultuj się z dziekanatem.',
  },
  saveFailed: { title: 'Błąd', text: 'Wystąpił błąd przy dodawaniu plików.' },
  close: 'Zamknij',
} as const;

export const documentsTexts = {
  title: 'Dokumenty i\u00a0informacje',
  help: 'Dokumenty dla Ciebie, pogrupowane tematami.',
  empty: { title: 'Brak dokumentów', text: 'Gdy pojawią się dokumenty dla Ciebie, zobaczysz je tutaj.' },
  failed: 'Nie udało się wczytać dokumentów',
  emptyGroup: 'W\u00a0tej grupie nie ma jeszcze plików.',
  fresh: 'Nowy',
  freshCount: (count: number) => `Nowe od ostatniej wizyty: ${counted(count, files)}`,
  download: (name: string) => `Pobierz ${name}`,
} as const;
