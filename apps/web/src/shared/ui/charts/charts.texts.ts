import { counted } from '#shared/lib/plural.ts';

export const chartTexts = {
  showTable: 'Pokaż tabelę',
  hideTable: 'Ukryj tabelę',
  tableOf: (shown: boolean, title: string) => `${shown ? 'Ukryj' : 'Pokaż'} tabelę: ${title}`,
  csv: 'Pobierz CSV',
  csvOf: (title: string) => `Pobierz CSV: ${title}`,
  /** "pozostałe 10" under the lines drawn in grey. */
  others: (count: number) => `pozostałe\u00a0${count}`,
  noValue: 'brak',
  bars: (label: string, months: number) =>
    `${label}, ${counted(months, { one: 'miesiąc', few: 'miesiące', many: 'miesięcy' })}`,
} as const;
