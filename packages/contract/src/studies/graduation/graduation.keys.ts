/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const graduationSortKeys = ['name'] as const;
export type GraduationSortKey = (typeof graduationSortKeys)[number];

/** Whoever has all that it takes to finish, and whoever lacks something. */
export const graduationStates = ['ready', 'lacking'] as const;
export type GraduationState = (typeof graduationStates)[number];
