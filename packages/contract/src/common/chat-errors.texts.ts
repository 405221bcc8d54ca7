/** Refusals of conversations. */
export const chatErrorTexts = {
  'chat/not-partner': 'Do tej osoby nie możesz napisać.',
  'chat/empty': 'Napisz wiadomość lub dodaj plik.',
  'chat/open-field': 'W\u00a0wiadomości zostało pole {field}. Wpisz wartość albo usuń pole.',
  'chat/too-late': 'Wiadomość można zmienić przez 15\u00a0minut od wysłania.',
  'chat/taken': 'Tą rozmową zajmuje się już {name}.',
  'chat/newer-message': 'Przyszła nowa wiadomość. Przeczytaj ją, zanim załatwisz rozmowę.',
  'chat/not-colleague': 'Rozmowę można przekazać tylko innej osobie z\u00a0sekretariatu.',
} as const;
