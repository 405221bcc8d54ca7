/** Messages of the schemas. */
export const protocolTexts = {
  reason: 'Podaj powód wycofania',
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
  terms: { 0: '', 1: 'termin pierwszy', 2: 'termin poprawkowy' },
  seasons: { winter: 'sesja zimowa', summer: 'sesja letnia' },
} as const;
