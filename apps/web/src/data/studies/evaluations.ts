import type { Flag } from '@indeks/contract/common/flags';
import type { CallInput } from '@indeks/contract/common/route';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { call } from '#shared/api/call.ts';
import { pageQuery, routeQuery } from '../route-query.ts';

type OldQuery = NonNullable<CallInput<typeof routes.list>['query']>;
type JoinedQuery = CallInput<typeof routes.joined>['query'];

export const oldJournalQuery = (query: OldQuery) => pageQuery(routes.list, { query }, { topic: 'grades' });

export const newJournalQuery = (query: JoinedQuery) =>
  pageQuery(routes.joined, { query }, { topic: 'grades' });

/** Subjects to choose in a journal: a lecturer's own, or those of the chosen courses. */
export const journalSubjectsQuery = (after_join: Flag, cids: readonly number[]) =>
  routeQuery(
    routes.subjects,
    { query: { after_join, ...(cids.length > 0 && { cid: cids.join(',') }) } },
    { topic: 'courses' },
  );

/** All subjects and grades of one student. */
export const studentEvaluationsQuery = (id: number) =>
  routeQuery(routes.ofUser, { params: { id } }, { topic: 'grades' });

/** Who gave, changed and cleared a grade. */
export const gradeHistoryQuery = (eid: number, sid: number) =>
  routeQuery(routes.history, { params: { eid, sid } }, { topic: 'grades' });

/** A group to be graded together. */
export const sheetQuery = (sid: number, date: string) =>
  routeQuery(routes.sheet, { query: { sid, date } }, { topic: 'grades' });

/** What the signed-in lecturer grades this semester. */
export const ownGroupsQuery = routeQuery(
  routes.groups,
  {},
  { topic: 'grades', also: ['protocols', 'courses'] },
);

/** The grade book of the signed-in student. */
export const gradeBookQuery = routeQuery(routes.gradeBook, {}, { topic: 'grades' });

/** The achievement card of a student in one course. */
export const fetchCardPdf = (eid: number, cid: number) => call(routes.card, { params: { eid, cid } });

export const fetchSheetCsv = (sid: number, date: string) => call(routes.sheetCsv, { query: { sid, date } });
