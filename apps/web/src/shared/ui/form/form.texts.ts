import { tryLater } from '#shared/api/call.texts.ts';
import { counted, plural } from '#shared/lib/plural.ts';

export const formTexts = {
  saveFailed: 'Nie udało się zapisać. Spróbuj ponownie.',
  tryLater: `Wpisane dane są nadal w\u00a0formularzu. ${tryLater}`,
  signInAgain: 'Zaloguj się ponownie',
  keptForLater: 'Po zalogowaniu wrócisz tutaj, a\u00a0wpisane dane będą w\u00a0formularzu.',
  dateFormat: 'Podaj datę w\u00a0formacie DD.MM.RRRR',
  datePlaceholder: 'DD.MM.RRRR',
  openCalendar: 'Wybierz datę z\u00a0kalendarza',
  rangeFrom: (day: string) => `${day} –`,
  hours: 'godzina',
  minutes: 'minuty',
  remaining: (count: number) =>
    `${plural(count, { one: 'Pozostał', few: 'Pozostały', many: 'Pozostało' })} ${counted(count, characters)}.`,
  tooMuchText: (count: number) => `O\u00a0${counted(count, characters)} za dużo.`,
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  chooseFile: 'Wybierz plik',
  dropFile: 'lub upuść go tutaj',
  chooseFiles: 'Wybierz pliki',
  dropFiles: 'lub upuść je tutaj',
  removeFile: (name: string) => `Usuń plik ${name}`,
  fileRefused: 'Tego pliku nie można przyjąć.',
  choosePhoto: 'Wybierz zdjęcie',
  changePhoto: 'Zmień zdjęcie',
  removePhoto: 'Usuń zdjęcie',
  photoPreview: 'Podgląd zdjęcia',
  noValue: 'brak',
  yes: 'tak',
  no: 'nie',
  yours: 'u\u00a0Ciebie',
  savedBy: (by: string, day: string | undefined, time: string) =>
    `zapisane przez ${by}${day === undefined ? '' : ` ${day}`} o\u00a0${time}`,
  savedMeanwhile: 'zapisane w\u00a0międzyczasie',
  valueOf: (whose: string, value: string) => `${whose}: ${value}`,
  taken: (fields: string, savedBy: string) => `Nowsze wartości, ${savedBy}, są już w\u00a0polach: ${fields}.`,
  revived: (rows: string) =>
    `Usunięto w\u00a0międzyczasie, a\u00a0tutaj zmieniono: ${rows}. Zapis doda je od nowa.`,
  currency: 'zł',
};

const characters = { one: 'znak', few: 'znaki', many: 'znaków' };
