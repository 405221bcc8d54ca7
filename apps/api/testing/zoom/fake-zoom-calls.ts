import { randomBytes, randomUUID } from 'node:crypto';
import { fakeMarks, type FakeMeeting, type FakeState } from './fake-zoom-state.ts';

export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

interface Asked {
  readonly match: RegExpMatchArray;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

interface FakeCall {
  readonly method: string;
  readonly path: RegExp;
  readonly scope: string;
  answer(state: FakeState, asked: Asked): FakeAnswer;
}

const refused = (status: number, code: number, message: string): FakeAnswer => ({
  status,
  body: { code, message },
});
const unknownMeeting = (id: string) => refused(404, 3001, `Meeting does not exist: ${id}.`);
const unknownUser = (host: string) => refused(404, 1001, `User does not exist: ${host}.`);

const decoded = (match: RegExpMatchArray): string => decodeURIComponent(match[1] ?? '');

/** The meeting of the path, or Zoom's refusal. */
const withMeeting = (
  state: FakeState,
  match: RegExpMatchArray,
  work: (meeting: FakeMeeting) => FakeAnswer,
): FakeAnswer => {
  const meeting = state.meetings.get(Number(match[1]));
  return meeting ? work(meeting) : unknownMeeting(match[1] ?? '');
};

/** A hundred a day for each host, counted in UTC. */
const limited = (state: FakeState, host: string, work: () => FakeAnswer): FakeAnswer => {
  const day = new Date().toISOString().slice(0, 10);
  const key = `${host} ${day}`;
  const used = state.used.get(key) ?? 0;
  if (used >= state.dailyLimit)
    return {
      ...refused(429, 429, 'You have reached the maximum per-day rate limit for this API.'),
      headers: {
        'x-ratelimit-type': 'Daily-limit',
        'retry-after': `${new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 19)}Z`,
      },
    };
  state.used.set(key, used + 1);
  return work();
};

const listed = ({ id, uuid, topic, start_time, duration, agenda }: FakeMeeting) => ({
  id,
  uuid,
  topic,
  start_time,
  duration,
  agenda: agenda.slice(0, 250),
  type: 2,
});

const cutPage = <T>(all: readonly T[], query: URLSearchParams) => {
  const size = Number(query.get('page_size') ?? 30);
  const from = Number(query.get('next_page_token') ?? 0);
  const next = from + size;
  return { items: all.slice(from, next), next_page_token: next < all.length ? String(next) : '' };
};

export const fakeCalls: readonly FakeCall[] = [
  {
    method: 'GET',
    path: /^\/v2\/users\/([^/]+)$/,
    scope: 'user:read:user:admin',
    answer: (state, { match }) => {
      const host = decoded(match);
      return state.unknownHosts.has(host) ? unknownUser(host) : { status: 200, body: { id: host, type: 2 } };
    },
  },
  {
    method: 'GET',
    path: /^\/v2\/users\/([^/]+)\/meetings$/,
    scope: 'meeting:read:list_meetings:admin',
    answer: (state, { match, query }) => {
      const host = decoded(match);
      if (state.unknownHosts.has(host)) return unknownUser(host);
      const all = [...state.meetings.values()].filter((meeting) => meeting.host === host).map(listed);
      const { items, next_page_token } = cutPage(all, query);
      return { status: 200, body: { meetings: items, next_page_token } };
    },
  },
  {
    method: 'POST',
    path: /^\/v2\/users\/([^/]+)\/meetings$/,
    scope: 'meeting:write:meeting:admin',
    answer: (state, { match, body }) => {
      const host = decoded(match);
      if (state.unknownHosts.has(host)) return unknownUser(host);
      const problem = findProblem(body);
      if (problem) return refused(400, 300, problem);
      return limited(state, host, () => create(state, host, body));
    },
  },
  {
    method: 'GET',
    path: /^\/v2\/meetings\/(\d+)$/,
    scope: 'meeting:read:meeting:admin',
    answer: (state, { match }) =>
      withMeeting(state, match, (meeting) => ({
        status: 200,
        body: {
          ...listed(meeting),
          start_url: startUrl(state, meeting.id),
          join_url: joinUrl(state, meeting.id),
        },
      })),
  },
  {
    method: 'PATCH',
    path: /^\/v2\/meetings\/(\d+)$/,
    scope: 'meeting:update:meeting:admin',
    answer: (state, { match, body }) =>
      withMeeting(state, match, (meeting) =>
        limited(state, meeting.host, () => {
          const problem = findProblem({ ...body, password: meeting.password });
          if (problem) return refused(400, 300, problem);
          const { topic, start_time, duration, agenda, settings } = body;
          Object.assign(meeting, { topic, start_time, duration, agenda, settings });
          return { status: 204 };
        }),
      ),
  },
  {
    method: 'DELETE',
    path: /^\/v2\/meetings\/(\d+)$/,
    scope: 'meeting:delete:meeting:admin',
    answer: (state, { match }) =>
      withMeeting(state, match, ({ id }) => {
        state.meetings.delete(id);
        return { status: 204 };
      }),
  },
  {
    method: 'POST',
    path: /^\/v2\/meetings\/(\d+)\/registrants$/,
    scope: 'meeting:write:registrant:admin',
    answer: (state, { match, body }) =>
      withMeeting(state, match, (meeting) => register(state, meeting, body)),
  },
  {
    method: 'GET',
    path: /^\/v2\/past_meetings\/(\d+)\/instances$/,
    scope: 'meeting:read:list_past_instances:admin',
    answer: (state, { match }) =>
      withMeeting(state, match, ({ uuid, report }) => ({
        status: 200,
        body: { meetings: report ? [{ uuid }] : [] },
      })),
  },
  {
    method: 'GET',
    path: /^\/v2\/report\/meetings\/([^/]+)\/participants$/,
    scope: 'report:read:list_meeting_participants:admin',
    answer: (state, { match, query }) => {
      // A uuid with slashes comes encoded twice.
      const uuid = decodeURIComponent(decoded(match));
      const meeting = [...state.meetings.values()].find((one) => one.uuid === uuid);
      if (!meeting?.report) return unknownMeeting(uuid);
      const { items, next_page_token } = cutPage(meeting.report, query);
      const asksForRegistrants = query.get('include_fields') === 'registrant_id';
      const participants = asksForRegistrants ? items : items.map(({ registrant_id: _id, ...stay }) => stay);
      return { status: 200, body: { participants, next_page_token } };
    },
  },
];

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const create = (state: FakeState, host: string, body: Record<string, unknown>): FakeAnswer => {
  state.nextId += 1;
  const meeting: FakeMeeting = {
    id: state.nextId,
    // With the slashes that make it be encoded twice.
    uuid: `/${randomBytes(6).toString('base64url')}//${randomUUID().slice(0, 8)}==`,
    host,
    topic: readText(body['topic']),
    start_time: readText(body['start_time']),
    duration: Number(body['duration']),
    agenda: readText(body['agenda']),
    password: readText(body['password']),
    settings: body['settings'] as Record<string, unknown>, // checked by findProblem
    registrants: new Map(),
  };
  state.meetings.set(meeting.id, meeting);
  return {
    status: 201,
    body: {
      ...listed(meeting),
      start_url: startUrl(state, meeting.id),
      join_url: joinUrl(state, meeting.id),
    },
  };
};

/** The same address is the same registrant. */
const register = (state: FakeState, meeting: FakeMeeting, body: Record<string, unknown>): FakeAnswer => {
  const { email, first_name } = body;
  if (typeof email !== 'string' || !email.includes('@') || !first_name)
    return refused(400, 300, 'Validation Failed.');
  const known = meeting.registrants.get(email);
  const id = known?.id ?? randomBytes(12).toString('base64url');
  const url = known?.url ?? `${state.pagesAt}/w/${meeting.id}?tk=${fakeMarks.personal}-${id}`;
  meeting.registrants.set(email, { id, url });
  return { status: 201, body: { registrant_id: id, id: meeting.id, join_url: url, topic: meeting.topic } };
};

const startUrl = ({ pagesAt }: FakeState, id: number) => `${pagesAt}/s/${id}?zak=${fakeMarks.start}`;
const joinUrl = ({ pagesAt }: FakeState, id: number) => `${pagesAt}/j/${id}?pwd=${fakeMarks.personal}`;

/** The first thing that Zoom would refuse. */
const findProblem = (body: Record<string, unknown>): string | undefined => {
  const { topic, type, start_time, timezone, duration, password, settings } = body;
  if (typeof topic !== 'string' || topic === '' || topic.length > 200) return 'Invalid field: topic.';
  if (type !== 2) return 'Invalid field: type.';
  if (typeof start_time !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(start_time))
    return 'Invalid field: start_time.';
  if (timezone !== 'Europe/Warsaw') return 'Invalid field: timezone.';
  if (typeof duration !== 'number' || duration < 1) return 'Invalid field: duration.';
  if (typeof password !== 'string' || !/^[A-Za-z0-9@\-_*]{1,10}$/.test(password))
    return 'Invalid field: password.';
  if (typeof settings !== 'object' || settings === null) return 'Invalid field: settings.';
  return undefined;
};
