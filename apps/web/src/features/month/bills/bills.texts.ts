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
  fields: { file: 'Podpisany rachunek', date: 'Data rachunku' },
  fileHelp: 'Plik PDF albo obraz PNG, JPEG lub BMP, mniej niż 10\u00a0MB.',
  dateHelp: 'Rachunek trafi do miesiąca tej daty.',
  fileMissing: 'Wybierz plik z\u00a0rachunkiem',
  wrongKind: 'Wybierz plik PDF albo obraz PNG, JPEG lub BMP',
  inTheFuture: 'Podaj datę nie późniejszą niż dzisiejsza',
  added: 'Dodano rachunek',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  removeQuestion: (count: number) =>
    count === 1 ? 'Czy na pewno chcesz usunąć ten rachunek?' : 'Czy na pewno chcesz usunąć te rachunki?',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Skan zostanie usunięty na stałe. Tej operacji nie można cofnąć.'
      : 'Skany zostaną usunięte na stałe. Tej operacji nie można cofnąć.',
  removeConfirm: (count: number) => `Usuń ${counted(count, bills)}`,
  removed: (count: number) => (count === 1 ? 'Usunięto rachunek' : 'Usunięto rachunki'),

  viewOf: (day: string, name: string) => `Otwórz skan: ${name}, ${day}`,
  viewTitle: (day: string) => `Rachunek z\u00a0${day}`,
  picture: (name: string) => `Skan rachunku ${name}`,
  isPdf: 'Ten rachunek jest plikiem PDF. Pobierz go, aby zobaczyć jego treść.',
  pictureFailed: 'Nie udało się wczytać skanu. Zamknij okno i\u00a0spróbuj ponownie.',
  download: 'Pobierz',
} as const;

export const billFormsTexts = {
  mileage: {
    title: 'Rachunek za kilometry',
    help: 'Druk rachunku za przejazdy z\u00a0danymi wykonawcy i\u00a0odbiorcy. Wybierz miesiąc, za który jest rachunek.',
    filled: 'Przejazdy tego miesiąca są zaakceptowane: będą wpisane do rachunku.',
    pdf: 'Pobierz rachunek za kilometry',
  },
  register: 'Pobierz ewidencję przebiegu',
  lecturer: {
    title: 'Rachunek wykładowcy',
    help: 'Wzór rachunku z\u00a0danymi wykonawcy i\u00a0odbiorcy. Wybierz miesiąc, za który jest rachunek.',
    filled:
      'Godziny tego miesiąca są zaakceptowane: będą wpisane do rachunku. Numer, kwoty i\u00a0bank wpisuje się ręcznie.',
    pdf: 'Pobierz rachunek wykładowcy',
  },
  notYet: 'Ten miesiąc nie jest jeszcze zaakceptowany: pola rachunku będą puste, do wypełnienia ręcznie.',
  empty: 'W\u00a0tym miesiącu nie ma wpisów: pola rachunku będą puste, do wypełnienia ręcznie.',
  byHand: 'Druk z\u00a0danymi wykonawcy i\u00a0odbiorcy. Daty i\u00a0kwoty wpisuje się ręcznie.',
  scans: 'Zeskanowane rachunki',
  scansHelp: 'Podpisane rachunki: pliki PDF, skany lub zdjęcia, osobno za każdy miesiąc.',
} as const;
