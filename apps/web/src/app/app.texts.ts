/** Texts that the first page needs; the shell and the pages have catalogues of their own. */
export const appTexts = {
  product: 'Indeks',
  productKind: 'studia podyplomowe',
  version: (version: string) => `wersja ${version}`,
  accessibility: 'Deklaracja dostępności',
  skipToContent: 'Przejdź do treści',
  slogan: ['Zjazdy, godziny', 'i\u00a0rozliczenia', 'w\u00a0jednym miejscu.'],
  sloganHelp:
    'Wykładowcy, koordynatorzy, księgowość i\u00a0słuchacze – każdy widzi dokładnie to, czego potrzebuje.',
  weekdays: ['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'],
  pageFailed: 'Nie udało się wczytać tej strony',
  pageFailedHelp: 'Spróbuj ponownie za chwilę. Jeśli to nie pomoże, napisz lub zadzwoń do nas.',
  pageFailedOffline: 'Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.',
  retry: 'Spróbuj ponownie',
  loadingPage: 'Wczytuję stronę',
} as const;
