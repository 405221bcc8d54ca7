/** The tab with everything that a person studies. */
export const coursesTabTexts = {
  empty: { title: 'Brak kierunków', text: 'Ta osoba nie jest zapisana na żaden kierunek.' },
  failed: 'Nie udało się wczytać kierunków',
  intake: (month: string) => `nabór ${month}`,
  semester: (number: number) => `semestr ${number}`,
  state: {
    ahead: 'rozpocznie się',
    'under-way': 'w\u00a0trakcie',
    finished: 'ukończony',
    unfinished: 'bez zaliczenia',
  },
  fields: {
    album: 'Nr albumu',
    albums: 'Numery albumów',
    account: 'Numer rachunku',
    coordinator: 'Koordynator',
    thesis: 'Praca końcowa',
    practice: 'Praktyki',
    promoter: 'Promotor',
    tuition: 'Czesne',
    secondTuition: (course: string) => `Czesne: ${course}`,
    comment: 'Komentarz',
  },
  thesis: { 0: 'Brak', 1: 'Złożona' },
  practice: { 0: 'Brak', 1: 'Zaliczone' },
} as const;

/** The tab with what ends the studies. */
export const finishTabTexts = {
  statements: 'Zaświadczenia',
  statement: {
    completion: 'O\u00a0ukończeniu studiów',
    'course-of-studies': 'O\u00a0przebiegu studiów',
  },
  edit: 'Zmień zaliczenie',
  title: (course: string) => `Zaliczenie: ${course}`,
  save: 'Zapisz zaliczenie',
  /** To the letter. */
  saved: 'Zmiany w zaliczeniu wprowadzone',
  fields: { thesis: 'Praca końcowa złożona', practice: 'Praktyki zaliczone', promoter: 'Promotor' },
} as const;
