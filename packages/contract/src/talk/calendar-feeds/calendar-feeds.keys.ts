/** What a calendar shows: weekends of studies, meetings at Zoom, days by which a month is sent, instalments to pay. */
export const calendarKinds = ['sessions', 'meetings', 'deadlines', 'instalments'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The others are a person's own. */
export const kindsOfPlace = ['sessions', 'meetings'] as const satisfies readonly CalendarKind[];

export const calendarNameLength = 60;
/** As many addresses as one person may have. */
export const mostCalendars = 20;
