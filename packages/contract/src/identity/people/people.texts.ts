export const peopleTexts = {
  emailRequired: 'Podanie emaila jest wymagane',
  emailMalformed: 'Podany adres e-mail jest niepoprawny',
  nameRequired: 'Podanie imienia i nazwiska jest wymagane',
  telephoneRequired: 'Podanie numeru telefonu jest wymagane',
  telephoneDigits: 'Proszę podać wyłącznie cyfry, bez przerw, myślników i numeru kierunkowego',
  kindRequired: 'Podanie rodzaju umowy jest konieczne',
  roleRequired: 'Wybierz rodzaj konta',
  emailAltMalformed:
    'Podaj samą nazwę, bez znaku @ i\u00a0domeny; dozwolone są litery bez polskich znaków, cyfry, kropka, myślnik i\u00a0podkreślnik',
  emailTaken: 'Taki email już istnieje',
  settingsEmailRequired: 'Podanie adresu email jest wymagane',
  settingsTelephoneRequired: 'Podanie telefonu jest wymagane',
} as const;

/** Why somebody of the staff is looked for. */
export const staffConcernTexts = {
  'contract-ending': 'Umowa kończy się w\u00a0ciągu miesiąca',
  'contract-missing': 'Bez umowy',
  'data-changed': 'Zmienione dane do przeczytania',
} as const;
