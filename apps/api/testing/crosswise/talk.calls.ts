import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { broadcastRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { mentorRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { onlineMeetingRoutes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import type { Client } from '../client.ts';
import type { Person } from '../identity/people.ts';
import { insertNotification } from '../notices/notifications.ts';
import { insertPlace } from '../provider/places.ts';
import { insertCourse } from '../studies/courses.ts';
import { enrol } from '../studies/enrolments.ts';
import { insertMessage } from '../talk/chat.ts';
import { insertIssue, insertIssueFile, issueFields } from '../talk/issues.ts';
import { insertMentor, insertTag, mentorFields } from '../talk/mentors.ts';
import { insertCredentials, insertOnlineMeeting, meetingFields } from '../talk/online-meetings.ts';
import type { TestApp } from '../test-app.ts';
import { share } from '../share.ts';
import { inOrder, type BulkCall, type Two } from './rounds.ts';

interface House {
  readonly app: TestApp;
  readonly administrator: Person;
  readonly lecturerId: number;
  readonly courseId: number;
  /** Two students of the course. */
  readonly uids: Two;
}

/** Copied for each round, which makes records of its own. */
export interface TalkWorld extends House {
  readonly office: Client;
}

export const makeHouse = async (app: TestApp): Promise<House> => {
  await insertCredentials(app.db, app.services.sealer);
  const { id: courseId } = await insertCourse(app.db);
  const placeId = await insertPlace(app.db);
  const uids = [(await app.person({ role: 3 })).id, (await app.person({ role: 3 })).id] as const;
  for (const userId of uids) await enrol(app.db, { placeId, userId, courseId });
  const administrator = await app.person({ role: 11 });
  const { id: lecturerId } = await app.person({ role: 0 });
  return { app, administrator, lecturerId, courseId, uids };
};

/** A session for a test: more calls than one makes are refused. */
export const signIn = async (house: House): Promise<TalkWorld> => ({
  ...house,
  office: await house.app.signedInAs(house.administrator),
});

/** Pictures that were uploaded and not sent yet. */
const uploads = share(async ({ app, administrator }: TalkWorld): Promise<Two> => {
  const upload = async () => (await insertIssueFile(app.db, app.services.files, administrator.id)).id;
  return [await upload(), await upload()];
});
const tags = share(async ({ app }: TalkWorld): Promise<Two> => [
  await insertTag(app.db),
  await insertTag(app.db),
]);
/** A message from each of the two, about which the secretariat was notified. */
const conversations = share(async ({ app, administrator, uids }: TalkWorld) => {
  for (const senderId of uids) {
    await insertMessage(app.db, app.services.files, senderId);
    await insertNotification(app.db, administrator.id, {
      type: 1,
      kind: 'message',
      sender_id: senderId,
    });
  }
});

const words = { subject: 'Zmiana sali', text: 'Sobotnie zajęcia są w sali 12.' };

/** Every call of the talk and of notifications that changes many, but for removals. */
export const talkCalls: readonly BulkCall<TalkWorld>[] = [
  {
    name: 'a planned online meeting',
    route: onlineMeetingRoutes.create,
    make: async ({ courseId, uids }, first) => ({ body: meetingFields(courseId, inOrder(uids, first)) }),
  },
  {
    name: 'a series of online meetings',
    route: onlineMeetingRoutes.createMany,
    make: async ({ courseId, uids, lecturerId }, first) => {
      const { topic, date, time, ...common } = meetingFields(courseId, inOrder(uids, first));
      const meetings = [date, '2026-12-05'].map((day) => ({ topic, date: day, time }));
      return { body: { ...common, uid: lecturerId, meetings } };
    },
  },
  {
    // Both take part, and one of them is told that it is without them.
    name: 'an edited online meeting',
    route: onlineMeetingRoutes.edit,
    make: async ({ app, administrator, courseId, uids }, first) => {
      const userIds = inOrder(uids, first);
      const id = await insertOnlineMeeting(app.db, app.services.sealer, administrator.id, {
        courseId,
        userIds,
      });
      const { password: _password, ...fields } = meetingFields(courseId, [uids[first]]);
      return { params: { id }, body: { ...fields, version: 1 } };
    },
  },
  {
    name: 'a message to the ticked',
    route: broadcastRoutes.send,
    make: async ({ uids }, first) => ({
      body: { type: 'chat', audience: 'students', ids: inOrder(uids, first).join(','), ...words },
    }),
  },
  {
    name: 'a message to several',
    route: broadcastRoutes.sendToSeveral,
    make: async ({ uids }, first) => ({
      body: { msg: 'Dzień dobry', uid_to: inOrder(uids, first).join(',') },
    }),
  },
  {
    name: 'a reported problem',
    route: issueRoutes.create,
    make: async (world, first) => ({
      body: { ...issueFields, files: inOrder(await uploads(world), first) },
    }),
  },
  {
    name: 'an edited problem',
    route: issueRoutes.edit,
    make: async (world, first) => ({
      params: { id: await insertIssue(world.app.db, world.administrator.id) },
      body: { ...issueFields, files: inOrder(await uploads(world), first), version: 1 },
    }),
  },
  {
    name: 'an added mentor',
    route: mentorRoutes.create,
    make: async (world, first) => ({
      body: { ...mentorFields, tags: JSON.stringify(inOrder(await tags(world), first)) },
    }),
  },
  {
    name: 'an edited mentor',
    route: mentorRoutes.edit,
    make: async (world, first) => ({
      params: { id: (await insertMentor(world.app.db, world.app.services.files)).id },
      body: { ...mentorFields, tags: JSON.stringify(inOrder(await tags(world), first)), version: 1 },
    }),
  },
  {
    name: 'all notifications marked as seen',
    route: notificationRoutes.watchAll,
    make: async (world) => {
      await conversations(world);
      return {};
    },
  },
  {
    name: 'notifications of a sender marked as seen',
    route: notificationRoutes.watchSender,
    make: async (world, first) => {
      await conversations(world);
      return { params: { uid: world.uids[first] } };
    },
  },
  {
    name: 'a conversation marked as read',
    route: chatRoutes.mark,
    make: async (world, first) => {
      await conversations(world);
      return { params: { id: world.uids[first], status: 1 } };
    },
  },
];
