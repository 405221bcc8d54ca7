export const peopleTexts = {
  person: 'Wykładowca',
  personHelp: 'Wpisz kilka liter imienia lub nazwiska.',
  typeName: 'Szukaj osoby',
  searching: 'Szukam…',
  nobodyFound: 'Nie ma takiej osoby',
  next: 'Dalej',
} as const;
