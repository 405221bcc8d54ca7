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
  columns: { position: 'Lp.', subject: 'Zajęcia', hours: 'Godz.', ects: 'ECTS', grade: 'Ocena' },
  sum: 'Razem',
  verify: (address: string) => `Sprawdź świadectwo: ${address}`,
  codeLine: (number: string, code: string) => `Świadectwo nr ${number}, kod weryfikacji ${code}`,
  hash: (hash: string) => `SHA-256 treści: ${hash}`,
  copies: (copies: number) => (copies === 0 ? 'Wydano oryginał' : `Wydano oryginał i\u00a0odpisy: ${copies}`),
} as const;
