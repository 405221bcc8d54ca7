/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
/** By `state` whoever is ready comes first, then by name. */
export const graduationSortKeys = ['state', 'name'] as const;
export type GraduationSortKey = (typeof graduationSortKeys)[number];

/** Whoever has all that it takes to finish, and whoever lacks something. */
export const graduationStates = ['ready', 'lacking'] as const;
export type GraduationState = (typeof graduationStates)[number];
