/** Messages of the schemas. */
export const certificateTexts = {
  number: 'Podaj numer w\u00a0postaci 0215/2026',
  code: 'Podaj kod w\u00a0postaci 8f3c-1a90',
  completed: 'Podaj dzień ukończenia',
  issued: 'Podaj dzień wystawienia',
  reissueReason: 'Podaj podstawę nowego wydania',
  renewalReason: 'Podaj podstawę nowego wydania',
  annulmentReason: 'Podaj powód unieważnienia',
  duplicateReason: 'Podaj powód wystawienia duplikatu',
  handedHow: 'Podaj dzień i\u00a0sposób wydania',
} as const;

/** Words of the document. */
export const certificatePaperTexts = {
  title: 'ŚWIADECTWO',
  of: 'UKOŃCZENIA STUDIÓW PODYPLOMOWYCH',
  issuedIn: 'wydane w\u00a0Rzeczypospolitej Polskiej',
  name: 'świadectwo ukończenia studiów podyplomowych',
  number: (number: string) => `nr ${number}`,
  duplicate: 'DUPLIKAT',
  duplicateMade: (day: string) => `Duplikat wystawiono ${day}`,
  replaces: (number: string) => `Wydano w\u00a0miejsce świadectwa nr ${number}`,
  born: (day: string, place: string) => `data urodzenia: ${day}, miejsce urodzenia: ${place}`,
  completed: 'ukończył(a) studia podyplomowe',
  lasted: (from: string, to: string, semesters: number) =>
    `rozpoczęte ${from}, ukończone ${to}, liczba semestrów: ${semesters}`,
  result: (result: string, average: string) => `z\u00a0wynikiem: ${result} (${average})`,
  seal: 'miejsce na\npieczęć urzędową',
  course: 'Przebieg studiów podyplomowych',
  second: (number: string, name: string) => `strona 2 świadectwa nr ${number}, ${name}`,
  seat: (seat: string, address: string) => [seat, address].filter((part) => part !== '').join(', '),
  columns: {
    position: 'Lp.',
    subject: 'Zajęcia',
    hours: 'Godz.',
    ects: 'ECTS',
    hoursPractical: 'Prakt. godz.',
    ectsPractical: 'Prakt. ECTS',
    hoursDistance: 'Odległ. godz.',
    ectsDistance: 'Odległ. ECTS',
    grade: 'Ocena',
  },
  none: '–',
  practical: (hours: number, ects: number, practice: number) =>
    `Zajęcia kształtujące umiejętności praktyczne: ${hours} godz., ${ects} ECTS${practice > 0 ? `, w\u00a0tym praktyka zawodowa ${practice}\u00a0godz.` : ''}`,
  practicePlace: (place: string) => `Miejsce praktyki: ${place}`,
  distance: (hours: number, ects: number) =>
    `Zajęcia z\u00a0wykorzystaniem metod i\u00a0technik kształcenia na odległość: ${hours} godz., ${ects} ECTS`,
  scale:
    'Skala ocen: bardzo dobry (5,0), dobry plus (4,5), dobry (4,0), dostateczny plus (3,5), dostateczny (3,0), niedostateczny (2,0).',
  prk: 'PRK',
  qualification: (name: string, level: number | null) =>
    `Kwalifikacja: ${name}${level === null ? '' : `, poziom ${level} Polskiej Ramy Kwalifikacji`}`,
  testPrint: {
    title: 'Wydruk próbny świadectwa',
    help: 'Wydrukuj w\u00a0skali 100% i\u00a0połóż na blankiecie pod światło. Linia przerywana to ramka, w\u00a0której stanie tekst.',
    moved: (right: string, down: string) => `Przesunięcie: w\u00a0prawo ${right} mm, w\u00a0dół ${down} mm`,
  },
  sum: 'Razem',
  preview: 'PODGLĄD',
  outOfForce: 'NIEWAŻNE',
  doubted: 'DO WYJAŚNIENIA',
  previewTitle: (name: string) => `Podgląd: ${name}`,
  previewed: 'Podgląd, a\u00a0nie świadectwo. Kod QR i\u00a0kod weryfikacji powstaną przy wystawieniu.',
  verify: (address: string) => `Sprawdź świadectwo: ${address}`,
  codeLine: (number: string, code: string) => `Świadectwo nr ${number}, kod weryfikacji ${code}`,
  hash: (hash: string) => `SHA-256 treści: ${hash}`,
  copies: (copies: number) => (copies === 0 ? 'Wydano oryginał' : `Wydano oryginał i\u00a0odpisy: ${copies}`),
} as const;

/** Words of the statements that are drawn at any time. */
export const statementTexts = {
  titles: {
    completion: 'Zaświadczenie o\u00a0ukończeniu studiów podyplomowych',
    'course-of-studies': 'Zaświadczenie o\u00a0przebiegu studiów podyplomowych',
  },
  placeAndDay: (place: string, day: string) => `${place}, ${day}`,
  states: 'Zaświadcza się, że:',
  person: 'Imię i\u00a0nazwisko',
  born: 'Data i\u00a0miejsce urodzenia',
  album: 'Numer albumu',
  course: 'Studia podyplomowe',
  began: 'Dzień rozpoczęcia',
  completed: (day: string, result: string, average: string, number: string) =>
    `Studia ukończono ${day} z\u00a0wynikiem ${result} (${average}). Świadectwo ukończenia studiów podyplomowych ma numer ${number}.`,
  soFar: 'Dotychczasowy przebieg studiów:',
  columns: { semester: 'Sem.', subject: 'Zajęcia', hours: 'Godz.', ects: 'ECTS', grade: 'Ocena' },
  none: '–',
  average: {
    average: (average: string) => `Średnia ocen: ${average}.`,
    'average-by-ects': (average: string) => `Średnia ocen ważona punktami ECTS: ${average}.`,
  },
  purpose: 'Zaświadczenie wydaje się na wniosek osoby zainteresowanej.',
} as const;
