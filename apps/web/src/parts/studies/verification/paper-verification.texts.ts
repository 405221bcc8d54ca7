/** What stands on the page of every kind of paper. */
export const paperVerificationTexts = {
  code: 'Kod weryfikacji',
  codeExample: 'np. 8f3c-1a90',
  submit: 'Sprawdź',
  result: 'Wynik sprawdzenia',
  unknownHelp: 'Numer i\u00a0kod nie należą do siebie. Sprawdź, czy są przepisane bez pomyłki.',
  toLogin: 'Przejdź do logowania',
} as const;
