import { counted } from '#shared/lib/plural.ts';

const courseForms = { one: 'kierunek', few: 'kierunki', many: 'kierunków' };
const subjectForms = { one: 'przedmiot', few: 'przedmioty', many: 'przedmiotów' };
const changeForms = { one: 'zmiana', few: 'zmiany', many: 'zmian' };

export const coursesTexts = {
  title: 'Kierunki',
  help: 'Kierunki studiów i\u00a0ich przedmioty. Zapisać można tylko na aktywne.',
  list: 'Lista kierunków',
  noun: courseForms,
  search: 'Szukaj po nazwie kierunku',
  csv: 'Pobierz CSV',
  pdf: 'Generuj plik PDF',
  empty: { title: 'Brak kierunków', text: 'Dodaj pierwszy kierunek, a\u00a0potem jego przedmioty.' },
  columns: { name: 'Kierunek', subjects: 'Przedmioty', active: 'Status' },
  status: { 0: 'Nieaktywny', 1: 'Aktywny' },
  statusFilter: { label: 'Status', all: 'Wszystkie', active: 'Aktywne', inactive: 'Nieaktywne' },
  subjectCount: (count: number) => counted(count, subjectForms),
  mba: 'MBA',
  add: 'Dodaj kierunek',
  editTitle: 'Edycja kierunku',
  save: 'Zapisz zmiany',
  fields: { name: 'Nazwa kierunku', mba: 'Studia MBA', active: 'Aktywny' },
  mbaHelp: 'Słuchacze takiego kierunku widzą też katalog mentorów.',
  added: 'Dodano kierunek',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  removeQuestion: (count: number) =>
    count === 1 ? 'Czy na pewno chcesz usunąć ten kierunek?' : 'Czy na pewno chcesz usunąć te kierunki?',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Razem z\u00a0kierunkiem znikną jego przedmioty. Kierunku, na który ktoś jest zapisany, nie można usunąć: ustaw go jako nieaktywny.'
      : 'Razem z\u00a0kierunkami znikną ich przedmioty. Kierunków, na które ktoś jest zapisany, nie można usunąć: ustaw je jako nieaktywne.',
  removeConfirm: (count: number) => `Usuń ${counted(count, courseForms)}`,
  removed: (count: number) => (count === 1 ? 'Usunięto kierunek' : 'Usunięto kierunki'),
} as const;

/** The page of one course. */
export const courseTexts = {
  title: 'Kierunek',
  back: { to: '/admin/courses', label: 'Wróć do listy kierunków' },
  missing: { title: 'Nie ma takiego kierunku', text: 'Mógł zostać usunięty. Wróć do listy kierunków.' },
  certificate: 'Dane na świadectwo',
  message: 'Wyślij wiadomość do słuchaczy',
  form: 'Kierunek i\u00a0jego przedmioty',
  basics: 'Dane kierunku',
  subjects: 'Przedmioty',
  programmes: 'Programy',
  programme: {
    0: (count: number) => `Program do 2023.10 (${count})`,
    1: (count: number) => `Program od 2024.03 (${count})`,
  },
  programmeName: { 0: 'Program do 2023.10', 1: 'Program od 2024.03' },
  toCorrect: (count: number) => `do poprawy: ${count}`,
  columns: {
    name: 'Przedmiot',
    uid: 'Wykładowca',
    semester: 'Semestr',
    exam: 'Zaliczenie/Egzamin',
    hours: 'Godziny',
    ects: 'ECTS',
    remarks: 'Uwagi',
    after_join: 'Program',
    active: 'Aktywny',
    removed: 'Usunięcie z\u00a0planu',
  },
  actions: 'Działania',
  ending: { 0: 'Zaliczenie', 1: 'Egzamin' },
  cell: (column: string, subject: string) => `${column}: ${subject}`,
  newSubject: 'nowy przedmiot',
  semester: (number: number) => `Semestr ${number}`,
  summary: (count: number, hours: number, ects: number) =>
    `${counted(count, subjectForms)} · ${hours}\u00a0godz. · ${ects}\u00a0ECTS`,
  add: 'Dodaj przedmiot',
  addTo: (semester: number) => `Dodaj przedmiot do semestru ${semester}`,
  expand: 'Edytuj',
  collapse: 'Zwiń',
  noLecturer: 'bez wykładowcy',
  lecturerPlaceholder: 'Wybierz osobę',
  inactive: 'Nieaktywny',
  added: 'Nowy',
  moveUp: 'Przesuń wyżej',
  moveDown: 'Przesuń niżej',
  moveTo: { 0: 'Przenieś do programu do 2023.10', 1: 'Przenieś do programu od 2024.03' },
  switchOff: 'Ustaw jako nieaktywny',
  switchOn: 'Ustaw jako aktywny',
  remove: 'Usuń z\u00a0planu',
  willBeRemoved: 'Zostanie usunięty przy zapisie',
  undoRemoval: 'Cofnij usunięcie',
  save: 'Zapisz zmiany',
  saved: 'Poprawnie zapisałeś szczegóły kursu',
  unsaved: 'Masz niezapisane zmiany.',
  nothingToSave: 'Wszystko zapisane.',
  gone: 'Ten kierunek ktoś usunął w\u00a0międzyczasie. Wpisanych danych nie ma gdzie zapisać.',
} as const;

export const lecturerChangesTexts = {
  list: 'Historia wykładowców',
  noun: changeForms,
  columns: { date: 'Od dnia', subject: 'Przedmiot', lecturer: 'Wykładowca' },
  nobody: 'bez wykładowcy',
  empty: { title: 'Brak zmian', text: 'Każda zmiana wykładowcy przedmiotu zapisze się tutaj z\u00a0datą.' },
  rowName: (subject: string, date: string) => `${subject}, ${date}`,
} as const;
