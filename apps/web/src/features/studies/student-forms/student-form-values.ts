import { flatFields } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { labelStudentField } from '@indeks/contract/studies/student-forms/student-forms.labels';
import {
  studentForm,
  type ShownStudentForm,
  type StudentFormOfPerson,
  type StudentFormSave,
} from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { studentFormTexts } from '@indeks/contract/studies/student-forms/student-forms.texts';
import { z } from 'zod';
import type { ConflictFields } from '#shared/ui/form/saving/conflict-notice.tsx';

/** The contract's schema on a given day. Of a day of birth that cannot be changed here nothing is asked. */
export const studentSchemaOn = (today: string, isFixed: boolean) => {
  const { personal, address, report } = studentForm.shape;
  const notAhead = personal.shape.dayOfBirth.refine((day) => day <= today, {
    error: studentFormTexts.bornInTheFuture,
  });
  return studentForm.extend({
    personal: personal.extend({ dayOfBirth: isFixed ? z.string() : notAhead }),
    // The form always has a country, if only the one it began with.
    address: address.extend({ country: address.shape.country.unwrap() }),
    report: report.unwrap(),
  });
};

export type StudentInput = z.input<ReturnType<typeof studentSchemaOn>>;
export type StudentOutput = z.output<ReturnType<typeof studentSchemaOn>>;

/** Readers who may not see the account for refunds get a form without it and send none. */
export const valuesOf = ({ personal, contact, report, ...form }: ShownStudentForm) => ({
  ...form,
  personal: { secondName: '', placeOfBirth: '', dayOfBirth: '', ...personal },
  contact: { ...contact, bank_account: contact.bank_account },
  report: report ?? ({ sex: '', citizenship: '', secondaryCountry: '' } as const),
});

/** The values to be sent: without the part that belongs to the questionnaire. */
export const omitQuestionnaire = (
  form: StudentOutput,
  { personal_fixed }: StudentFormOfPerson,
): StudentFormSave['form'] => {
  const { personal, ...rest } = form;
  return personal_fixed ? rest : { ...rest, personal };
};

/** How a conflict names the fields and says their values, as the history of changes does. */
export const conflictFields: ConflictFields = {
  labelOf: labelStudentField,
  wordsOf: (name, value) =>
    flatFields(value, name)
      .map(([, text]) => text)
      .join(', '),
};

/** The form in the row that a refusal carries. */
export const formIn = (row: unknown) => valuesOf((row as StudentFormOfPerson).form); // what this call answers as the current row
