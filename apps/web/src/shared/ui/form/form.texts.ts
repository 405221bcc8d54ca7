import { counted, plural } from '#shared/lib/plural.ts';

export const formTexts = {
  saveFailed: 'Nie udało się zapisać. Spróbuj ponownie.',
  required: 'To pole jest wymagane',
  invalid: 'Ta wartość jest nieprawidłowa',
  tooLong: (max: number) => `Najwyżej ${counted(max, characters)}`,
  tooShort: (min: number) => `Co najmniej ${counted(min, characters)}`,
  tooMany: (max: number) => `Najwyżej ${counted(max, items)}`,
  tooFew: (min: number) => `Wybierz co najmniej ${counted(min, items)}`,
  tooBig: (max: string) => `Najwyżej ${max}`,
  tooSmall: (min: string) => `Co najmniej ${min}`,
  notANumber: 'Podaj liczbę',
  dateFormat: 'Podaj datę w formacie DD.MM.RRRR',
  datePlaceholder: 'DD.MM.RRRR',
  openCalendar: 'Wybierz datę z kalendarza',
  rangeFrom: (day: string) => `${day} –`,
  hours: 'godzina',
  minutes: 'minuty',
  remaining: (count: number) =>
    `${plural(count, { one: 'pozostał', few: 'pozostały', many: 'pozostało' })} ${counted(count, characters)}`,
  tooMuchText: (count: number) => `o ${counted(count, characters)} za dużo`,
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  choose: 'Wybierz',
  chooseFile: 'Wybierz plik',
  dropFile: 'lub upuść go tutaj',
  removeFile: (name: string) => `Usuń plik ${name}`,
  fileRefused: 'Tego pliku nie można przyjąć.',
  choosePhoto: 'Wybierz zdjęcie',
  changePhoto: 'Zmień zdjęcie',
  removePhoto: 'Usuń zdjęcie',
  photoPreview: 'Podgląd zdjęcia',
  noValue: 'brak',
  currency: 'zł',
};

const items = { one: 'pozycję', few: 'pozycje', many: 'pozycji' };
const characters = { one: 'znak', few: 'znaki', many: 'znaków' };
