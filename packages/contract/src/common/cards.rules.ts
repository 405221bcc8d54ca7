/** Cards count so far and no further; the screen then says that there are more. */
export const mostCounted = 1_000;

/** As many of what is counted a card names. */
export const cardLines = 5;
