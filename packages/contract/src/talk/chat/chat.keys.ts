/** A message has at most so many signs. */
export const longestMessage = 1_000;

/** For so many minutes one changes what one wrote. */
export const editMinutes = 15;

/** Messages in one part of a history, and conversations in one part of the list. */
export const historyPart = 30;
export const conversationPart = 30;

/** How many messages a search shows. */
export const foundMessages = 30;

/** Whom a message may be addressed to, and what may be attached to it. */
export const attachmentKinds = ['png', 'jpg', 'bmp', 'doc', 'docx', 'pdf'] as const;
export const attachmentBytes = 10_000_000;

/** The views of the inbox that the secretariat shares. */
export const inboxViews = ['mine', 'unclaimed', 'all', 'done'] as const;
export type InboxView = (typeof inboxViews)[number];

/** Conversations of a view are counted no further, and those of the badge. */
export const inboxCap = 1_000;
export const badgeCap = 100;

/** At most so many notes between the messages of one part of a history: the newest. */
export const notesPart = 100;

/** The median of the time to the first answer is that of so many days, and of at most so many answers. */
export const medianDays = 30;
export const medianAnswers = 1_000;

/** As many of a kind stand beside a conversation of the inbox: enrolments, problems, messages to many. */
export const besidePart = 5;
