export const pageTexts = {
  titleOf: (title: string) => `${title} · Indeks`,
  moreActions: 'Więcej działań',
  loadingList: 'Wczytuję listę... proszę czekać',
  retry: 'Spróbuj ponownie',
  failedToLoad: 'Nie udało się wczytać listy',
  /** As the reader's menu calls the place where problems are reported. */
  reportingTab: (office: boolean) => (office ? 'Zgłoszenia' : 'Zgłoś problem'),
  failedToLoadHelp: (tab: string) =>
    `Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie. Jeśli problem się powtarza, zgłoś go w\u00a0zakładce „${tab}”.`,
  failedByServerHelp: (tab: string) =>
    `To błąd po naszej stronie, a\u00a0nie połączenia. Spróbuj ponownie za chwilę. Jeśli problem się powtarza, zgłoś go w\u00a0zakładce „${tab}”.`,
  nothingFound: 'Nic nie znaleziono',
  nothingFoundFor: (search: string) =>
    `Nic nie pasuje do wyszukiwania „${search}”. Sprawdź pisownię lub zmień filtry.`,
  nothingFoundForFilters: 'Nic nie pasuje do wybranych filtrów.',
  clearSearch: 'Wyczyść wyszukiwanie i\u00a0filtry',
  actingFor: 'Działasz w\u00a0imieniu osoby:',
  copyEmail: 'Kopiuj e-mail',
  copyPhone: 'Kopiuj telefon',
  leaveActing: 'Wróć do własnych danych',
} as const;
