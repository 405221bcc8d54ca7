export const contractTexts = {
  startRequired: 'Podanie daty OD jest wymagane',
  endRequired: 'Podanie daty DO jest wymagane',
  numberRequired: 'Podanie numeru umowy jest wymagane',
  endBeforeStart: 'Data DO nie może być wcześniejsza niż data OD',
} as const;
