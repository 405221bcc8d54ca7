/** Apart from the schemas, so that the screen can name them without loading what only the server needs. */

/** Students are counted by place or by course. */
export const groupings = ['pid', 'cid'] as const;
export type Grouping = (typeof groupings)[number];

/** How many courses have a line of their own. */
export const mostTrends = 15;
