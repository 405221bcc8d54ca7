import { formatNrb } from '@indeks/contract/numbers/nrb';
import { flatFields } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { labelOfField } from '@indeks/contract/employment/questionnaire/questionnaire.labels';
import type {
  CompanyForm,
  PersonalForm,
  Questionnaire,
  QuestionnaireOfPerson,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { ConflictFields } from '#shared/ui/form/saving/conflict-notice.tsx';

/** How a conflict names the fields of a form and says their values, as the history of changes does. */
export const describeConflicts = (kind: Questionnaire['kind']): ConflictFields => ({
  labelOf: (name) => labelOfField(kind, name),
  wordsOf: (name, value) =>
    flatFields(value, name)
      .map(([field, text]) => (field.endsWith('accountNumber') ? formatNrb(text) : text))
      .filter((text) => text !== '')
      .join(', '),
});

/** The form in the row that a refusal carries; undefined when it is gone or has become one of the other kind. */
export const personIn = (row: unknown): PersonalForm | undefined => {
  const found = questionnaireIn(row);
  return found?.kind === 'person' ? found.form : undefined;
};

export const companyIn = (row: unknown): CompanyForm | undefined => {
  const found = questionnaireIn(row);
  return found?.kind === 'company' ? found.form : undefined;
};

const questionnaireIn = (row: unknown): Questionnaire | null => (row as QuestionnaireOfPerson).questionnaire; // what this call answers as the current row
