/** To the letter; the brand's message names the model. */
export const carTexts = {
  brandRequired: 'Podanie modelu pojazdu jest wymagane',
  modelRequired: 'Podanie modelu pojazdu jest wymagane',
  engineRequired: 'Podanie pojemności silnika jest wymagane',
  engineDigits: 'Proszę podać wyłącznie cyfry',
  registrationRequired: 'Podanie numeru rejestracyjnego jest wymagane',
} as const;
