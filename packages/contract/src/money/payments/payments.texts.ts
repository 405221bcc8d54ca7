/** Messages of the form of a payment; the first three to the letter. */
export const paymentTexts = {
  amountRequired: 'Podanie kwoty jest wymagane',
  dateRequired: 'Podanie daty jest wymagane',
  courseRequired: 'Podanie kierunku jest wymagane',
  amountNumber: 'Podaj kwotę w\u00a0złotych, najwyżej z\u00a0dwoma miejscami po przecinku',
  amountZero: 'Kwota nie może być zerem',
  amountTooLarge: 'Kwota nie może przekraczać 1\u00a0000\u00a0000,00\u00a0zł',
  instalmentPositive: 'Rata musi być większa od zera',
  dueOrder: 'Termin musi być późniejszy niż termin poprzedniej raty',
  correctionReason: 'Podaj powód zmiany kwoty',
  withdrawalReason: 'Podaj powód wycofania wpłaty',
  reasonRequired: 'Przy kwocie ujemnej podaj powód zwrotu lub korekty',
} as const;
