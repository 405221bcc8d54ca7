/** Cards count so far and no further; the screen then says that there are more. */
export const mostCounted = 1_000;
