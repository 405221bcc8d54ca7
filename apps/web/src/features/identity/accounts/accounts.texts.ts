import { counted } from '#shared/lib/plural.ts';

/** The words of the account screens behind the login. Messages of their fields are the contract's. */
export const accountsTexts = {
  backToLogin: 'Wróć do logowania',
  email: 'Adres e-mail',
  telephone: 'Numer telefonu',

  lostTitle: 'Nie pamiętasz hasła lub adresu e-mail?',
  lostHelp: 'Wybierz, co mamy Ci przypomnieć.',
  lostQuestion: 'Czego nie pamiętasz?',
  lostPassword: 'Hasła',
  lostEmail: 'Adresu e-mail',
  next: 'Dalej',

  restorePasswordTitle: 'Przypomnienie hasła',
  restorePasswordHelp: 'Podaj adres e-mail, którym się logujesz. Wyślemy na niego jednorazowe hasło.',
  restorePassword: 'Wyślij hasło',
  passwordSent: (email: string) =>
    `Na adres ${email} wysłaliśmy jednorazowe hasło i\u00a0odnośnik do ustawienia nowego. Działają przez 30\u00a0minut i\u00a0tylko raz. Do tego czasu możesz używać dotychczasowego hasła.`,
  passwordSentTitle: 'Sprawdź skrzynkę pocztową',
  sendAgain: 'Wyślij jeszcze raz',

  openLinkTitle: 'Ustaw nowe hasło',
  openLinkHelp: 'Odnośnik z\u00a0wiadomości działa tylko raz. Po kliknięciu od razu ustawisz nowe hasło.',
  openLink: 'Ustaw nowe hasło',
  newLink: 'Poproś o\u00a0nowy odnośnik',

  // A hyphen that does not break the line.
  restoreEmailTitle: 'Przypomnienie adresu e\u2011mail',
  restoreEmailHelp:
    'Podaj numer telefonu, który ma sekretariat. Pokażemy początek adresu i\u00a0wyślemy na niego przypomnienie.',
  restoreEmail: 'Przypomnij adres',
  emailFoundTitle: 'Logujesz się adresem',
  emailFoundHelp: 'Wysłaliśmy na niego wiadomość z\u00a0przypomnieniem.',

  changePasswordTitle: 'Nowe hasło',
  changePasswordHelp: 'Ustaw własne hasło, zanim przejdziesz dalej.',
  currentPassword: 'Aktualne hasło',
  newPassword: 'Nowe hasło',
  repeatPassword: 'Powtórz nowe hasło',
  passwordRule:
    'Co najmniej 8\u00a0znaków, w\u00a0tym cyfra i\u00a0jeden ze znaków ! @ # $ % ^ & * ? – albo kilka słów, razem co najmniej 20\u00a0znaków.',
  changePassword: 'Zmień hasło',
  savePassword: 'Zapisz nowe hasło',
  passwordChanged: 'Hasło zmienione',
  passwordChangedDetail: 'Na pozostałych urządzeniach trzeba zalogować się ponownie.',

  settingsTitle: 'Ustawienia konta',
  settingsHelp: 'Hasło, zdjęcie i\u00a0dane Twojego konta.',
  settingsTabs: 'Ustawienia konta',
  studentPasswordTitle: 'Ustawienia hasła',
  passwordTab: 'Zmiana hasła',
  sessionsTab: 'Moje sesje',

  sessionsHelp: 'To Twoje otwarte sesje. Jeśli którejś nie rozpoznajesz, zakończ ją i\u00a0zmień hasło.',
  sessionsLoading: 'Wczytuję listę... proszę czekać',
  sessionsFailed: 'Nie udało się wczytać sesji',
  thisSession: 'Ta sesja',
  sessionTimes: (opened: string, lastSeen: string) => `zalogowano ${opened} · ostatnio ${lastSeen}`,
  endSession: 'Zakończ',
  endSessionOf: (device: string) => `Zakończ sesję: ${device}`,
  sessionEnded: 'Zakończono sesję',
  endOthers: (count: number) => `Zakończ ${counted(count, otherSessions)}`,
  othersEnded: (count: number) => `Zakończono ${counted(count, endedSessions)}`,
};

const otherSessions = { one: 'inną sesję', few: 'inne sesje', many: 'innych sesji' };
const endedSessions = { one: 'sesję', few: 'sesje', many: 'sesji' };
