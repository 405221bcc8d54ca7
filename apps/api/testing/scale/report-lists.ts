import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { lecturerReportSortKeys } from '@indeks/contract/month/report-review/report-review.keys';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import type { MeasuredList, Periods, SearchWords } from './lists.ts';

/** The reports of a month of everybody, and what was changed in questionnaires. */
export const listsOfReports = (
  { month, old, ofMonth, ofOldMonth }: Periods,
  { lecturer, place, words }: { lecturer: number; place: number; words: SearchWords },
): MeasuredList[] => {
  const reports = { route: reportRoutes.listAll, sortKeys: lecturerReportSortKeys, words };
  const sectioned = { ...reports, statements: 8, pages: 2_500 }; // whoever waits is sorted
  return [
    { ...reports, filter: 'month', query: ofMonth },
    { ...sectioned, filter: 'waiting', query: { ...ofMonth, waiting: 'true' } },
    { ...sectioned, filter: 'waiting, old month', query: { ...ofOldMonth, waiting: 'true' } },
    { ...sectioned, filter: 'waiting, kind', query: { ...ofMonth, waiting: 'true', type: 'czas' } },
    // Who works in the place is asked besides.
    { ...sectioned, statements: 9, filter: 'waiting, place', query: { ...ofMonth, waiting: 'true', place } },
    { ...sectioned, filter: 'decided', query: { ...ofMonth, part: 'decided' } },
    { ...sectioned, filter: 'missing', query: { ...ofMonth, part: 'missing' } },
    { route: reportRoutes.rest, filter: 'month', query: { month } },
    { route: reportRoutes.listToRemind, filter: 'month', query: { month } },
    { route: reportRoutes.backlog },
    {
      route: reportRoutes.review,
      params: { id: lecturer },
      query: { month, type: 'czas' },
    },
    { route: reportRoutes.waiting, filter: 'month', query: { month } },
    { route: reportRoutes.waiting, filter: 'old month', query: { month: old } },
    { route: historyRoutes.list, sortKeys: ['date'], words },
  ];
};
