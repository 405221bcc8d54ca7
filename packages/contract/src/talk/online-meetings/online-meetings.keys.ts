/** Minutes that a meeting may last. */
export const meetingDurations = [15, 30, 45, 60, 90, 120] as const;
export type MeetingDuration = (typeof meetingDurations)[number];
export const defaultDuration = { single: 60, bulk: 90 } as const satisfies Record<string, MeetingDuration>;

/** The creator's first row begins here; each next one a pause after the end of the one before it. */
export const bulkStart = '09:15';
export const bulkPauseMinutes = 15;
/** Minutes between the times that are offered. */
export const timeSteps = { single: 10, bulk: 15 } as const;

/** As many as one series may have. */
export const mostMeetings = 50;
export const mostParticipants = 500;

/** How long before its time a meeting can be started and joined. */
export const opensBeforeMinutes = 15;

/** Zoom takes so many meetings that are made or changed for one host in a day, counted in UTC. */
export const zoomDailyLimit = 100;
export const zoomPasswordLength = 10;

/** What has become of the meeting at Zoom. */
export const meetingStates = ['queued', 'created', 'failed'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** Those who manage meetings also have the list of what they hid. */
export const meetingLists = ['upcoming', 'past', 'hidden'] as const;
export type MeetingList = (typeof meetingLists)[number];

/** In the path of the list in place of courses: all of them. */
export const everyCourse = 'all';
