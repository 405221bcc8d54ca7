import { randomBytes } from 'node:crypto';

/** What Zoom would keep of a meeting. */
export interface FakeMeeting {
  readonly id: number;
  readonly uuid: string;
  readonly host: string;
  topic: string;
  start_time: string;
  duration: number;
  agenda: string;
  readonly password: string;
  settings: Record<string, unknown>;
  readonly registrants: Map<string, { readonly id: string; readonly url: string }>;
  /** Set when the meeting has taken place. */
  report?: readonly FakeStay[];
  /** Who is there now, by name, and who was: of a stand-in that people meet on. */
  present?: Map<string, Pick<FakeStay, 'name' | 'registrant_id' | 'user_email'> & { readonly since: Date }>;
  stays?: readonly FakeStay[];
}

export interface FakeStay {
  readonly registrant_id?: string;
  readonly user_email?: string;
  readonly name: string;
  readonly join_time: string;
  readonly leave_time: string;
}

/** An answer that is given in place of the right one. */
export interface Trouble {
  /** The calls that are affected; all by default. */
  readonly method?: string;
  readonly pattern?: string;
  readonly status: number;
  readonly times: number;
  readonly retryAfter?: number;
  /** The call is done all the same, and only its answer is lost. */
  readonly done?: boolean;
  /** The connection is cut in place of any answer. */
  readonly cut?: boolean;
}

export const fakeCredentials = {
  client_id: 'kanarek-zoom-client',
  client_secret: 'kanarek-zoom-secret',
  account_id: 'kanarek-zoom-account',
  uid: 'zoom@indeks.example',
} as const;

/** What stands in every address that must not be found anywhere. */
export const fakeMarks = {
  start: 'kanarek-zoom-zak',
  personal: 'kanarek-zoom-tk',
  token: 'kanarek-zoom-token',
} as const;

export const neededScopes = [
  'meeting:write:meeting:admin',
  'meeting:update:meeting:admin',
  'meeting:delete:meeting:admin',
  'meeting:read:meeting:admin',
  'meeting:read:list_meetings:admin',
  'meeting:write:registrant:admin',
  'meeting:read:list_past_instances:admin',
  'user:read:user:admin',
  'report:read:list_meeting_participants:admin',
] as const;

export const createState = () => ({
  scopes: new Set<string>(neededScopes),
  /** Addresses of people who have an account; everybody unless somebody is named. */
  unknownHosts: new Set<string>(),
  meetings: new Map<number, FakeMeeting>(),
  /** Moments at which tokens end. */
  tokens: new Map<string, number>(),
  /** Meetings made or changed by host and day. */
  used: new Map<string, number>(),
  troubles: [] as { left: number; trouble: Trouble }[],
  /** Every call as it came: method and path. */
  calls: [] as string[],
  dailyLimit: 100,
  /** Where its pages are; otherwise links lead to an address that nobody has. */
  pagesAt: 'https://zoom.example',
  /** How long a call to make a meeting takes: half of it before it is made, half after. */
  makingMs: 0,
  nextId: 81_000_000_000 + randomBytes(2).readUInt16BE(),
});
export type FakeState = ReturnType<typeof createState>;
