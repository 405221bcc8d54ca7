/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const allTimesSortKeys = ['date', 'city', 'hours', 'username'] as const;
export type AllTimesSortKey = (typeof allTimesSortKeys)[number];
