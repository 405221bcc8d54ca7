import { counted, type PluralForms } from '#shared/lib/plural.ts';

const meetingForms: PluralForms = { one: 'zjazd', few: 'zjazdy', many: 'zjazdów' };
const dayForms: PluralForms = { one: 'dzień', few: 'dni', many: 'dni' };

export const meetingsTexts = {
  title: 'Kalendarz zjazdów',
  help: 'Zgłoś weekendy, w\u00a0które możesz prowadzić zajęcia. Zjazdy odbywają się od piątku do niedzieli.',
  helpAll: 'Zjazdy wszystkich wykładowców. Wybierz zjazd, aby go zmienić lub usunąć.',
  add: 'Dodaj dostępność',
  addShort: 'Dodaj',
  addForPerson: 'Dodaj zjazd',
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
  removed: 'Usunąłeś poprawnie zjazd',
  summary: (meetings: number, days: number) =>
    `${counted(meetings, meetingForms)}, ${counted(days, dayForms)}`,
  noMeetings: 'Brak zjazdów',
  loadFailed: 'Nie udało się wczytać kalendarza',
  pdf: 'Generuj plik PDF',
  pdfAll: 'Generuj raport',
  csv: 'Pobierz CSV',
  capped: 'Ten dzień ma więcej zjazdów, niż pokazuje kalendarz. Pobierz raport, aby zobaczyć wszystkie.',
} as const;
