/** To the letter, the full stop included where the owner put one. */
export const studentFormTexts = {
  surname: 'Podanie nazwiska jest konieczne',
  name: 'Podanie imienia jest konieczne',
  placeOfBirth: 'Podanie miejsca urodzenia jest konieczne',
  dayOfBirth: 'Podanie daty urodzenia jest konieczne',
  city: 'Podanie miasta jest konieczne',
  street: 'Podanie ulicy jest konieczne',
  houseNr: 'Podanie numeru domu jest konieczne',
  zip: 'Podanie kodu pocztowego jest konieczne',
  email: 'Podanie adresu email jest konieczne',
  telephoneNr: 'Podanie telefonu jest konieczne.',
  emailMalformed: 'Podany adres e-mail jest niepoprawny',
  bornTooEarly: 'Podaj datę nie wcześniejszą niż 01.01.1950',
  bornInTheFuture: 'Podaj datę nie późniejszą niż dzisiejsza',
} as const;
