export const lastMessagesTexts = {
  title: 'Wiadomości',
  open: 'Otwórz rozmowę',
  none: 'Brak wiadomości.',
  own: 'Ty',
  theirs: 'Ta osoba',
  loading: 'Wczytuję wiadomości... proszę czekać',
  failed: 'Nie udało się wczytać wiadomości',
} as const;
