export const mailTexts = {
  product: 'Indeks',
  linkFallback: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  automatic: 'Ta wiadomość została wysłana automatycznie. Nie odpowiadaj na nią.',
} as const;
