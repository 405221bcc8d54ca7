/** The words of the login page. Messages of its fields are the contract's. */
export const loginTexts = {
  title: 'Panel logowania',
  help: 'Zaloguj się adresem e-mail podanym w\u00a0sekretariacie.',
  email: 'Adres e-mail',
  emailPlaceholder: 'imie.nazwisko@uczelnia.pl',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  logIn: 'Zaloguj się',
  forgotten: 'Nie pamiętasz hasła lub adresu e-mail?',
  /** The sentence of the specification; its last word is the link. */
  wrongCredentials: 'Podany adres e-mail lub hasło są nieprawidłowe. Sprobuj ponownie lub użyj ',
  reminder: 'przypomnienia',
  switched: 'Zmieniono rodzaj rozliczenia. Zaloguj się ponownie, aby wypełnić nowy formularz.',
} as const;
