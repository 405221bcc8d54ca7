export const meetingTexts = {
  defaultName: 'Zjazd',
  nameRequired: 'Podanie nazwy jest konieczne',
  placeRequired: 'Podanie miasta jest konieczne',
  datesRequired: 'Podanie terminu jest konieczne',
  weekendOnly: 'Zjazd może trwać od piątku do niedzieli jednego weekendu',
  commentTooLong: 'Komentarz może mieć najwyżej 500 znaków',
} as const;
