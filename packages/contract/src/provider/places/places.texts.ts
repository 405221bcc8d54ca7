/** Messages of the place form, to the letter. */
export const placeTexts = {
  nameRequired: 'Podanie placówki jest wymagane',
  coordinatorRequired: 'Podanie koordynatora jest wymagane',
  organizationRequired: 'Podanie miejsca jest wymagane',
  addressRequired: 'Podanie adresu jest wymagane',
  telephoneRequired: 'Podanie telefonu jest wymagane',
  emailRequired: 'Podanie e-maila jest wymagane',
  emailMalformed: 'Podany adres e-mail jest niepoprawny',
} as const;
