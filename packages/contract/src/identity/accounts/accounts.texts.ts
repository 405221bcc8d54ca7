/** Messages of the account forms, to the letter. */
export const accountTexts = {
  emailRequired: 'Podanie e-maila jest wymagane',
  emailMalformed: 'Podany adres e-mail jest niepoprawny',
  telephoneRequired: 'Podanie numeru telefonu jest wymagane',
  currentPasswordRequired: 'Podanie aktualnego hasła jest wymagane',
  newPasswordRequired: 'Podanie nowego hasła jest wymagane',
  newPasswordTooShort: 'Nowe hasło musi mieć przynajmniej 8 znakow',
  newPasswordNeedsDigit: 'Nowe hasło musi zawierać przynajmniej jedeną cyfrę',
  newPasswordNeedsSpecial: 'Podanie znaku specjalnego jest wymagane',
  newPasswordTooLong: 'Nowe hasło może mieć najwyżej 200 znaków',
  newPasswordEasy:
    'To hasło łatwo odgadnąć: jest popularne, jest ciągiem kolejnych znaków albo powtarza Twoje imię, nazwisko lub adres. Wybierz inne',
  repeatRequired: 'Proszę powtórzyć nowe hasło',
  repeatDiffers: 'Musisz wpisać dwa razy, to samo, nowe hasło',
} as const;
