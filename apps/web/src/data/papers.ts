import { paperRoutes as routes } from '@indeks/contract/questionnaire/papers.routes';
import { call } from '#shared/api/call.ts';

export const fetchMileageBillPdf = (uid: number) => call(routes.mileageBillPdf, { params: { uid } });
export const fetchLecturerBillPdf = (uid: number) => call(routes.lecturerBillPdf, { params: { uid } });
export const fetchFormPdf = (uid: number) => call(routes.formPdf, { params: { uid } });

/** The statement that the data of one's questionnaire did not change; it goes with the report. */
export const fetchUnchangedStatement = (uid: number) => call(routes.statementPdf, { params: { uid } });
