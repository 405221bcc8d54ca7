export const codeTexts = {
  title: 'Drugi krok logowania',
  help: 'Otwórz aplikację uwierzytelniającą w\u00a0telefonie i\u00a0przepisz kod. Bez telefonu użyj kodu zapasowego.',
  code: 'Kod z\u00a0aplikacji lub kod zapasowy',
  confirm: 'Potwierdź',
  giveUp: 'Wróć do logowania',
} as const;
