import type { Questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';

/** The same document with another day of filling in. */
export const datedBy = (questionnaire: Questionnaire, formDate: string): Questionnaire => {
  const registerFormGeneral = { formDate };
  return questionnaire.kind === 'person'
    ? { kind: 'person', form: { ...questionnaire.form, registerFormGeneral } }
    : { kind: 'company', form: { ...questionnaire.form, registerFormGeneral } };
};
