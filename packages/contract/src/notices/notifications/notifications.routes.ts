import { done, ids } from '../../common/fields.ts';
import { defineRoute } from '../../common/route.ts';
import {
  mailChoice,
  notificationParams,
  notificationsPage,
  notificationsQuery,
  ownChoices,
  senderParams,
  unreadCount,
} from './notifications.schemas.ts';

export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/notificationapi',
    access: 'notifications.view',
    summary: 'The caller’s notifications, the newest first',
    query: notificationsQuery,
    answer: notificationsPage,
  }),
  unread: defineRoute({
    method: 'GET',
    path: '/notificationapi/unread',
    access: 'notifications.view',
    summary: 'How many of the caller’s notifications are unread',
    answer: unreadCount,
  }),
  watchAll: defineRoute({
    method: 'PUT',
    path: '/notificationapi/watched',
    access: 'notifications.view',
    summary: 'Marks all of the caller’s notifications as watched',
    answer: done,
  }),
  watchSender: defineRoute({
    method: 'PUT',
    path: '/notificationapi/watched/:uid',
    access: 'notifications.view',
    summary: 'Marks the notifications of one sender as watched',
    params: senderParams,
    answer: done,
  }),
  watch: defineRoute({
    method: 'PUT',
    path: '/notificationapi/:id/watched',
    access: 'notifications.view',
    summary: 'Marks one notification as watched',
    params: notificationParams,
    answer: done,
    object: 'own-or-other',
  }),
  removeMany: defineRoute({
    method: 'POST',
    path: '/notificationapi/delete-multiple',
    access: 'notifications.view',
    summary: 'Deletes notifications of the caller',
    body: ids,
    answer: done,
  }),
  choices: defineRoute({
    method: 'GET',
    path: '/notificationapi/choices',
    access: 'notifications.view',
    summary: 'Which notifications the caller gets by mail, and how',
    answer: ownChoices,
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/notificationapi/choices',
    access: 'notifications.view',
    summary: 'Chooses how notifications of one type come by mail',
    body: mailChoice,
    answer: ownChoices,
  }),
} as const;
