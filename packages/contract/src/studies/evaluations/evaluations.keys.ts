/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const evaluationSortKeys = ['name'] as const;
export type EvaluationSortKey = (typeof evaluationSortKeys)[number];

/** The number of the intake in a session of the new journal: 1 began with the session, 3 a year before it. */
export const halves = [1, 2, 3] as const;
export type Half = (typeof halves)[number];

/** What the answer to a save says; the first clears the grade on the screen. */
export const saveMessages = {
  cleared: 'Evaluation subject was deleted successfully!',
  saved: 'Evaluation subject was saved successfully!',
} as const;

/** In place of an address or a telephone that the viewer may not see. */
export const maskedContact = 'xxxxxx';

/** More than any group has. */
export const mostInSheet = 500;
