import { withoutHidden } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import {
  companyForm,
  personalForm,
  type PersonalForm,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { questionnaireTexts } from '@indeks/contract/employment/questionnaire/questionnaire.texts';
import { z } from 'zod';
import type { PersonalInput } from './questionnaire-values.ts';

/** The contract's schema on a given day. What the person cannot see is left out before anything is refused. */
export const personalSchemaOn = (today: string) => {
  const { registerFormGeneral, personal } = personalForm.shape;
  const onThatDay = personalForm.extend({
    registerFormGeneral: datedForm(registerFormGeneral, today),
    personal: personal.extend({ dayOfBirth: notAhead(personal.shape.dayOfBirth, today) }),
  });
  return (
    z
      .custom<PersonalInput>()
      // Only the choices are read here; the next schema checks every value.
      .transform((form): PersonalInput => withoutHidden(form as PersonalForm))
      .pipe(onThatDay)
  );
};

export const companySchemaOn = (today: string) =>
  companyForm.extend({ registerFormGeneral: datedForm(companyForm.shape.registerFormGeneral, today) });

const datedForm = (general: typeof companyForm.shape.registerFormGeneral, today: string) =>
  general.extend({ formDate: notAhead(general.shape.formDate, today) });

/** Checked at the field itself, so that its error appears together with those of other fields. */
const notAhead = (date: z.ZodString, today: string) =>
  date.refine((day) => day <= today, { error: questionnaireTexts.inTheFuture });
