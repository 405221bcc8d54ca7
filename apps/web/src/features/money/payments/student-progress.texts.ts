/** How far an enrolment is. */
export const progressTexts = {
  payments: 'Rozliczenie',
  paid: (paid: string, price: string) => `wpłacono ${paid} z\u00a0${price}`,
  last: (day: string) => `ostatnio ${day}`,
  grades: 'Oceny',
  average: (average: string) => `średnia ${average}`,
  of: (given: number, all: number) => `${given} z\u00a0${all}`,
  /** The first by name, the others by number. */
  missing: ([first, ...others]: readonly string[]) => {
    if (first === undefined) return [];
    return [`brakuje: ${first}${others.length > 0 ? ` +${others.length}` : ''}`];
  },
} as const;

/** Texts beside the enrolments of a student. */
export const studentAsideTexts = {
  balance: 'Saldo osoby',
  parts: (owed: string, overpaid: string) => `pozostało ${owed}, nadpłaty ${overpaid}`,
  recent: 'Ostatnio',
  all: 'Cała historia',
  nothing: 'Nie ma jeszcze wpłat ani zmian danych.',
  payment: (amount: string) => `Wpłata ${amount}`,
  sources: { bank: 'z\u00a0wyciągu', hand: 'wpisana ręcznie' },
  created: 'Inicjacja formularza',
  changed: 'Zmiana danych',
} as const;
