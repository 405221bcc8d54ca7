import { z } from 'zod';
import { isGone } from './zoom-errors.ts';
import type { ZoomCaller, ZoomCredentials } from './zoom-calls.ts';

export interface PlannedMeeting {
  readonly topic: string;
  /** 'YYYY-MM-DDTHH:MM:SS' in Warsaw. */
  readonly startTime: string;
  readonly duration: number;
  /** Stands in the description of the meeting: by it a meeting is found whose answer was lost. */
  readonly marker: string;
  readonly waitingRoom: boolean;
  readonly hostVideo: boolean;
  readonly participantVideo: boolean;
}

/** Server-to-server calls of Zoom, version 2. `host` is an e-mail address or Zoom's own number of a person. */
export interface Zoom {
  /** Refuses when the account does not know the person. */
  findHost(credentials: ZoomCredentials, host: string): Promise<void>;
  /** Must not be repeated blindly: a second try looks for the marker first. */
  createMeeting(
    credentials: ZoomCredentials,
    host: string,
    meeting: PlannedMeeting & { readonly password: string },
  ): Promise<number>;
  /** Numbers of the host's meetings with the marker; usually one or none. */
  findMarked(credentials: ZoomCredentials, host: string, marker: string): Promise<number[]>;
  updateMeeting(credentials: ZoomCredentials, id: number, meeting: PlannedMeeting): Promise<void>;
  /** One that is gone is deleted. */
  deleteMeeting(credentials: ZoomCredentials, id: number): Promise<void>;
  /** Holds a token of the host and ends after about two hours. */
  fetchStartUrl(credentials: ZoomCredentials, id: number): Promise<string>;
  /** The same person gets the same link. */
  addRegistrant(credentials: ZoomCredentials, id: number, person: Registrant): Promise<PersonalLink>;
  /** Everybody who was in a meeting that is over; nobody when it never began. */
  listParticipants(credentials: ZoomCredentials, id: number): Promise<Stay[]>;
}

export interface Registrant {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface PersonalLink {
  readonly registrantId: string;
  readonly url: string;
}

/** From joining to leaving; a person may have several. */
export interface Stay {
  readonly registrantId: string | undefined;
  /** Told of people of the account alone. */
  readonly email: string | undefined;
  readonly joinedAt: Date;
  readonly leftAt: Date;
}

/** More pages than a host has meetings, many times over. */
const mostPages = 50;

export const createZoom = (call: ZoomCaller): Zoom => ({ ...callsOfHosts(call), ...callsOfMeetings(call) });

const callsOfHosts = (call: ZoomCaller): Pick<Zoom, 'findHost' | 'createMeeting' | 'findMarked'> => ({
  findHost: async (credentials, host) => {
    await call(credentials, { method: 'GET', path: `/users/${encodeURIComponent(host)}`, repeatable: true });
  },
  createMeeting: async (credentials, host, { password, ...meeting }) => {
    const answer = await call(credentials, {
      method: 'POST',
      path: `/users/${encodeURIComponent(host)}/meetings`,
      body: { ...fieldsOf(meeting), password },
      repeatable: false,
    });
    return numbered.parse(answer).id;
  },
  findMarked: async (credentials, host, marker) => {
    const path = `/users/${encodeURIComponent(host)}/meetings?type=scheduled&page_size=300`;
    const pages = await readPages(call, credentials, path, meetingsPage);
    const all = pages.flatMap(({ meetings }) => meetings);
    return all.filter(({ agenda }) => agenda?.includes(marker)).map(({ id }) => id);
  },
});

const callsOfMeetings = (call: ZoomCaller): Omit<Zoom, 'findHost' | 'createMeeting' | 'findMarked'> => ({
  updateMeeting: async (credentials, id, meeting) => {
    await call(credentials, {
      method: 'PATCH',
      path: `/meetings/${id}`,
      body: fieldsOf(meeting),
      repeatable: true,
    });
  },
  deleteMeeting: async (credentials, id) => {
    const path = `/meetings/${id}?schedule_for_reminder=false&cancel_meeting_reminder=false`;
    await unlessGone(call(credentials, { method: 'DELETE', path, repeatable: true }), undefined);
  },
  fetchStartUrl: async (credentials, id) =>
    startable.parse(await call(credentials, { method: 'GET', path: `/meetings/${id}`, repeatable: true }))
      .start_url,
  addRegistrant: async (credentials, id, person) => {
    const path = `/meetings/${id}/registrants`;
    const answer = await call(credentials, { method: 'POST', path, body: person, repeatable: true });
    const { registrant_id, join_url } = registered.parse(answer);
    return { registrantId: registrant_id, url: join_url };
  },
  listParticipants: async (credentials, id) => {
    const path = `/past_meetings/${id}/instances`;
    const past = await unlessGone(call(credentials, { method: 'GET', path, repeatable: true }), {
      meetings: [],
    });
    const stays: Stay[] = [];
    for (const { uuid } of instances.parse(past).meetings) {
      // Zoom leaves the registrants out unless it is asked for them.
      const query = 'page_size=300&include_fields=registrant_id';
      const report = `/report/meetings/${encodeUuid(uuid)}/participants?${query}`;
      const pages = await readPages(call, credentials, report, participantsPage);
      stays.push(...pages.flatMap(({ participants }) => participants.map(toStay)));
    }
    return stays;
  },
});

/** Zoom decodes it twice where it has slashes. */
export const encodeUuid = (uuid: string): string =>
  uuid.startsWith('/') || uuid.includes('//')
    ? encodeURIComponent(encodeURIComponent(uuid))
    : encodeURIComponent(uuid);

const fieldsOf = (meeting: PlannedMeeting) => ({
  topic: meeting.topic,
  type: 2,
  start_time: meeting.startTime,
  timezone: 'Europe/Warsaw',
  duration: meeting.duration,
  agenda: `Indeks ${meeting.marker}`,
  settings: {
    waiting_room: meeting.waitingRoom,
    host_video: meeting.hostVideo,
    participant_video: meeting.participantVideo,
    join_before_host: false,
    // Registration is approved automatically: the portal registers the participants, and Zoom sends no mail.
    approval_type: 0,
    registrants_email_notification: false,
    registrants_confirmation_email: false,
    meeting_authentication: false,
  },
});

const unlessGone = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return otherwise;
    throw error;
  }
};

const readPages = async <S extends z.ZodType<{ next_page_token?: string | undefined }>>(
  call: ZoomCaller,
  credentials: ZoomCredentials,
  path: string,
  schema: S,
): Promise<z.output<S>[]> => {
  const pages: z.output<S>[] = [];
  let token = '';
  do {
    const next = token === '' ? path : `${path}&next_page_token=${encodeURIComponent(token)}`;
    const page = schema.parse(await call(credentials, { method: 'GET', path: next, repeatable: true }));
    pages.push(page);
    token = page.next_page_token ?? '';
  } while (token !== '' && pages.length < mostPages);
  return pages;
};

const numbered = z.object({ id: z.number() });
const startable = z.object({ start_url: z.url() });
const registered = z.object({ registrant_id: z.string().min(1), join_url: z.url() });
const instances = z.object({ meetings: z.array(z.object({ uuid: z.string() })) });
const paged = { next_page_token: z.string().optional() };
const meetingsPage = z.object({
  ...paged,
  meetings: z.array(z.object({ id: z.number(), agenda: z.string().optional() })),
});
const participantsPage = z.object({
  ...paged,
  participants: z.array(
    z.object({
      registrant_id: z.string().optional(),
      user_email: z.string().optional(),
      join_time: z.iso.datetime(),
      leave_time: z.iso.datetime(),
    }),
  ),
});

const toStay = (participant: z.output<typeof participantsPage>['participants'][number]): Stay => ({
  registrantId: participant.registrant_id || undefined,
  email: participant.user_email || undefined,
  joinedAt: new Date(participant.join_time),
  leftAt: new Date(participant.leave_time),
});
