import { paperRoutes as routes } from '@indeks/contract/employment/questionnaire/papers.routes';
import { call } from '#shared/api/call.ts';

/** Filled in from an accepted month, or without one to be filled in by hand. */
export const fetchMileageBillPdf = (uid: number, month?: string) =>
  call(routes.mileageBillPdf, { params: { uid }, query: { month } });
export const fetchLecturerBillPdf = (uid: number, month?: string) =>
  call(routes.lecturerBillPdf, { params: { uid }, query: { month } });
export const fetchFormPdf = (uid: number) => call(routes.formPdf, { params: { uid } });

/** The statement that the data of one's questionnaire did not change; it goes with the report. */
export const fetchUnchangedStatement = (uid: number) => call(routes.statementPdf, { params: { uid } });
