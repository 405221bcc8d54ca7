import type { Route } from '@indeks/contract/common/route';
import { billRoutes } from '@indeks/contract/month/bills/bills.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectHistoryRoutes, subjectRoutes } from '@indeks/contract/studies/courses/subjects.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { broadcastRoutes, templateRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes, inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { fileGroupRoutes, groupFileRoutes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { mentorRoutes } from '@indeks/contract/talk/mentors/mentors.routes';
import { onlineMeetingRoutes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { insertNotification } from './notices/notifications.ts';
import { insertBill } from './pictures.ts';
import { insertPlace } from './provider/places.ts';
import { insertCandidate } from './studies/candidates.ts';
import { insertCourse, insertLecturerChange } from './studies/courses.ts';
import { insertGroup } from './studies/evaluations.ts';
import { insertProtocol } from './studies/protocols.ts';
import { insertBroadcast, insertTemplate } from './talk/broadcasts.ts';
import { insertMessage, insertReply } from './talk/chat.ts';
import { insertFileGroup, insertGroupFile } from './talk/file-groups.ts';
import { insertWholeIssue } from './talk/issues.ts';
import { insertMentor } from './talk/mentors.ts';
import { insertOnlineMeeting } from './talk/online-meetings.ts';
import type { TestApp } from './test-app.ts';

/** Who removes them: of messages and notifications nobody removes another's. */
interface Remover {
  readonly app: TestApp;
  readonly administrator: { readonly id: number };
}

/** A removal of many records that are made one by one, each of some person. */
export interface RecordRemoval {
  readonly name: string;
  readonly route: Route;
  readonly insert: (remover: Remover, ownerId: number) => Promise<number>;
  /** The records are somebody's, and do not stand for themselves. */
  readonly ofPeople?: true;
  /** What is sent, where it is not the numbers alone. */
  readonly toBody?: (ids: readonly unknown[]) => unknown;
}

const insertGroupWithFile = async ({ db, services }: TestApp) => {
  const groupId = await insertFileGroup(db);
  return { groupId, ...(await insertGroupFile(db, services.files, groupId)) };
};

let notified = new Date('2026-11-13T10:00:00Z');

export const recordRemovals: readonly RecordRemoval[] = [
  {
    name: 'bills',
    ofPeople: true,
    route: billRoutes.removeMany,
    insert: async ({ app }, id) => (await insertBill(app.db, app.services.files, id)).id,
  },
  { name: 'places', route: placeRoutes.removeMany, insert: ({ app }) => insertPlace(app.db) },
  {
    name: 'courses',
    route: courseRoutes.removeMany,
    insert: async ({ app }) => (await insertCourse(app.db)).id,
  },
  {
    name: 'subjects',
    route: subjectRoutes.removeMany,
    insert: async ({ app }) => (await insertCourse(app.db)).subjectId,
  },
  {
    name: 'lecturer changes',
    route: subjectHistoryRoutes.removeMany,
    insert: ({ app }) => insertLecturerChange(app.db),
  },
  { name: 'candidates', route: candidateRoutes.removeMany, insert: ({ app }) => insertCandidate(app.db) },
  {
    name: 'protocols',
    ofPeople: true,
    route: protocolRoutes.withdrawMany,
    insert: async ({ app }, createdBy) => {
      // A group has one protocol in force.
      const group = await insertGroup(app.db, { lecturerId: null });
      return (await insertProtocol(app.db, { ...group, createdBy })).id;
    },
    toBody: (ids) => ({ ids, reason: 'pomyłka' }),
  },
  {
    name: 'messages',
    ofPeople: true,
    route: chatRoutes.removeMany,
    insert: async ({ app, administrator }, id) =>
      (await insertMessage(app.db, app.services.files, id, administrator.id)).id,
  },
  {
    name: 'messages to many',
    ofPeople: true,
    route: broadcastRoutes.removeMany,
    insert: ({ app }, senderId) => insertBroadcast(app.db, { senderId, recipients: [senderId] }),
  },
  {
    name: 'file groups',
    route: fileGroupRoutes.removeMany,
    insert: async ({ app }) => (await insertGroupWithFile(app)).groupId,
  },
  {
    name: 'files of groups',
    route: groupFileRoutes.removeMany,
    insert: async ({ app }) => (await insertGroupWithFile(app)).id,
  },
  {
    name: 'templates of messages',
    route: templateRoutes.removeMany,
    insert: ({ app }) => insertTemplate(app.db),
  },
  { name: 'saved replies', route: inboxRoutes.removeReplies, insert: ({ app }) => insertReply(app.db) },
  {
    name: 'notifications',
    ofPeople: true,
    route: notificationRoutes.removeMany,
    // Each is older than the one before it, so that the order of their days is not that of their numbers.
    insert: ({ app, administrator }) => {
      notified = new Date(notified.getTime() - 1_000);
      return insertNotification(app.db, administrator.id, { at: notified });
    },
  },
  {
    name: 'online meetings',
    ofPeople: true,
    route: onlineMeetingRoutes.removeMany,
    insert: ({ app, administrator }, hostId) =>
      insertOnlineMeeting(app.db, app.services.sealer, administrator.id, { hostId }),
    // A meeting has a number at Zoom beside its own.
    toBody: (ids) => ids.map((id) => ({ id, meetingId: null })),
  },
  {
    name: 'issues',
    ofPeople: true,
    route: issueRoutes.removeMany,
    insert: async ({ app }, id) => (await insertWholeIssue(app.db, app.services.files, id)).id,
  },
  {
    name: 'mentors',
    route: mentorRoutes.removeMany,
    insert: async ({ app }) => (await insertMentor(app.db, app.services.files)).id,
  },
];
