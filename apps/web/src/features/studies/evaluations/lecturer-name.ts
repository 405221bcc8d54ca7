import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import { gradesDialogTexts as texts } from './evaluations.texts.ts';

/** With the degree, as headings say it. */
export const nameLecturer = ({ professor_name: name, professor_degree: degree }: Evaluation): string =>
  name === null ? texts.nobody : nameWithDegree({ name, degree: degree ?? '' });
