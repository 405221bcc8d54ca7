export const mentorTexts = {
  firstnameRequired: 'Podanie imienia jest wymagane',
  lastnameRequired: 'Podanie nazwiska jest wymagane',
  emailRequired: 'Podanie e-maila jest wymagane',
  emailMalformed: 'Podany adres e-mail jest niepoprawny',
  telephoneRequired: 'Podanie telefonu jest wymagane',
  tagsRequired: 'Podanie przynajmniej jednego tagu jest wymagane',
  tagNameRequired: 'Podanie nazwy jest wymagane',
  fileTooLarge: 'Maksymalna wielkość pliku to 2\u00a0MB!',
} as const;
