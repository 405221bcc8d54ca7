import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { meetingRoutes as routes } from '@indeks/contract/meetings/meetings.routes';
import { placeRoutes } from '@indeks/contract/places/places.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';

const key = 'meetings';
const meta = { topic: 'meetings', also: ['reports'] } as const;

/** One's own sessions of a month, or those of the person acted for. */
export const monthOfMeetings = (month: string, user: number | undefined) =>
  queryOptions({
    queryKey: [key, 'month', month, user],
    queryFn: ({ signal }) =>
      call(routes.list, { query: { from: firstDay(month), to: lastDay(month), user } }, { signal }),
    meta,
  });

export const everybodysMeetings = (month: string) =>
  queryOptions({
    queryKey: [key, 'all', month],
    queryFn: ({ signal }) => call(routes.listAll, { query: wholeMonth(month) }, { signal }),
    meta,
  });

/** Only places that are in use can be chosen. */
export const placeChoices = queryOptions({
  queryKey: ['places', 'choices'],
  queryFn: ({ signal }) => call(placeRoutes.list, { query: { active: '1' } }, { signal }),
  select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
  meta: { topic: 'places' },
});

export const meetingsPdf = (month: string, user: number | undefined) =>
  call(routes.listPdf, { query: { month, user } });

export const everybodysPdf = (month: string) => call(routes.pdfOfAll, { query: wholeMonth(month) });
export const everybodysCsv = (month: string) => call(routes.csvOfAll, { query: wholeMonth(month) });

const wholeMonth = (month: string) => ({ start: firstDay(month), end: lastDay(month) });
