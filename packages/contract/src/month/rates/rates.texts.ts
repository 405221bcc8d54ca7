export const rateTexts = {
  rateRequired: 'Podanie stawki jest wymagane',
  rateNumber: 'Stawka musi być wartością liczbową',
  fromRequired: 'Podanie daty jest wymagane',
} as const;
