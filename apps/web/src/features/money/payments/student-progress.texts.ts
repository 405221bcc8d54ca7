/** How far an enrolment is. */
export const progressTexts = {
  payments: 'Rozliczenie',
  balance: (balance: number, amount: string) => {
    if (balance === 0) return 'opłacone';
    return balance > 0 ? `do zapłaty ${amount}` : `nadpłata ${amount}`;
  },
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

/** What stands beside the enrolments of a student. */
export const studentAsideTexts = {
  balance: 'Saldo osoby',
  state: (balance: number) => {
    if (balance === 0) return 'opłacone';
    return balance > 0 ? 'do zapłaty' : 'nadpłaty';
  },
  parts: (owed: string, overpaid: string) => `${owed} do zapłaty, ${overpaid} nadpłaty`,
  recent: 'Ostatnio',
  all: 'Cała historia',
  nothing: 'Nie ma jeszcze wpłat ani zmian danych.',
  payment: (amount: string) => `Wpłata ${amount}`,
  sources: { bank: 'raport bankowy', hand: 'wpisana ręcznie' },
  created: 'Inicjacja formularza',
  changed: 'Zmiana danych',
} as const;
