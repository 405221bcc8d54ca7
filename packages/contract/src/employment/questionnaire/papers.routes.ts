import { z } from 'zod';
import { monthString } from '../../common/dates.ts';
import { binary, defineRoute } from '../../common/route.ts';
import { ofPerson } from './of-person.ts';

const pdf = { method: 'GET', ...ofPerson, answer: binary('application/pdf') } as const;

/** Without a month there are lines to write on. */
const filledFrom = z.strictObject({ month: monthString.optional() });

/** Documents printed from the questionnaire. */
export const paperRoutes = {
  formPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/registrationForm/pdf',
    summary: 'The form to be signed and handed to the secretariat',
  }),
  statementPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/registrationForm/statement-pdf',
    summary: 'The statement that the personal data did not change',
  }),
  lecturerBillPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/lecturer-bill-pdf',
    summary: 'The template of a lecturer’s bill with the contractor, and with the hours of an accepted month',
    query: filledFrom,
  }),
  mileageBillPdf: defineRoute({
    ...pdf,
    path: '/api/users/:uid/mileage-bill-pdf',
    summary:
      'A bill for kilometres with the contractor and the cars, and with the trips of an accepted month',
    query: filledFrom,
  }),
} as const;
