export const askingTexts = {
  ask: 'Poproś sekretariat',
  title: 'Prośba o\u00a0dodanie słuchacza',
  help: 'Sekretariat dostanie wiadomość z\u00a0tymi danymi i\u00a0przyciskiem, który otwiera u\u00a0niego wypełniony formularz.',
  send: 'Wyślij prośbę',
  sent: 'Wysłano prośbę do sekretariatu',
  message: (name: string, intake: string) =>
    `Proszę o\u00a0dodanie słuchacza: ${name}, nabór ${intake}. Wypełniony formularz:`,
  tooLong: 'Prośba jest za długa na jedną wiadomość. Skróć komentarz i\u00a0wyślij ponownie.',
} as const;
