export const calendarFeedTexts = {
  nameRequired: 'Nazwij ten adres, na przykład „Telefon”',
  kindsRequired: 'Wybierz, co ma pokazywać kalendarz',
} as const;
