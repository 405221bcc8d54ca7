import { changesBetween } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { withoutHidden } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import type {
  Questionnaire,
  QuestionnaireSave,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';

/** The form as it is stored: without the version and without the fields that were hidden. */
export const toKept = (input: QuestionnaireSave): Questionnaire =>
  input.kind === 'person'
    ? { kind: 'person', form: withoutHidden(input.form) }
    : { kind: 'company', form: input.form };

export const kindOf = (isCompany: boolean): Questionnaire['kind'] => (isCompany ? 'company' : 'person');

export interface WhatChanged {
  readonly kind: 'created' | 'changed' | 'confirmed';
  /** The paths of the fields. */
  readonly fields: readonly string[];
}

/** When only the date is new, the person confirmed the old data. */
export const whatChanged = (before: Questionnaire | undefined, after: Questionnaire): WhatChanged => {
  const fields = changesBetween(before?.form, after.form).map(({ field }) => field);
  if (!before) return { kind: 'created', fields };
  const confirmed = fields.every((field) => field === 'registerFormGeneral.formDate');
  return { kind: confirmed ? 'confirmed' : 'changed', fields };
};

/** The name of the account follows a person's form; a company's account keeps the name of its person. */
export const nameFrom = ({ kind, form }: Questionnaire) => {
  if (kind === 'company') return { degree: form.degree ?? '' };
  const { name, surname, degree } = form.personal;
  return { given_name: name, surname, degree: degree ?? '' };
};
