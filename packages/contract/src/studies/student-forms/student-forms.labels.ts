/** The Polish names of parts and fields: the same on every screen and in the history. */
export const studentPartLabels = {
  personal: 'Dane osobowe',
  address: 'Adres zamieszkania',
  contact: 'Kontakt',
  report: 'Sprawozdanie GUS',
} as const;

const studentLabels = {
  personal: {
    surname: 'Nazwisko',
    name: 'Imię',
    secondName: 'Drugie imię',
    placeOfBirth: 'Miejsce urodzenia',
    dayOfBirth: 'Data urodzenia',
  },
  address: {
    city: 'Miasto',
    zip: 'Kod pocztowy',
    street: 'Ulica',
    houseNr: 'Numer domu',
    homeNr: 'Numer mieszkania',
    country: 'Kraj',
  },
  contact: {
    email: 'Adres e-mail',
    telephoneNr: 'Telefon',
    bank_account: 'Rachunek do zwrotów',
  },
  report: {
    sex: 'Płeć',
    citizenship: 'Obywatelstwo',
    secondaryCountry: 'Kraj świadectwa dojrzałości',
  },
} as const;

/** 'address.city' is 'Miasto'. */
export const labelStudentField = (path: string): string => {
  const [part = '', field = ''] = path.split('.');
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = studentLabels;
  return labels[part]?.[field] ?? path;
};
