/** The Polish names of parts and fields: the same on the screen, in the PDF and in the history. */
export const personalSections = {
  identification: 'I. Dane identyfikacyjne',
  insurance: 'II. Dane do ubezpieczenia',
  additionalInsurance: 'III. Dodatkowe dane do ubezpieczenia',
  other: 'IV. Inne dane',
  salary: 'V. Wypłata wynagrodzenia',
} as const;

export const companySections = {
  form: 'I. Formularz',
  company: 'II. Dane firmy',
  contact: 'III. Kontakt',
} as const;

/** The parts of section I and what the insurance titles reveal. */
export const partLabels = {
  personal: 'Dane osobowe',
  address: 'Adres zamieszkania',
  contact: 'Kontakt',
  taxOffice: 'Urząd skarbowy',
  NFZ: 'Oddział NFZ',
  placesOfWork: 'Miejsca pracy',
  placesOfTemporaryWork: 'Miejsca pracy na umowę cywilnoprawną',
  pensionerNFZ: 'Dane rencisty lub emeryta',
  student: 'Dane ucznia lub studenta',
} as const;

const workplace = {
  name: 'Nazwa zakładu pracy',
  city: 'Miasto',
  zip: 'Kod pocztowy',
  street: 'Ulica',
  houseNr: 'Numer budynku',
} as const;

export const personalLabels = {
  registerFormGeneral: { formDate: 'Data wypełnienia formularza' },
  personal: {
    surname: 'Nazwisko',
    name: 'Imię',
    secondName: 'Drugie imię',
    familyName: 'Nazwisko rodowe',
    mothersName: 'Imię matki',
    fathersName: 'Imię ojca',
    placeOfBirth: 'Miejsce urodzenia',
    dayOfBirth: 'Data urodzenia',
    pesel: 'PESEL',
    nip: 'NIP',
    education: 'Wykształcenie',
    degree: 'Stopień lub tytuł',
    nationality: 'Obywatelstwo',
    idSeries: 'Seria dowodu osobistego',
    idNumber: 'Numer dowodu osobistego',
  },
  address: {
    province: 'Województwo',
    district: 'Powiat',
    municipality: 'Gmina',
    city: 'Miasto',
    street: 'Ulica',
    houseNr: 'Numer domu',
    homeNr: 'Numer mieszkania',
    zip: 'Kod pocztowy',
    post: 'Poczta',
  },
  contact: { email: 'Adres e-mail', telephoneNr: 'Telefon stacjonarny', mobileNr: 'Telefon komórkowy' },
  taxOffice: {
    name: 'Nazwa urzędu skarbowego',
    city: 'Miasto',
    street: 'Ulica',
    houseNr: 'Numer budynku',
    zip: 'Kod pocztowy',
  },
  NFZ: { name: 'Oddział NFZ' },
  insurance: {
    insuranceType: 'Tytuł do ubezpieczenia',
    placesOfWork: workplace,
    placesOfTemporaryWork: { ...workplace, dateFrom: 'Umowa od', dateTo: 'Umowa do' },
  },
  pensionerNFZ: {
    number1: 'Numer świadczenia emerytalnego',
    number2: 'Numer świadczenia rentowego',
    nameNFZ: 'Nazwa oddziału wypłacającego świadczenie',
    city: 'Miasto',
    zip: 'Kod pocztowy',
    street: 'Ulica',
    houseNr: 'Numer budynku',
  },
  student: {
    schoolName: 'Nazwa szkoły lub uczelni',
    address: 'Adres szkoły lub uczelni',
    idNumber: 'Numer legitymacji',
  },
  otherInsurance: { title: 'Inny tytuł do ubezpieczenia' },
  additionalInsurance: {
    medical: 'Dobrowolne ubezpieczenie chorobowe',
    social: 'Dobrowolne ubezpieczenie społeczne',
  },
  other: {
    family: 'Prawo do renty rodzinnej',
    social: 'Renta socjalna',
    disabled: 'Orzeczenie o\u00a0niepełnosprawności',
    level: 'Stopień niepełnosprawności',
  },
  salary: {
    nameForBank: 'Imię właściciela rachunku',
    surnameForBank: 'Nazwisko właściciela rachunku',
    bankName: 'Nazwa banku',
    accountNumber: 'Numer rachunku',
  },
} as const;

export const companyLabels = {
  registerFormGeneral: { formDate: 'Data wypełnienia formularza' },
  degree: 'Stopień lub tytuł',
  name: 'Nazwa firmy',
  nip: 'NIP',
  accountNumber: 'Numer firmowego rachunku bankowego',
  city: 'Miasto',
  street: 'Ulica',
  houseNr: 'Numer domu',
  homeNr: 'Numer lokalu',
  zip: 'Kod pocztowy',
  post: 'Poczta',
  email: 'Adres e-mail',
  mobileNr: 'Telefon komórkowy',
} as const;

/** 'insurance.placesOfWork.1.city' is 'Miejsca pracy 2: Miasto'; the part is named where the field alone would not tell. */
export const labelOfField = (form: 'person' | 'company', path: string): string => {
  const keys = path.split('.');
  let labels: unknown = form === 'person' ? personalLabels : companyLabels;
  let place = '';
  for (const key of keys) {
    if (/^\d+$/.test(key)) place = `${place} ${Number(key) + 1}`;
    else {
      labels = isTree(labels) ? labels[key] : undefined;
      if (key in ambiguousParts) place = partLabels[key as keyof typeof partLabels];
    }
  }
  // A whole list has no label of its own.
  if (place !== '' && isTree(labels)) return place;
  const label = typeof labels === 'string' ? labels : path;
  return place === '' ? label : `${place}: ${label}`;
};

const ambiguousParts = {
  taxOffice: true,
  placesOfWork: true,
  placesOfTemporaryWork: true,
  pensionerNFZ: true,
  student: true,
} as const satisfies Partial<Record<keyof typeof partLabels, true>>;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
