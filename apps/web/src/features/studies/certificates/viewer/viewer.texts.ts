import { formatNumericDate } from '#shared/lib/format.ts';

export const viewerTexts = {
  untitled: 'Świadectwo',
  title: (number: string) => `Świadectwo ${number}`,
  duplicate: (number: number, of: string) => `Duplikat ${number} świadectwa ${of}`,
  back: 'Rejestr świadectw',
  missing: { title: 'Nie ma takiego świadectwa', text: 'Świadectwa z\u00a0numerami są w\u00a0rejestrze.' },
  failed: 'Nie udało się odczytać świadectwa.',
  noPaper: 'Nie udało się pokazać świadectwa. Plik można pobrać.',
  issued: (day: string) => `wystawione ${formatNumericDate(day)}`,
  paper: 'Papier',
  papers: { blank: 'Na blankiet', white: 'Na białym papierze' },
  offset: 'Przesunięcie',
  axes: { right: 'Przesunięcie w\u00a0prawo (mm)', down: 'Przesunięcie w\u00a0dół (mm)' },
  axisSigns: { right: 'X', down: 'Y' },
  unit: '\u00a0mm',
  moved: 'Zapisano położenie wydruku.',
  testPrint: 'Wydruk próbny',
  download: 'Pobierz PDF',
  side: (number: number) => `Strona ${number}`,
  millimetres: (count: string) => `${count}\u00a0mm`,
  legend: { blank: 'tło blankietu, nie drukujemy', offset: 'przesunięcie wydruku' },
} as const;
