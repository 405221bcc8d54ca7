export const messageActionTexts = {
  action: 'Wyślij wiadomość',
  actionToEveryone: 'Wiadomość do wszystkich',
  /** To everybody whom the filters of a list leave. */
  actionToAll: 'Wyślij wiadomość do wszystkich z\u00a0listy',
  actionToFound: 'Wyślij wiadomość do znalezionych',
} as const;
