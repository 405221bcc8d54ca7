import { formatNumericDate } from '../../common/format.ts';

/** Messages of the schemas. */
export const protocolTexts = {
  reason: 'Podaj powód wycofania',
  correctionReason: 'Podaj powód korekty',
  place: 'Podaj miejsce egzaminu',
  number: 'Podaj numer w\u00a0postaci 147/2026',
  code: 'Podaj kod w\u00a0postaci 8f3c-1a90',
} as const;

/** Words of the document. */
export const documentTexts = {
  /** By `exam`. */
  titles: ['Protokół zaliczenia', 'Protokół egzaminu'],
  forms: ['zaliczenie', 'egzamin'],
  teachers: ['Prowadzący', 'Egzaminator'],
  absent: 'nie przystąpił(a)',
  head: 'kierownik studiów',
  correctionTitle: (number: string) => `Korekta protokołu nr ${number}`,
  corrects: ({ number, created, reason }: { number: string; created: string; reason: string }) =>
    `Zastępuje protokół nr ${number} z\u00a0${formatNumericDate(created)}. Powód: ${reason}`,
  outOfForce: 'PROTOKÓŁ NIE OBOWIĄZUJE',
  preview: 'PODGLĄD',
  unnumbered: 'Podgląd przed zamknięciem: protokół nie ma jeszcze numeru i\u00a0nie obowiązuje.',
  superseded: (number: string, reason: string) =>
    `Ten protokół nie obowiązuje: zastąpiła go korekta nr ${number}. Powód: ${reason}`,
  withdrawn: (day: string, reason: string) =>
    `Ten protokół nie obowiązuje: wycofano go ${formatNumericDate(day)}. Powód: ${reason}`,
  terms: {
    0: '',
    1: 'termin pierwszy',
    2: 'termin poprawkowy',
    3: 'II\u00a0termin poprawkowy',
    4: 'III\u00a0termin poprawkowy',
  },
  seasons: { winter: 'sesja zimowa', summer: 'sesja letnia' },
} as const;
