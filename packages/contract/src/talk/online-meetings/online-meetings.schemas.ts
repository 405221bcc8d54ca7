import { z } from 'zod';
import { zoomProblems } from '../../provider/admin-settings/zoom.keys.ts';
import { dateString, requiredDate, timestamp } from '../../common/dates.ts';
import { chosenRecord, id, recordNumber, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import {
  everyCourse,
  meetingDurations,
  meetingLists,
  meetingStates,
  mostMeetings,
  mostParticipants,
  zoomPasswordLength,
} from './online-meetings.keys.ts';
import { onlineMeetingTexts as texts } from './online-meetings.texts.ts';

const topic = text(200, texts.topicRequired);
const date = requiredDate(texts.dateRequired);
const time = z
  .string()
  .min(1, { error: texts.timeRequired, abort: true })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: texts.timeMalformed });
const duration = z.literal(meetingDurations, { error: texts.durationRequired });
/** Empty: one is made. */
const password = z
  .string()
  .trim()
  .max(zoomPasswordLength, { error: texts.passwordTooLong })
  .regex(/^[A-Za-z0-9@\-_*]*$/, { error: texts.passwordMalformed });

const audience = {
  cid: chosenRecord(texts.courseRequired),
  /** The subject, if the meeting belongs to one. */
  sid: recordNumber.nullable(),
  /** The intake of which the participants were taken; none: of all. */
  semester: dateString.nullable(),
  users: z.array(recordNumber).min(1, { error: texts.participantsRequired }).max(mostParticipants),
};
const options = {
  waiting_room: z.boolean(),
  host_video: z.boolean(),
  participant_video: z.boolean(),
  password,
};

/** `uid` is the host; nobody is the secretariat. */
export const newOnlineMeeting = z.strictObject({
  topic,
  date,
  time,
  duration,
  ...audience,
  uid: recordNumber.nullable(),
  ...options,
});
export type NewOnlineMeeting = z.output<typeof newOnlineMeeting>;

/** Another host may be named before it begins. */
export const onlineMeetingEdit = newOnlineMeeting.omit({ password: true }).extend({ version });
export type OnlineMeetingEdit = z.output<typeof onlineMeetingEdit>;

const seriesRow = z.strictObject({ topic, date, time });
export const onlineMeetingSeries = z.strictObject({
  uid: chosenRecord(texts.hostRequired),
  duration,
  ...audience,
  ...options,
  meetings: z.array(seriesRow).min(1).max(mostMeetings),
});
export type OnlineMeetingSeries = z.output<typeof onlineMeetingSeries>;

/** The host of a new meeting, in place of `uid` of the body. */
export const hostQuery = z.strictObject({ userId: id.optional() });

/** Numbers of courses with commas between them, or all. */
export const coursesParams = z.strictObject({
  courseIds: z
    .string()
    .regex(/^(all|\d{1,9}(,\d{1,9}){0,99})$/)
    .transform((value) => (value === everyCourse ? undefined : value.split(',').map(Number))),
});

export const onlineMeetingsQuery = pagingQuery(['start'])
  .omit({ sortBy: true, sortDesc: true })
  .extend({
    /** Only meetings of this person, for those who manage them. */
    userId: id.optional(),
    when: z.enum(meetingLists).optional(),
    /** This one alone, whenever it is; of those that the caller may see. */
    id: id.optional(),
  });

export const onlineMeeting = z.object({
  id: z.number().int(),
  topic: z.string(),
  date: dateString,
  /** In Warsaw. */
  time: z.string(),
  duration: z.number().int(),
  starts_at: timestamp,
  ends_at: timestamp,
  /** From then on it can be begun and joined. */
  opens_at: timestamp,
  cid: z.number().int(),
  courseName: z.string(),
  sid: z.number().int().nullable(),
  semester: dateString.nullable(),
  /** The host's number; nobody is the secretariat. */
  uid: z.number().int().nullable(),
  /** The host's name with the degree, or 'Sekretariat'. */
  username: z.string(),
  /** The host's address, for those who manage meetings. */
  email: z.string().nullable(),
  participants: z.number().int(),
  /** How many people, the host included, know of the meeting and are told when it is cancelled. */
  told: z.number().int(),
  /** Left out of the lists of what is over. */
  hidden: z.boolean(),
  waiting_room: z.boolean(),
  host_video: z.boolean(),
  participant_video: z.boolean(),
  state: z.enum(meetingStates),
  problem: z.enum(zoomProblems).nullable(),
  /** Zoom's number; none until it is made. */
  meetingId: z.number().int().nullable(),
  /** JSON text with id, start_time and join_url, which leads to this portal: the personal link is given at the press. */
  settings: z.string(),
  /** Always empty: it is fetched when it is pressed. */
  start_url: z.string(),
  /** People whose minutes are known; none before Zoom has told. */
  attended: z.number().int().nullable(),
  version,
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    retry: z.boolean(),
    join: z.boolean(),
    start: z.boolean(),
    attendance: z.boolean(),
    /** To hide it from the lists, or to show it again. */
    hide: z.boolean(),
  }),
});
export type OnlineMeeting = z.infer<typeof onlineMeeting>;
export const onlineMeetingsPage = pageSchema(onlineMeeting);

/** With the participants, for the form. */
export const onlineMeetingDetails = onlineMeeting.extend({ users: z.array(z.number().int()) });
export type OnlineMeetingDetails = z.infer<typeof onlineMeetingDetails>;

export const madeMeetings = z.object({ items: z.array(onlineMeeting) });

/** The number of a meeting at Zoom may be left out: the row knows it. */
export const meetingsToDelete = z
  .array(z.strictObject({ id: recordNumber, meetingId: z.number().int().nullable().optional() }))
  .min(1)
  .max(500);

/** What was held is kept, and may be left out of the lists. */
export const meetingHiding = z.strictObject({ hidden: z.boolean() });

export const participantsQuery = z.strictObject({ date: dateString.optional(), cid: id });
export const participants = z.object({
  items: z.array(
    z.object({
      uid: z.number().int(),
      /** Surname first. */
      username: z.string(),
      date: dateString,
      cid: z.number().int(),
    }),
  ),
});

export const hostsQuery = z.strictObject({ search: z.string().trim().max(100).optional() });
export const hosts = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** How many meetings Zoom still takes today. */
      left: z.number().int(),
    }),
  ),
  /** The same for the secretariat's own account. */
  left: z.number().int(),
});

/** Given to the person who asked, once; never kept by a cache. */
export const meetingLink = z.object({ url: z.string() });

export const attendance = z.object({
  /** When Zoom told it; nothing until then. */
  told_at: timestamp.nullable(),
  topic: z.string(),
  /** How many took part under a name that belongs to no participant. */
  strangers: z.number().int(),
  items: z.array(
    z.object({
      uid: z.number().int(),
      username: z.string(),
      minutes: z.number().int(),
      joined_at: timestamp.nullable(),
      left_at: timestamp.nullable(),
    }),
  ),
});
export type Attendance = z.infer<typeof attendance>;
