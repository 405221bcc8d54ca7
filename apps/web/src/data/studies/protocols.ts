import type { CallInput } from '@indeks/contract/common/route';
import type { ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type ProtocolsQuery = NonNullable<CallInput<typeof routes.list>['query']>;

/** A semester and a subject of one course; in the new journal also the number of the intake. */
export interface ProtocolGroupFilter {
  date: string;
  cid: number;
  sid: number;
  half?: 1 | 2 | 3;
}

export const protocolsQuery = (query: ProtocolsQuery) =>
  pageQuery(routes.list, { query }, { topic: 'protocols' });

/** As many as one search over everything offers; the list has the others. */
const foundLimit = 5;

/** The first protocols whose number, course, subject or lecturer a few words find. */
export const findProtocolsQuery = (search: string) =>
  protocolsQuery({ page: 1, itemsPerPage: foundLimit, search });

/** Grades that are changed later are told on its page. */
export const protocolQuery = (id: number) =>
  routeQuery(routes.get, { params: { id } }, { topic: 'protocols', also: ['grades'] });

/** The last protocols of a group, and whether one can be made now. */
export const protocolGroupQuery = (query: ProtocolGroupFilter) =>
  routeQuery(routes.group, { query }, { topic: 'protocols' });

/** A protocol of a group as it would be closed now; what is graded meanwhile changes it. */
export const previewQuery = (query: ProtocolGroupFilter & { type: ProtocolType }) =>
  routeQuery(routes.preview, { query }, { topic: 'protocols', also: ['grades'] });

/** For anybody who has the number and the code. */
export const verificationQuery = (query: { number: string; code: string }) =>
  routeQuery(routes.verify, { query });

export const fetchProtocolPdf = (id: number) => call(routes.pdf, { params: { id } });
/** The paper with what is typed, before it is closed. */
export const fetchPreviewPdf = (body: CallInput<typeof routes.printPreview>['body']) =>
  call(routes.printPreview, { body });
export const fetchMergedPdf = (ids: readonly number[]) =>
  call(routes.merged, { query: { ids: ids.join(',') } });
export const orderMergedPdf = (ids: readonly number[]) =>
  call(routes.orderMerged, { query: { ids: ids.join(',') } });
