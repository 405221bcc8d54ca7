/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */
export const allTripsSortKeys = ['date', 'start', 'destination', 'km', 'username'] as const;
export type AllTripsSortKey = (typeof allTripsSortKeys)[number];
