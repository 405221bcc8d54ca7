import { firstDay, lastDay } from '@indeks/contract/months/months.rules';
import { meetingRoutes as routes } from '@indeks/contract/meetings/meetings.routes';
import type { Meeting, MeetingEdit, NewMeeting } from '@indeks/contract/meetings/meetings.schemas';
import { placeRoutes } from '@indeks/contract/places/places.routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

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

/** As many of one day as a list over the calendar can show. */
export const everybodysMeetingsOfDay = (day: string) =>
  queryOptions({
    queryKey: [key, 'day', day],
    queryFn: ({ signal }) => call(routes.ofDay, { query: { day, page: 1, itemsPerPage: 100 } }, { signal }),
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

export const useCreateMeeting = () =>
  useChange('meetings', (input: { body: NewMeeting; user: number | undefined; idempotencyKey: string }) =>
    call(
      routes.create,
      { body: input.body, query: { user: input.user } },
      { idempotencyKey: input.idempotencyKey },
    ),
  );

export const useEditMeeting = () =>
  useChange('meetings', (input: { id: Meeting['id']; body: MeetingEdit }) =>
    call(routes.edit, { params: { id: input.id }, body: input.body }),
  );

export const useRemoveMeeting = () =>
  useChange('meetings', (id: Meeting['id']) => call(routes.remove, { params: { id } }));

const wholeMonth = (month: string) => ({ start: firstDay(month), end: lastDay(month) });
