import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { placeRoutes } from '@indeks/contract/places/places.routes';
import { paperRoutes } from '@indeks/contract/questionnaire/papers.routes';
import { workTimeRoutes as routes } from '@indeks/contract/work-times/work-times.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

/** One's own hours of a month, or those of the person acted for. */
export const monthOfTimes = (month: string, user: number | undefined) =>
  queryOptions({
    queryKey: ['work-times', 'month', month, user],
    queryFn: ({ signal }) =>
      call(routes.list, { query: { from: firstDay(month), to: lastDay(month), user } }, { signal }),
    meta: { topic: 'work-times', also: ['reports'] },
  });

/** Hours may be worked anywhere; these are where they usually are. */
export const usualCities = queryOptions({
  queryKey: ['places', 'cities'],
  queryFn: ({ signal }) => call(placeRoutes.list, { query: { active: '1' } }, { signal }),
  select: ({ items }) => [...new Set(items.map(({ name }) => name))],
  meta: { topic: 'places' },
});

export const hoursRegister = (month: string, user: number | undefined) =>
  call(routes.register, { query: { month, user } });

/** That the data of one's questionnaire did not change; it goes with the report. */
export const unchangedStatement = (uid: number) => call(paperRoutes.statementPdf, { params: { uid } });
