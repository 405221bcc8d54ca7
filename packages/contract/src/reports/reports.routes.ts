import { idParams } from '../common/fields.ts';
import { defineRoute } from '../common/route.ts';
import { rangeQuery, report } from '../months/months.schemas.ts';
import {
  acceptClean,
  acceptedClean,
  decision,
  lecturerReportsPage,
  lecturerReportsQuery,
  reportsAnswer,
  submission,
  waitingQuery,
  waitingReports,
} from './reports.schemas.ts';

export const reportRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/reports',
    access: 'work-times.own',
    summary: 'One’s own reports of a range, or those of the person acted for',
    query: rangeQuery,
    answer: reportsAnswer,
  }),
  listAll: defineRoute({
    method: 'GET',
    path: '/api/reports/all',
    access: 'reports.decide',
    summary: 'The three reports of every lecturer of a month',
    query: lecturerReportsQuery,
    answer: lecturerReportsPage,
  }),
  waiting: defineRoute({
    method: 'GET',
    path: '/api/reports/waiting',
    access: 'reports.decide',
    summary: 'How many reports of a month wait for a decision, and how many of them raise no concern',
    query: waitingQuery,
    answer: waitingReports,
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/api/reports',
    access: 'work-times.submit',
    summary: 'Sends a month for acceptance',
    body: submission,
    answer: report,
    idempotent: true,
  }),
  decide: defineRoute({
    method: 'POST',
    path: '/api/reports/user/:id',
    access: 'reports.decide',
    summary: 'Accepts or rejects a person’s month',
    params: idParams,
    body: decision,
    answer: report,
    object: 'shared',
  }),
  acceptClean: defineRoute({
    method: 'POST',
    path: '/api/reports/accept-clean',
    access: 'reports.decide',
    summary: 'Accepts every waiting report of a month that raises no concern',
    body: acceptClean,
    answer: acceptedClean,
  }),
} as const;
