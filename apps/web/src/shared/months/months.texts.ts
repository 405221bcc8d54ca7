export const monthsTexts = {
  person: 'Wykładowca',
  personHelp: 'Wpisz kilka liter imienia lub nazwiska.',
  typeName: 'Szukaj osoby',
  searching: 'Szukam…',
  nobodyFound: 'Nie ma takiej osoby',
  next: 'Dalej',

  month: 'Miesiąc',
  yearLabel: 'Rok',
  wholeYear: 'cały rok',
  year: (year: string) => `rok ${year}`,
} as const;
