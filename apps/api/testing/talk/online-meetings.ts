import { randomUUID } from 'node:crypto';
import { credentialsColumn } from '#modules/provider/admin-settings/index.ts';
import { linkColumn, passwordColumn } from '#modules/talk/online-meetings/index.ts';
import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { insertCourse } from '../studies/courses.ts';
import { fakeCredentials } from '../zoom/fake-zoom-state.ts';

/** The account that the test's Zoom knows. */
export const insertCredentials = async (
  db: Database,
  sealer: ColumnSealer,
  credentials: object = fakeCredentials,
): Promise<void> => {
  const sealed = sealer.seal(credentialsColumn, 'zoom', JSON.stringify(credentials));
  const values = { sealed, saved_at: new Date('2026-11-01T10:00:00Z') };
  await db
    .insertInto('service_credentials')
    .values({ service: 'zoom', ...values })
    .onConflict((known) => known.column('service').doUpdateSet(values))
    .execute();
};

interface MeetingTraits {
  readonly courseId?: number;
  readonly hostId?: number | null;
  readonly userIds?: readonly number[];
  readonly startsAt?: string;
  readonly zoomId?: number | null;
  readonly topic?: string;
}

let lastZoomId = 70_000_000_000;

/** A meeting of an hour that Zoom has, unless told otherwise. */
export const insertOnlineMeeting = async (
  db: Database,
  sealer: ColumnSealer,
  createdBy: number,
  traits: MeetingTraits = {},
): Promise<number> => {
  const { hostId = null, userIds = [], startsAt = '2026-11-20T15:00:00Z', topic = 'Konsultacje' } = traits;
  const marker = randomUUID();
  const starts_at = new Date(startsAt);
  lastZoomId += 1;
  const zoom_id = traits.zoomId === undefined ? lastZoomId : traits.zoomId;
  const id = await insertRow(db, 'online_meetings', {
    topic,
    marker,
    starts_at,
    ends_at: new Date(starts_at.getTime() + 3_600_000),
    duration: 60,
    cid: traits.courseId ?? (await insertCourse(db)).id,
    host_id: hostId,
    waiting_room: true,
    host_video: false,
    participant_video: false,
    sealed_password: sealer.seal(passwordColumn, marker, 'kanarek-pw'),
    created_by: createdBy,
    created_at: new Date('2026-11-01T10:00:00Z'),
    zoom_id,
    state: zoom_id === null ? 'queued' : 'created',
    sent_version: zoom_id === null ? 0 : 1,
  });
  for (const userId of new Set([...userIds, ...(hostId === null ? [] : [hostId])]))
    await db
      .insertInto('online_meeting_people')
      .values({ meeting_id: id, user_id: userId, host: userId === hostId, told: true })
      .execute();
  return id;
};

/** What Zoom told of a meeting that is over: one person was there. */
export const insertAttendance = async (
  db: Database,
  meeting_id: number,
  user_id: number,
  minutes: number,
): Promise<void> => {
  await db
    .insertInto('online_meeting_people')
    .values({ meeting_id, user_id, minutes })
    .onConflict((known) => known.columns(['meeting_id', 'user_id']).doUpdateSet({ minutes }))
    .execute();
  const attendance_at = new Date('2026-11-15T12:00:00Z');
  await db.updateTable('online_meetings').set({ attendance_at }).where('id', '=', meeting_id).execute();
};

/** For the next test of a file; nothing of the product can take an attendance away. */
export const clearOnlineMeetings = async (db: Database): Promise<void> => {
  await db.updateTable('online_meeting_people').set({ minutes: null }).execute();
  await db.updateTable('online_meetings').set({ attendance_at: null }).execute();
  await db.deleteFrom('online_meetings').execute();
};

/** The link that a participant was given before. */
export const insertLink = async (db: Database, sealer: ColumnSealer, meetingId: number, userId: number) => {
  const { id } = await db
    .selectFrom('online_meeting_people')
    .select('id')
    .where('meeting_id', '=', meetingId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const sealed_link = sealer.seal(linkColumn, id, 'https://zoom.example/w/1?tk=kanarek-zoom-tk');
  await db
    .updateTable('online_meeting_people')
    .set({ registrant_id: `r${id}`, sealed_link })
    .where('id', '=', id)
    .execute();
};

/** What the form of a new meeting sends. */
export const meetingFields = (courseId: number, users: readonly number[]) => ({
  topic: 'Prawo pracy, wykład 1',
  date: '2026-11-28',
  time: '09:15',
  duration: 90 as const,
  cid: courseId,
  sid: null,
  semester: '2026-10-01',
  users: [...users],
  uid: null,
  waiting_room: true,
  host_video: false,
  participant_video: false,
  password: '',
});
