/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
/** By `state` students who are ready come first, then by name. */
export const graduationSortKeys = ['state', 'name'] as const;
export type GraduationSortKey = (typeof graduationSortKeys)[number];

/** Students who meet all conditions to finish, and students who lack something. */
export const graduationStates = ['ready', 'lacking'] as const;
export type GraduationState = (typeof graduationStates)[number];
