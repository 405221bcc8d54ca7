/** Cards count so far and no further; the screen then says that there are more. */
export const mostCounted = 1_000;

/** How many of the counted items a card lists by name. */
export const cardLines = 5;
