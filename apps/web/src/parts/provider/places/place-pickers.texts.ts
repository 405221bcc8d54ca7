export const placePickersTexts = {
  place: 'Placówka',
  everyPlace: 'Wszystkie miasta',
  nothingFound: 'Nic takiego nie ma',
} as const;
