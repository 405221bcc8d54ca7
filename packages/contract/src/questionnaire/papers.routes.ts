import { binary, defineRoute } from '../common/route.ts';
import { ofPerson } from './of-person.ts';

const pdf = { method: 'GET', ...ofPerson, answer: binary('application/pdf') } as const;

/** What is printed from the questionnaire. */
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
