export const adminSettingsTexts = {
  title: 'Ustawienia administratora',
  help: 'Twoje dane kontaktowe, hasło i\u00a0zdjęcie oraz konto do wideokonferencji.',
  tabs: 'Ustawienia administratora',
  /** To the letter. */
  generalTab: 'Dane ogólne',
  zoomTab: 'Zoom',

  email: 'Adres e-mail',
  emailHelp: 'Tym adresem logujesz się do portalu.',
  password: 'Aktualne hasło',
  passwordHelp:
    'Zmiana adresu wymaga hasła. Zakończymy pozostałe sesje i\u00a0wyślemy wiadomość na oba adresy; przez 7\u00a0dni można z\u00a0niej przywrócić poprzedni.',
  code: 'Kod z\u00a0aplikacji lub kod zapasowy',
  telephone: 'Telefon',
  telephoneHelp: 'Na przykład 600 100 200, a\u00a0spoza Polski z\u00a0numerem kraju: +49 30 901820.',
  save: 'Zapisz zmiany',
  /** To the letter. */
  saved: 'Zmiany zapisane',

  zoomTitle: 'Konto Zoom',
  zoomHelp:
    'Dane dostępu do konta, na którym powstają spotkania online. Przechowujemy je w\u00a0postaci zaszyfrowanej i\u00a0nigdy nie pokazujemy. Aby je zmienić, wpisz wszystkie cztery wartości.',
  zoomFailed: 'Nie udało się sprawdzić, czy konto jest ustawione',
  zoomLoading: 'Sprawdzam konto... proszę czekać',
  /** As Zoom itself calls them. */
  fields: {
    client_id: 'client_id',
    client_secret: 'client_secret',
    account_id: 'account_id',
    uid: 'uid',
  },
  fieldHelp: { uid: 'Adres osoby, na której koncie Zoom powstają spotkania sekretariatu.' },
  zoomSave: 'Zapisz dane Zoom',
  zoomSavedDetail: 'Nowe dane dostępu zastąpiły poprzednie.',
} as const;
