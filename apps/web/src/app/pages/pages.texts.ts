export const pagesTexts = {
  notFound: 'Nie znaleziono',
  notFoundHelp: 'Pod tym adresem nie ma żadnej strony. Sprawdź, czy jest wpisany poprawnie.',
  goHome: 'Przejdź do strony głównej',

  /** To the letter. */
  outage: 'Aktualnie trwa przerwa techniczna. Pracujemy nad rozwiązaniem problemu',
  outageHelp: 'Co kilka sekund sprawdzamy połączenie. Gdy system znów zadziała, strona otworzy się sama.',
  /** To the letter. */
  expired: 'Twoja sesja wygasła. Zaloguj się ponownie',
  expiredHelp: 'Za chwilę przeniesiemy Cię do logowania.',
  toLogin: 'Przejdź do logowania',

  person: {
    data: 'Dane wykładowcy',
    trips: 'Przejazdy',
    calendar: 'Kalendarz',
    times: 'Czas pracy',
    password: 'Zmiana hasła',
    cars: 'Samochody',
    mileage: 'Kilometrówka',
    bills: 'Rachunki',
    contracts: 'Okres umowy',
    history: 'Historia',
  },
  anyPerson: {
    missing: { title: 'Nie znaleziono osoby', text: 'Takiego konta nie ma lub zostało usunięte.' },
    failed: 'Nie udało się wczytać danych osoby',
  },
  student: {
    title: 'Słuchacz',
    back: { to: '/students', label: 'Wróć do listy słuchaczy' },
    tabs: 'Dane i\u00a0studia słuchacza',
    data: 'Dane personalne',
    courses: 'Kierunki',
    finish: 'Zaliczenie',
    diary: 'Dziennik',
    payments: 'Rozliczenia',
    history: 'Historia',
  },
  settledStudent: {
    title: 'Słuchacz (rozliczenia)',
    back: { to: '/accountant-students', label: 'Wróć do listy słuchaczy' },
    tabs: 'Rozliczenia słuchacza',
  },
  lecturer: {
    title: 'Wykładowca',
    back: { to: '/users', label: 'Wróć do listy wykładowców' },
    tabs: 'Dane i\u00a0rozliczenia wykładowcy',
  },
  administrativeEmployee: {
    title: 'Pracownik administracyjny',
    back: { to: '/administrativeStaff', label: 'Wróć do listy pracowników administracyjnych' },
    tabs: 'Dane i\u00a0rozliczenia pracownika',
    data: 'Dane',
  },
} as const;
