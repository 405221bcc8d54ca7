import { formatNumericDate } from '#shared/lib/format.ts';

const points = (numbers: readonly number[]): string =>
  `${numbers.slice(0, -1).join(', ')} lub ${numbers.at(-1)}`;

export const questionnaireTexts = {
  tab: 'Kwestionariusz',
  personTitle: 'Kwestionariusz osobowy',
  companyTitle: 'Dane firmy',
  /** Accusative, after "aby zapisać". */
  whatPerson: 'kwestionariusz',
  whatCompany: 'dane firmy',
  savePerson: 'Zapisz kwestionariusz',
  saveCompany: 'Zapisz dane firmy',
  saveShort: 'Zapisz',
  saveAndPrint: 'Zapisz i\u00a0drukuj',
  pdf: 'Generuj plik PDF',
  edit: 'Edytuj dane',
  within7Days: 'Zmiany zgłoś w\u00a0ciągu 7\u00a0dni od ich wystąpienia.',
  missingPerson: 'Nie mamy jeszcze Twojego kwestionariusza. Wypełnij go i\u00a0zapisz.',
  missingCompany: 'Nie mamy jeszcze danych Twojej firmy. Wypełnij je i\u00a0zapisz.',
  loading: 'Wczytuję formularz... proszę czekać',
  failed: 'Nie udało się wczytać formularza',

  help: {
    identification:
      'Potrzebne do umowy, ubezpieczenia i\u00a0podatku. Pola oznaczone gwiazdką są obowiązkowe.',
    insurance: 'Zaznacz wszystkie pozycje, które Cię dotyczą.',
    additionalInsurance: 'Odpowiedz na oba pytania, także jeśli Cię nie dotyczą.',
    other: 'Odpowiedz, jeśli Cię to dotyczy.',
    salary: 'Rachunek, na który wypłacimy wynagrodzenie.',
    company: 'Takie jak w\u00a0rejestrze i\u00a0na fakturach. Pola oznaczone gwiazdką są obowiązkowe.',
  },
  socialFor: (numbers: readonly number[]) =>
    `Dotyczy osób, które w\u00a0części II zaznaczyły punkt ${points(numbers)}.`,
  medicalFor: (numbers: readonly number[]) =>
    `Dotyczy osób, które w\u00a0części II zaznaczyły punkt ${points(numbers)}.`,
  placesOf: (code: string) => `Miejscowości z\u00a0kodem ${code}`,
  placesHelp: 'Wybór uzupełni miejscowość, gminę, powiat i\u00a0województwo.',
  place: ({ town, municipality, district }: { town: string; municipality: string; district: string }) =>
    `${town} (gmina ${municipality}, powiat ${district})`,
  peselSays: ({ birthDate, sex }: { birthDate: string; sex: 'K' | 'M' }) =>
    sex === 'K'
      ? `Z\u00a0numeru: kobieta, urodzona ${formatNumericDate(birthDate)}.`
      : `Z\u00a0numeru: mężczyzna, urodzony ${formatNumericDate(birthDate)}.`,
  accountHelp: '26\u00a0cyfr; rachunek zagraniczny podaj jako IBAN.',
  yes: 'Tak',
  no: 'Nie',
  none: 'brak',

  workplace: (number: number) => `Miejsce pracy ${number}`,
  addWorkplace: 'Dodaj kolejne miejsce pracy',
  removeWorkplace: (number: number) => `Usuń miejsce pracy ${number}`,

  toCompany: 'Rozliczaj mnie jako firmę',
  toPerson: 'Rozliczaj mnie jako pracownika',
  toCompanyQuestion: 'Czy na pewno chcesz rozliczać się jako firma?',
  toPersonQuestion: 'Czy na pewno chcesz rozliczać się jako pracownik?',
  switchConsequence: 'Usuniętych danych nie można odzyskać. Po potwierdzeniu:',
  switchSteps: 'Skutki zmiany',
  toCompanySteps: [
    'dane z\u00a0kwestionariusza osobowego zostaną usunięte,',
    'wylogujemy Cię na wszystkich urządzeniach,',
    'po następnym zalogowaniu poprosimy o\u00a0wypełnienie danych firmy.',
  ],
  toPersonSteps: [
    'dane z\u00a0formularza firmy zostaną usunięte,',
    'wylogujemy Cię na wszystkich urządzeniach,',
    'po następnym zalogowaniu poprosimy o\u00a0wypełnienie kwestionariusza osobowego.',
  ],
  switchConfirm: 'Ok',
  switchFailed: 'Nie udało się zmienić rodzaju rozliczenia. Spróbuj ponownie.',

  saved: 'Poprawnie zapisano dane',
  backToList: 'Wróć do listy',
  goOn: 'Kontynuuj',
  empty: 'Brak danych',
  emptyPerson: 'Ta osoba nie wypełniła jeszcze kwestionariusza osobowego.',
  emptyCompany: 'Ta osoba nie wypełniła jeszcze danych firmy.',
  fillIn: 'Uzupełnij dane',
  savedAt: (when: string) => `Ostatni zapis: ${when}`,
} as const;
