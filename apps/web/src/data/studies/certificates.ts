import type { CallInput } from '@indeks/contract/common/route';
import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type RegisterQuery = NonNullable<CallInput<typeof routes.list>['query']>;

/** Certificates and duplicates as they were given out. */
export const certificatesQuery = (query: RegisterQuery) =>
  pageQuery(routes.list, { query }, { topic: 'certificates', also: ['grades', 'protocols', 'students'] });

/** A line of the register. */
export const registeredPaperQuery = (id: number) =>
  routeQuery(routes.find, { params: { id } }, { topic: 'certificates', also: ['grades', 'protocols'] });

/** The paper of a line, as it is printed now. */
export const paperQuery = (id: number, paper: 'blank' | 'white') =>
  routeQuery(routes.papers, { query: { ids: String(id), paper } }, { topic: 'certificates' });

type PreviewQuery = CallInput<typeof routes.preview>['query'];

/** A paper as issuing it now would make it. */
export const previewQuery = (query: PreviewQuery) =>
  routeQuery(
    routes.preview,
    { query },
    { topic: 'certificates', also: ['grades', 'protocols', 'student-forms'] },
  );

export const fetchRegister = (query: RegisterQuery) => call(routes.exportCsv, { query });

/** Who studied a course together. Grades, payments and forms that come meanwhile change it. */
export interface CompletionFilter {
  date: string;
  cid: number;
}

export const completionQuery = (query: CompletionFilter) =>
  routeQuery(
    routes.group,
    { query },
    { topic: 'certificates', also: ['grades', 'protocols', 'payments', 'student-forms', 'students'] },
  );

/** The own ones, as a student sees them. */
export const ownCertificatesQuery = routeQuery(routes.own, {}, { topic: 'certificates', also: ['grades'] });

/** For anybody who has the number and the code. */
export const certificateVerificationQuery = (query: { number: string; code: string }) =>
  routeQuery(routes.verify, { query });

/** Lines of the register as they are printed. */
export const fetchCertificatePapers = (ids: readonly number[], paper: 'blank' | 'white') =>
  call(routes.papers, { query: { ids: ids.join(','), paper } });
