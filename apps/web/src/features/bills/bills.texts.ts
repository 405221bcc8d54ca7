import { counted } from '#shared/lib/plural.ts';

const bills = { one: 'rachunek', few: 'rachunki', many: 'rachunków' };

export const billsTexts = {
  /** To the letter. */
  tab: 'Rachunki',
  list: 'Lista rachunków',
  noun: bills,
  columns: { picture: 'Skan', date: 'Data rachunku', name: 'Nazwa pliku', added: 'Dodano' },
  addedAt: (moment: string) => `dodano ${moment}`,
  /** To the letter. */
  empty: { title: 'Brak rachunków', text: 'W\u00a0tym miesiącu nie ma jeszcze żadnych skanów rachunków.' },
  add: 'Dodaj rachunek',
  addShort: 'Dodaj',
  newTitle: 'Nowy rachunek',
  edit: 'Zmień datę',
  editTitle: 'Data rachunku',
  copyTitle: 'Kopia rachunku',
  save: 'Zapisz zmiany',
  duplicated: 'Skopiowano rachunek. Sprawdź datę i\u00a0zapisz zmiany.',
  fields: { file: 'Zdjęcie lub skan rachunku', date: 'Data rachunku' },
  fileHelp: 'Obraz PNG, JPEG lub BMP, mniej niż 10\u00a0MB',
  dateHelp: 'Rachunek trafi do miesiąca tej daty.',
  fileMissing: 'Wybierz plik ze skanem rachunku',
  wrongKind: 'Wybierz obraz w\u00a0formacie PNG, JPEG lub BMP',
  inTheFuture: 'Podaj datę nie późniejszą niż dzisiejsza',
  added: 'Poprawnie dodałeś rachunek',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  removeQuestion: (count: number) =>
    count === 1 ? 'Czy na pewno chcesz usunąć ten rachunek?' : 'Czy na pewno chcesz usunąć te rachunki?',
  removeConsequence: 'Skany zostaną usunięte na stałe. Tej operacji nie można cofnąć.',
  removeConfirm: (count: number) => `Usuń ${counted(count, bills)}`,
  removed: (count: number) => (count === 1 ? 'Usunąłeś poprawnie rachunek' : 'Usunąłeś poprawnie rachunki'),

  viewOf: (day: string, name: string) => `Otwórz skan: ${name}, ${day}`,
  viewTitle: (day: string) => `Rachunek z\u00a0${day}`,
  picture: (name: string) => `Skan rachunku ${name}`,
  pictureFailed: 'Nie udało się wczytać skanu. Zamknij okno i\u00a0spróbuj ponownie.',
  download: 'Pobierz',
} as const;

export const billFormsTexts = {
  mileage: {
    title: 'Rachunek za kilometry',
    help: 'Druk rachunku za przejazdy z\u00a0Twoimi danymi i\u00a0pojazdami. Kwoty i\u00a0daty wpisujesz ręcznie.',
    helpFor:
      'Druk rachunku za przejazdy z\u00a0danymi i\u00a0pojazdami tej osoby. Kwoty i\u00a0daty wpisuje się ręcznie.',
    pdf: 'Pobierz rachunek za kilometry',
  },
  register: {
    title: 'Ewidencja przebiegu pojazdu',
    help: 'Załącznik do rachunku: przejazdy zaakceptowanego miesiąca.',
    pdf: 'Pobierz ewidencję',
    notYet: 'Ewidencja tego miesiąca będzie dostępna po jego zaakceptowaniu.',
    empty: 'W\u00a0tym miesiącu nie ma przejazdów.',
  },
  lecturer: {
    title: 'Rachunek wykładowcy',
    help: 'Wzór rachunku z\u00a0Twoim imieniem, nazwiskiem i\u00a0adresem oraz danymi odbiorcy. Numer, daty, kwotę i\u00a0bank uzupełniasz ręcznie.',
    helpFor:
      'Wzór rachunku z\u00a0imieniem, nazwiskiem i\u00a0adresem tej osoby oraz danymi odbiorcy. Numer, daty, kwotę i\u00a0bank uzupełnia się ręcznie.',
    pdf: 'Pobierz rachunek wykładowcy',
  },
  scans: 'Zeskanowane rachunki',
  scansHelp: 'Zdjęcia lub skany podpisanych rachunków, osobno za każdy miesiąc.',
} as const;
