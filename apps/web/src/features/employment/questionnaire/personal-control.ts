import type { PersonalForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { Control, FieldPath } from 'react-hook-form';
import { personalLabel } from './field-labels.ts';
import type { PersonalInput } from './questionnaire-values.ts';

export type PersonalControl = Control<PersonalInput, unknown, PersonalForm>;

/** Props of every field of the personal form: its place, and its label. */
export const fieldAt =
  (control: PersonalControl) =>
  <Name extends FieldPath<PersonalInput>>(name: Name) => ({ control, name, label: personalLabel(name) });
