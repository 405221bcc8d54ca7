/** A message in the chat, or a mail with a new one-time password. */
export const broadcastKinds = ['first-login', 'chat'] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

/** Whom a message to many is for; `people` are named one by one. */
export const audiences = ['students', 'lecturers', 'everyone'] as const;
export type Audience = (typeof audiences)[number] | 'people';

export const recipientStates = ['waiting', 'queued', 'sent', 'skipped', 'recalled'] as const;
export type RecipientState = (typeof recipientStates)[number];
/** Whom the report is narrowed to. */
export const recipientFilters = [...recipientStates, 'read', 'unread', 'mailed'] as const;
export type RecipientFilter = (typeof recipientFilters)[number];

/** Why somebody did not get it: a closed account, the sender, a new address, nothing left of the text. */
export const skipReasons = ['inactive', 'self', 'address', 'nothing'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Filters students who owe anything, or something overdue. */
export const debts = ['owed', 'overdue'] as const;

export const longestSubject = 100;
/** The longest message to many; a chat message is shorter. */
export const longestBroadcast = 4_000;
/** The most rows that can be ticked, or people that can be named. */
export const mostTicked = 500;
/** The newest ones that a person got. */
export const listedOfPerson = 50;
/** As many of those who are left out, or lack a value, are named before sending. */
export const mostNamed = 20;
/** For so long after the last person got it, it is taken back from those who have not read it. */
export const recallMinutes = 10;
/** A message is scheduled for at most so many days ahead. */
export const scheduledDays = 60;
