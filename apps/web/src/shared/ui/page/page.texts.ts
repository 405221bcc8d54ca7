export const pageTexts = {
  titleOf: (title: string) => `${title} · Indeks`,
  moreActions: 'Więcej działań',
  loadingList: 'Wczytuję listę... proszę czekać',
  retry: 'Spróbuj ponownie',
  failedToLoad: 'Nie udało się wczytać listy',
  failedToLoadHelp:
    'Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie. Jeśli problem się powtarza, zgłoś go w\u00a0zakładce „Zgłoś problem”.',
  nothingFound: 'Nic nie znaleziono',
  nothingFoundFor: (search: string) =>
    `Nic nie pasuje do wyszukiwania „${search}”. Sprawdź pisownię lub zmień filtry.`,
  nothingFoundForFilters: 'Nic nie pasuje do wybranych filtrów.',
  clearSearch: 'Wyczyść wyszukiwanie i\u00a0filtry',
  reportOf: (month: string) => `Raport za ${month}`,
  reportWaits: 'Raport wysłany, oczekuje na akceptację',
  reportStepsLabel: 'Droga raportu',
  reportSteps: [
    { open: 'Wpisanie', done: 'Wpisany' },
    { open: 'Wysłanie', done: 'Wysłany' },
    { open: 'Akceptacja', done: 'Zaakceptowany' },
  ],
  /** The last two to the letter. */
  reportStatus: { none: 'Niewysłany', 1: 'Czeka na akceptację', 2: 'Zaakceptowana', 0: 'Odrzucona' },
  reportSend: 'Wyślij do akceptacji',
  reportAccept: 'Zaakceptuj',
  reportReject: 'Odrzuć',
  reportPdf: 'Generuj plik PDF',
  actingFor: 'Działasz w\u00a0imieniu osoby:',
  leaveActing: 'Wróć do własnych danych',
} as const;
