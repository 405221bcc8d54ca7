import { z } from 'zod';
import { id } from '../common/fields.ts';
import { binary, defineRoute } from '../common/route.ts';

export const ofPerson = {
  params: z.strictObject({ uid: id }),
  access: 'questionnaire.own',
  object: 'own-or-other',
} as const;
const pdf = { method: 'GET', ...ofPerson, answer: binary('application/pdf') } as const;

/** Apart from the questionnaire, so that a screen with a button to print does not load its schemas. */
export const paperRoutes = {
  formPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/registrationForm/pdf',
    summary: 'The form to be signed and sent to the dean’s office',
  }),
  statementPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/registrationForm/statement-pdf',
    summary: 'The statement that the personal data did not change',
  }),
  lecturerBillPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/lecturer-bill-pdf',
    summary: 'The template of a lecturer’s bill, with the contractor filled in',
  }),
  mileageBillPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/mileage-bill-pdf',
    summary: 'The form of a bill for kilometres, with the contractor and the cars filled in',
  }),
} as const;
