export const monthsTexts = {
  month: 'Miesiąc',
  yearLabel: 'Rok',
  wholeYear: 'cały rok',
  year: (year: string) => `rok ${year}`,
  undo: 'Cofnij',
  undone: 'Cofnięto dodanie wpisów',
} as const;
