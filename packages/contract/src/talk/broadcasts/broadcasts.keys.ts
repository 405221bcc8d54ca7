/** A message in the chat, or a mail with a new one-time password. */
export const broadcastKinds = ['first-login', 'chat'] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

/** Whom a message to many is for; `people` are named one by one. */
export const audiences = ['students', 'lecturers', 'everyone'] as const;
export type Audience = (typeof audiences)[number] | 'people';

export const recipientStates = ['waiting', 'queued', 'sent', 'skipped'] as const;
export type RecipientState = (typeof recipientStates)[number];

export const longestSubject = 100;
/** So many rows can be ticked, or people be named. */
export const mostTicked = 500;
/** The newest ones that a person got. */
export const listedOfPerson = 50;
