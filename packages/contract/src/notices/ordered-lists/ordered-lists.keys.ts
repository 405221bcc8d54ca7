/** Lists that are printed whole; one with many rows is ordered and made by a job. */
export const orderedListKinds = ['students', 'trips', 'work-times', 'meetings', 'protocols'] as const;
export type OrderedListKind = (typeof orderedListKinds)[number];

export const orderedListStates = ['waiting', 'drawing', 'ready', 'failed'] as const;
export type OrderedListState = (typeof orderedListStates)[number];

/** Why there is no file: the right was lost, there are more rows than fit, or drawing failed again and again. */
export const orderedListFailures = ['not-allowed', 'too-long', 'fault'] as const;
export type OrderedListFailure = (typeof orderedListFailures)[number];

/** Where a list is ordered, and where its file waits. */
export const screenOfList: Readonly<Record<OrderedListKind, string>> = {
  students: '/students',
  trips: '/admin/trips',
  'work-times': '/admin/times',
  meetings: '/admin/calendar',
  protocols: '/protocols',
};

/** How long a finished file is kept. */
export const listKeptHours = 24;
