/** What was done, where it is more than a changed field; an act that is not named here is a change. */
export const actTexts: Readonly<Record<string, string>> = {
  'enrolment.create': 'Zapisanie na studia',
  'enrolment.delete': 'Usunięcie zapisu',
  'enrolment.archive': 'Przeniesienie zapisu do archiwum',
  'enrolment.restore': 'Przywrócenie zapisu z\u00a0archiwum',
  'student.create': 'Założenie konta słuchacza',
  'person.create': 'Dodanie pracownika',
  'person.archive': 'Przeniesienie do archiwum',
  'person.restore': 'Przywrócenie z\u00a0archiwum',
  'person.delete': 'Usunięcie',
  'account.create': 'Założenie konta',
  'account.consent': 'Akceptacja klauzuli informacyjnej',
  'account.address-restore': 'Przywrócenie poprzedniego adresu e-mail',
  'contract.create': 'Dodanie umowy',
  'contract.delete': 'Usunięcie umowy',
};

export const historyWords = {
  yes: 'tak',
  no: 'nie',
  active: 'aktywne',
  inactive: 'nieaktywne',
  company: 'firma',
  privatePerson: 'osoba fizyczna',
  term: (term: number) => `termin ${term}`,
  removedSubject: 'Przedmiot usunięty z\u00a0planu',
  contract: (number: string) => `Umowa ${number}`,
  data: 'Dane konta',
  university: 'Uczelnia',
  system: 'System',
  album: 'Numer albumu',
  forms: {
    student: { created: 'Inicjacja formularza', changed: 'Formularz zgłoszeniowy' },
    questionnaire: {
      created: 'Inicjacja formularza',
      changed: 'Kwestionariusz osobowy',
      confirmed: 'Potwierdzenie danych',
      switched: 'Zmiana rodzaju rozliczenia',
    },
  },
  erased: 'usunięte wraz z\u00a0formularzem',
} as const;

/** Headings of the exported file, and kinds as its lines name them. */
export const exportWords = {
  at: 'Kiedy',
  who: 'Kto',
  kind: 'Rodzaj',
  about: 'Czego dotyczy',
  reason: 'Powód',
  field: 'Pole',
  before: 'Przed',
  after: 'Po',
  kinds: {
    price: 'Cena',
    course: 'Kierunek',
    account: 'Rachunek',
    grade: 'Ocena',
    form: 'Formularz',
    data: 'Dane',
    enrolment: 'Zapis',
    contract: 'Umowa',
  },
} as const;
