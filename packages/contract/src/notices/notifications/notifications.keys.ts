/** The subject of a notification; the numbers are those of the original interface, 2 and those from 5 on are our own. */
export const notificationType = {
  chat: 1,
  report: 2,
  meeting: 3,
  issue: 4,
  payment: 5,
  list: 6,
  account: 7,
  security: 8,
  grade: 9,
  certificate: 10,
} as const;
export const notificationTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The event, more precisely than the type. */
export const notificationKinds = [
  'message',
  'report-accepted',
  'report-rejected',
  'report-taken-back',
  'report-reminder',
  'meeting',
  'issue',
  'payment-reminder',
  'list-ready',
  'list-failed',
  'address-restored',
  'security-state',
  'grade',
  'certificate',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const typeOfKind: Readonly<Record<NotificationKind, NotificationType>> = {
  message: notificationType.chat,
  'report-accepted': notificationType.report,
  'report-rejected': notificationType.report,
  'report-taken-back': notificationType.report,
  'report-reminder': notificationType.report,
  meeting: notificationType.meeting,
  issue: notificationType.issue,
  'payment-reminder': notificationType.payment,
  'list-ready': notificationType.list,
  'list-failed': notificationType.list,
  'address-restored': notificationType.account,
  'security-state': notificationType.security,
  grade: notificationType.grade,
  certificate: notificationType.certificate,
};

export const notificationStatus = { unread: 0, watched: 1 } as const;

/** Only on the screen, by mail at once, or in one mail a day of what is still unread after a day. */
export const mailChoices = ['here', 'at-once', 'digest'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** A rejected report is mailed at once, since its month closes; a reminder, since it is late; an account
 * that was perhaps taken over, since somebody may still be in it. */
export const defaultChoices: Readonly<Record<NotificationType, MailChoice>> = {
  1: 'digest',
  2: 'at-once',
  // Within a day of its beginning a meeting is mailed at once all the same.
  3: 'digest',
  4: 'digest',
  5: 'at-once',
  6: 'here',
  7: 'at-once',
  8: 'at-once',
  9: 'digest',
  10: 'at-once',
};

/** The secretariat as a sender and as a partner in conversation: no account has this number. */
export const secretariatId = 0;

/** Unread ones are counted no further. */
export const unreadCap = 100;

/** Screens, where a notification names no address of its own. */
export const screenOfType: Readonly<Record<NotificationType, string>> = {
  1: '/chat',
  2: '/chat',
  3: '/online-meetings',
  4: '/issue-tracker',
  5: '/student-payments',
  6: '/students',
  7: '/notifications',
  8: '/admin/security-state',
  9: '/student-grades',
  10: '/student-grades',
};
