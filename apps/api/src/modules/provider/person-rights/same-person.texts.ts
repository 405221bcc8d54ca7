/** Texts for an address that an account already has. */
export const samePersonTexts = {
  question: 'Czy to ta sama osoba?',
  confirm: 'Ta sama osoba',
  cancel: 'Zmień adres',
  known: 'Ma ten adres',
  typed: 'Wpisano',
  none: 'brak',
  taken: 'Ten adres ma inna osoba',
  fields: { given_name: 'Imię', surname: 'Nazwisko', telephone: 'Telefon' },
} as const;
