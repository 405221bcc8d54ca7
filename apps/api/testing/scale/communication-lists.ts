import { role } from '@indeks/contract/access/roles';
import { broadcastRoutes, templateRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { calendarFeedRoutes } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { fileGroupRoutes, groupFileRoutes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { collisionRoutes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { onlineMeetingRoutes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { orderedListRoutes } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import { getDemoAccount } from '../../seeds/demo-accounts.ts';
import { listsOfInbox } from './inbox-lists.ts';
import type { MeasuredList } from './lists.ts';

const student = getDemoAccount(role.student).id;
const notifications = { route: notificationRoutes.list, sortKeys: ['datetime'] };

/** What one is told and writes; asked by the secretariat, whose conversations are everybody's. */
export const listsOfCommunication: readonly MeasuredList[] = [
  notifications,
  { ...notifications, filter: 'type', query: { type: 1 } },
  { ...notifications, filter: 'unread', query: { unread: 'true' } },
  { route: notificationRoutes.unread },
  { route: notificationRoutes.choices },
  { route: orderedListRoutes.list },
  { route: chatRoutes.last, statements: 4 },
  { route: chatRoutes.last, filter: 'unread', query: { unread: 'true' }, statements: 4 },
  { route: chatRoutes.history, params: { id: student }, statements: 5 },
  ...listsOfInbox,
  { route: chatRoutes.unread },
  { route: chatRoutes.people },
  ...['ski', 'ko'].map((search) => ({
    route: chatRoutes.people,
    filter: `search ${search}`,
    query: { search },
    pages: 3_200,
  })),
  { route: chatRoutes.people, as: role.coordinator, statements: 4 },
  ...['ski', 'ko'].map((search) => ({
    route: chatRoutes.people,
    filter: `search ${search} at own places`,
    query: { search },
    as: role.coordinator,
    statements: 5,
  })),
  ...['legitymacja', 'dzien'].map((search) => ({
    route: chatRoutes.search,
    filter: `search ${search}`,
    query: { search },
  })),
  { route: onlineMeetingRoutes.list, params: { courseIds: 'all' } },
  { route: onlineMeetingRoutes.list, filter: 'past', params: { courseIds: 'all' }, query: { when: 'past' } },
  {
    route: onlineMeetingRoutes.list,
    filter: 'hidden',
    params: { courseIds: 'all' },
    query: { when: 'hidden' },
  },
  {
    route: onlineMeetingRoutes.list,
    filter: 'search',
    params: { courseIds: 'all' },
    query: { search: 'prawo' },
  },
  { route: onlineMeetingRoutes.list, filter: 'course', params: { courseIds: '1' } },
  {
    route: onlineMeetingRoutes.list,
    filter: 'person',
    params: { courseIds: 'all' },
    query: { userId: student },
  },
  { route: onlineMeetingRoutes.participants, query: { cid: 1, date: '2025-10-01' } },
  { route: onlineMeetingRoutes.hosts },
  { route: collisionRoutes.weekends, query: { cid: 1, date: '2025-10-01' } },
  { route: calendarFeedRoutes.list },
  { route: onlineMeetingRoutes.hosts, filter: 'search ski', query: { search: 'ski' }, pages: 2_000 },
  { route: onlineMeetingRoutes.attendance, params: { id: 2 } },
  { route: fileGroupRoutes.list },
  { route: fileGroupRoutes.audience, query: { roles: '0,2,3,5', semesters: '2026-10-01' }, within: 1_000 },
  { route: groupFileRoutes.list },
  { route: groupFileRoutes.ofGroup, params: { id: 1 } },
  { route: broadcastRoutes.list, sortKeys: ['datetime'] },
  { route: broadcastRoutes.get, params: { id: 1 } },
  {
    route: broadcastRoutes.recipients,
    params: { id: 1 },
    sortKeys: ['position'],
    words: { rare: 'nowy-sluchacz@demo', common: 'ski', short: 'ko' },
    // A beginning of a name is counted person by person, to a bound.
    pages: 1_500,
  },
  {
    route: broadcastRoutes.recipients,
    filter: 'state',
    params: { id: 1 },
    query: { state: 'sent' },
    sortKeys: ['position'],
  },
  ...['read', 'unread', 'mailed'].map((state) => ({
    route: broadcastRoutes.recipients,
    filter: state,
    params: { id: 1 },
    query: { state },
    sortKeys: ['position'],
  })),
  { route: templateRoutes.list },
  { route: broadcastRoutes.ofPerson, params: { id: student } },
];
