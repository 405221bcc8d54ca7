export const monthsTexts = {
  month: 'Miesiąc',
  yearLabel: 'Rok',
  wholeYear: 'cały rok',
  year: (year: string) => `rok ${year}`,
} as const;
