import { counted, type PluralForms } from '#shared/lib/plural.ts';

const meetingForms: PluralForms = { one: 'zjazd', few: 'zjazdy', many: 'zjazdów' };
const dayForms: PluralForms = { one: 'dzień', few: 'dni', many: 'dni' };
const lecturerForms: PluralForms = { one: 'wykładowca', few: 'wykładowców', many: 'wykładowców' };
const townForms: PluralForms = { one: 'miejscowość', few: 'miejscowości', many: 'miejscowości' };

export const meetingsTexts = {
  title: 'Kalendarz zjazdów',
  help: 'Zgłoś zjazdy, na których możesz prowadzić zajęcia. Odbywają się od piątku do niedzieli.',
  helpAll:
    'Zjazdy wszystkich wykładowców według miejscowości. Wybierz miejscowość, aby zobaczyć, kto prowadzi zajęcia.',
  add: 'Dodaj dostępność',
  addShort: 'Dodaj',
  addForPerson: 'Dodaj zjazd',
  emptyHelp: 'Tu pojawią się terminy, w\u00a0których możesz prowadzić zajęcia.',
  newTitle: 'Nowy zjazd',
  editTitle: 'Edycja zjazdu',
  submitNew: 'Dodaj zjazd',
  save: 'Zapisz zmiany',
  fields: {
    person: 'Wykładowca',
    place: 'Miejscowość',
    name: 'Nazwa',
    dates: 'Termin',
    comment: 'Komentarz',
  },
  placePlaceholder: 'Wybierz miejscowość',
  personPlaceholder: 'Wpisz nazwisko',
  personRequired: 'Wybierz wykładowcę',
  datesHelp: 'Dozwolone: piątek, sobota, niedziela. Jeden dzień to też termin.',
  /** To the letter. */
  added: 'Poprawnie dodałeś nowy zjazd',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  removeQuestion: 'Czy na pewno chcesz usunąć ten zjazd?',
  removeConsequence: 'Zjazd zniknie z\u00a0kalendarza. Tej operacji nie można cofnąć.',
  removeConfirm: 'Usuń 1\u00a0zjazd',
  removed: 'Usunięto zjazd',
  summary: (meetings: number, days: number) =>
    `${counted(meetings, meetingForms)}, ${counted(days, dayForms)}`,
  noMeetings: 'Brak zjazdów',
  loadFailed: 'Nie udało się wczytać kalendarza',
  pdf: 'Generuj plik PDF',
  pdfAll: 'Generuj raport',
  csv: 'Pobierz CSV',
  everyPlace: 'Wszystkie miejscowości',
  everyLecturer: 'Wszyscy wykładowcy',
  lecturers: (count: number) => counted(count, lecturerForms),
  vacant: (count: number) => `${counted(count, townForms)} bez wykładowcy`,
  noneInCalendar: 'Brak zjazdów w\u00a0tym miesiącu. Wybierz inny miesiąc lub zmień filtry.',
  manyPlaces: 'Pokazujemy pierwsze 100\u00a0miejscowości. Wybierz miejscowość, aby zobaczyć inne.',
  manyAtPlace: 'Zjazdów jest więcej, niż mieści ta lista. Pobierz raport, aby zobaczyć wszystkie.',
} as const;
