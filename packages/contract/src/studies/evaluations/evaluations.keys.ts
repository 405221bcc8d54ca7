/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const evaluationSortKeys = ['name'] as const;
export type EvaluationSortKey = (typeof evaluationSortKeys)[number];

/** The number of the intake in a session of the new journal: 1 began with the session, 3 a year before it. */
export const halves = [1, 2, 3] as const;
export type Half = (typeof halves)[number];

/** The result of a save; the first clears the grade on the screen. */
export const saveMessages = {
  cleared: 'Evaluation subject was deleted successfully!',
  saved: 'Evaluation subject was saved successfully!',
} as const;

/** In place of an address or a telephone that the viewer may not see. */
export const maskedContact = 'xxxxxx';

/** 1 the first term, 2 the re-sit, then the further ones. How many of them are held is the provider's setting. */
export const terms = [1, 2, 3, 4] as const;
export type Term = (typeof terms)[number];

/** In place of a grade: the student did not come to the term. */
export const didNotCome = 0;

/** The next step of a group: its grades, the protocol once everybody has one, the same for the re-sit. */
export const groupSteps = ['grade', 'close', 'resit', 'close-resit', 'closed'] as const;
export type GroupStep = (typeof groupSteps)[number];

/** More than any group has. */
export const mostInSheet = 500;
