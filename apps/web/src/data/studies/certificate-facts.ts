import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import type { StatementKind } from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { call } from '#shared/api/call.ts';
import { routeQuery } from '../route-query.ts';

/** What certificates of a course say beside its name. */
export const courseFactsQuery = (id: number) =>
  routeQuery(routes.course, { params: { id } }, { topic: 'certificates', also: ['courses'] });

/** Own days of an enrolment, and where its practice was. */
export const enrolmentFactsQuery = (id: number) =>
  routeQuery(routes.enrolment, { params: { id } }, { topic: 'certificates' });

/** How far the text moves on a blank. */
export const layoutQuery = routeQuery(routes.layout, {}, { topic: 'certificates' });

export const fetchTestPrint = () => call(routes.testPrint, {});

/** As the yearly report asks for it. */
export const fetchStatistics = (year: number) => call(routes.statistics, { query: { year } });

interface AskedStatement {
  /** The enrolment, and which of its courses. */
  id: number;
  cid: number;
  kind: StatementKind;
}

export const fetchStatement = ({ id, cid, kind }: AskedStatement) =>
  call(routes.statement, { params: { id }, query: { cid, kind } });
