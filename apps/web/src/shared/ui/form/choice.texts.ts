/** Apart from the texts of forms: a list with a filter shows it, too, and loads no form. */
export const choiceTexts = { choose: 'Wybierz' };
