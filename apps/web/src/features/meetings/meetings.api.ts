import { meetingRoutes as routes } from '@indeks/contract/meetings/meetings.routes';
import type { Meeting, MeetingEdit, NewMeeting } from '@indeks/contract/meetings/meetings.schemas';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';

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
