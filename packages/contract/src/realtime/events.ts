/** Events carry ids only: the browser fetches what it may see. */
export interface ServerEvents {
  /** Something of this kind changed; `ids` when it is known which. */
  'data.changed': (event: DataChanged) => void;
  /** Whether changes made through other processes arrive; while they do not, the screens poll. */
  'live.changed': (live: boolean) => void;
  /** Once after a connection is made: only what changed before it is fetched again. A server of an older release does not say it. */
  'live.since': (lately: Lately) => void;
  /** Somebody is writing a message just now; nothing stores it, and missed events are not repeated. */
  'chat.typing': (typing: Typing) => void;
}

/** The writer, as the receiver sees the conversation. */
export interface Typing {
  /** With whom it is: a person, or 0 for the secretariat. */
  readonly partner: number;
  /** The colleague who writes to that person; nobody where the partner writes. */
  readonly by: number | null;
}

/** Changes for a person shortly before a connection was made. */
export interface Lately {
  /** For so many milliseconds back every change is known. */
  readonly knownForMs: number;
  /** For each topic that changed in that time, how many milliseconds ago it last changed. */
  readonly changed: Readonly<Record<string, number>>;
}

/** The browser says nothing: the server itself announces what was written, after the commit. */
export type ClientEvents = Record<string, never>;

export interface DataChanged {
  /** The event's own id: recovery after a reconnect may repeat one. */
  readonly eventId: string;
  readonly topic: Topic;
  readonly ids: readonly number[];
}

export const topics = [
  'places',
  'courses',
  'candidates',
  'students',
  'grades',
  'protocols',
  'certificates',
  'payments',
  'bank-reports',
  'sessions',
  'notifications',
  'chat',
  'broadcasts',
  'file-groups',
  'ordered-lists',
  'issues',
  'mentors',
  'cars',
  'work-times',
  'trips',
  'meetings',
  'online-meetings',
  'reports',
  'bills',
  'people',
  'questionnaires',
  'student-forms',
  'security-state',
] as const;
export type Topic = (typeof topics)[number];
