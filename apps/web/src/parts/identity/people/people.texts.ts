export const peopleTexts = {
  person: 'Wykładowca',
  personHelp: 'Wpisz kilka liter imienia lub nazwiska.',
  next: 'Dalej',
  contractUntil: (day: string) => `Umowa do ${day}`,
  contractTo: (day: string) => `do ${day}`,
  contractFrom: (day: string) => `od ${day}`,
  didYouMean: 'Czy chodziło o:',
  zipFormat: '00-000',
} as const;

/** The fields of a contract, for one person and for several. */
export const contractFieldTexts = {
  start: 'Data OD',
  end: 'Data DO',
  number: 'Numer umowy',
  firstNumber: 'Numer pierwszej umowy',
  doubts: 'Sprawdź przed zapisaniem',
  overlap: (name: string, number: string, start: string, end: string) =>
    `Daty nakładają się na umowę ${number} (${start}–${end}): ${name}.`,
  numberTaken: (number: string, name: string) => `Numer ${number} ma już inna umowa: ${name}.`,
} as const;

/** Fields of everybody who gets an account. */
export const accountFieldTexts = {
  email: 'Adres e-mail',
  givenName: 'Imię',
  surname: 'Nazwisko',
  telephone: 'Telefon',
  telephoneHelp: 'Na przykład 600 100 200, a\u00a0spoza Polski z\u00a0numerem kraju: +49 30 901820.',
  emailAlt: 'Dodatkowy e-mail',
} as const;

/** Why an edited account was not saved, to the letter. */
export const accountFailureTexts = {
  refusedTitle: 'Błąd podczas dodawania użytkownika',
  failed: 'Wystąpił błąd. Proszę upewnić się, że zmiany zostały zapisane.',
} as const;

/** One's own password and code, asked once more. */
export const confirmationFieldTexts = {
  password: 'Twoje aktualne hasło',
  code: 'Twój kod z\u00a0aplikacji',
  codeHelp: 'Jeśli masz włączony drugi krok logowania.',
  addressHelp:
    'Zmianę adresu e-mail potwierdzasz własnym hasłem. Osobę powiadomimy na oba adresy, a\u00a0przez 7\u00a0dni będzie mogła przywrócić poprzedni.',
} as const;
