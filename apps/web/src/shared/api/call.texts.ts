/** Advice for an outage. */
export const tryLater = 'Spróbuj ponownie za chwilę.';

/** For failures the server has not put into words itself. */
export const callTexts = {
  unreachable: 'Brak połączenia z\u00a0serwerem. Sprawdź internet i\u00a0spróbuj ponownie.',
  failed: `Serwer nie odpowiedział tak, jak powinien. ${tryLater}`,
} as const;
