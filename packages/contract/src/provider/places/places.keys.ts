/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const placeSortKeys = ['name', 'organization', 'active'] as const;
export type PlaceSortKey = (typeof placeSortKeys)[number];
