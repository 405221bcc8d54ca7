export const themeTexts = {
  close: 'Zamknij',
  clear: 'Wyczyść',
  showPassword: 'Pokaż hasło',
  nothingFound: 'Nic nie znaleziono',
  page: (page: number) => `Strona ${page}`,
  pages: {
    first: 'Pierwsza strona',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    last: 'Ostatnia strona',
  },
  calendar: {
    previousMonth: 'Poprzedni miesiąc',
    nextMonth: 'Następny miesiąc',
    previousYear: 'Poprzedni rok',
    nextYear: 'Następny rok',
    previousDecade: 'Poprzednie dziesięć lat',
    nextDecade: 'Następne dziesięć lat',
  },
  time: { hours: 'Godzina', minutes: 'Minuty' },
};
