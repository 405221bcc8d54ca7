/** A message has at most so many signs. */
export const longestMessage = 1_000;

/** Messages in one part of a history, and conversations in one part of the list. */
export const historyPart = 30;
export const conversationPart = 30;

/** How many messages a search shows. */
export const foundMessages = 30;

/** Whom a message may be addressed to, and what may be attached to it. */
export const attachmentKinds = ['png', 'jpg', 'bmp', 'doc', 'docx', 'pdf'] as const;
export const attachmentBytes = 10_000_000;
