import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type { Role } from '@indeks/contract/access/roles';
import type { ClientEvents, ServerEvents, Topic, Typing } from '@indeks/contract/realtime/events';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { createHandshake, type OriginRule, type SocketSession } from './handshake.ts';
import type { RecentChanges } from './recent-changes.ts';
import { openStreams, type EventRead } from './redis-streams.ts';
import { listenForSessionEnds, type SessionEnds } from './session-ends.queries.ts';

interface Audience {
  readonly users?: readonly number[];
  readonly roles?: readonly Role[];
  readonly everyone?: true;
}

export interface Realtime {
  /** Tells the audience that something changed; they fetch what they may see. Never throws. */
  publish(audience: Audience, topic: Topic, ids: readonly number[]): void;
  /** Informs the audience, except the writer, that somebody is writing. Nothing is stored for people who are not connected. */
  tellTyping(audience: Audience, writerId: number, typing: Typing): void;
}

/** The look-ups of sessions that the sockets need. */
export interface SocketSessions {
  /** The session named by the cookie header, if it is alive. */
  readonly resolveSession: (cookieHeader: string | undefined) => Promise<SocketSession | undefined>;
  /** Selects the sessions that are still valid. */
  readonly aliveSessions: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

export interface RealtimeServer extends Realtime {
  /** Takes sockets at /socket.io of this server. A worker publishes without it. */
  attach(server: HttpServer, sessions: SocketSessions): void;
  /** The sockets go to another process and fetch what they missed. Leaves the http server to its owner. */
  close(): Promise<void>;
}

export interface RealtimeOptions extends OriginRule {
  readonly redisUrl: string;
  /** Closes the sockets of a session that ended; it works without Redis. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly onRead?: EventRead;
}

/** Messages between processes; they are not stored. */
interface ProcessEvents {
  typing: (rooms: string[], writerRoom: string, typing: Typing) => void;
}

type Sockets = Server<ClientEvents, ServerEvents, ProcessEvents, SocketSession>;
type OneSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketSession>;

export const createRealtime = (options: RealtimeOptions): RealtimeServer => {
  const streams = openStreams(connectionOf(options), undefined, options.onRead);
  const io: Sockets = new Server({ ...limits, adapter: streams.adapter });
  let sessionEnds: SessionEnds | undefined;
  let sweep: NodeJS.Timeout | undefined;
  streams.onChange((up) => io.local.emit('live.changed', up));
  return {
    publish: (audience, topic, ids) => {
      const rooms = roomsOf(audience);
      // socket.io sends to all sockets when the list of rooms is empty, so an empty audience is sent nothing.
      if (rooms.length === 0 && !audience.everyone) return;
      // The change is stored before it is sent, so that a client which connects in between learns of it.
      streams.recent.note(audience.everyone ? 'everybody' : rooms, topic);
      const target = audience.everyone ? io : io.to(rooms);
      target.emit('data.changed', { eventId: randomUUID(), topic, ids });
    },
    tellTyping: openTyping(io),
    attach: (server, sessions) => {
      const handshake = createHandshake(options, sessions.resolveSession);
      io.on('connection', (socket) => {
        socket.emit('live.changed', streams.isUp());
        void welcome(io, socket, handshake.sessionOf(socket.request), sessions, streams.recent);
      });
      // A session whose time is over ends without a word; its sockets follow within a minute.
      sweep = setInterval(() => void closeDead(io, sessions).catch(() => undefined), sweepEveryMs);
      io.attach(server, { ...limits, allowRequest: handshake.allowRequest });
      sessionEnds = listenForSessionEnds({
        databaseUrl: options.databaseUrl,
        log: options.log,
        onEnd: (id) => io.local.in(sessionRoom(id)).disconnectSockets(true),
        onListening: () => closeDead(io, sessions),
      });
    },
    close: async () => {
      clearInterval(sweep);
      await sessionEnds?.close();
      io.engine?.close();
      await io.of('/').adapter.close();
      await streams.close();
    },
  };
};

/** An emitted event would lie in the stream, from which a returning client is told what it missed: each process tells its own sockets. */
const openTyping = (io: Sockets): Realtime['tellTyping'] => {
  const show: ProcessEvents['typing'] = (rooms, writerRoom, typing) =>
    void io.local.to(rooms).except(writerRoom).volatile.emit('chat.typing', typing);
  io.on('typing', show);
  return (audience, writerId, typing) => {
    const rooms = roomsOf(audience);
    if (rooms.length === 0) return;
    show(rooms, userRoom(writerId), typing);
    io.serverSideEmit('typing', rooms, userRoom(writerId), typing);
  };
};

const connectionOf = ({ redisUrl: url, log }: RealtimeOptions) => ({ url, name: 'indeks-realtime', log });

const sweepEveryMs = 60_000;

const limits = {
  path: '/socket.io',
  serveClient: false,
  transports: ['websocket'],
  allowUpgrades: false,
  perMessageDeflate: false,
  /** The browser sends nothing but its greeting. */
  maxHttpBufferSize: 4_096,
  connectTimeout: 10_000,
  connectionStateRecovery: { maxDisconnectionDuration: 120_000 },
} satisfies ConstructorParameters<typeof Server>[0];

const userRoom = (id: number): string => `user:${id}`;
const sessionRoom = (id: number): string => `session:${id}`;
const roleRoom = (role: Role): string => `role:${role}`;

const roomsOf = ({ users = [], roles = [] }: Audience): string[] => [
  ...users.map(userRoom),
  ...roles.map(roleRoom),
];

/** The most sockets of one session in one process. */
const mostSockets = 10;

const welcome = async (
  io: Sockets,
  socket: OneSocket,
  session: SocketSession | undefined,
  sessions: SocketSessions,
  recent: RecentChanges,
) => {
  // A recovered socket brings its old rooms; they must be those of the session that came with this request.
  const strange = socket.recovered && socket.data.sessionId !== session?.sessionId;
  if (!session || strange) return socket.disconnect(true);
  socket.data = session;
  socket.onAny(() => socket.disconnect(true));
  await socket.join([userRoom(session.userId), sessionRoom(session.sessionId), roleRoom(session.role)]);
  const ofSession = io.of('/').adapter.rooms.get(sessionRoom(session.sessionId));
  if (ofSession && ofSession.size > mostSockets) return socket.disconnect(true);
  if (!socket.recovered)
    void recent.lately([...socket.rooms]).then((lately) => socket.emit('live.since', lately));
  return closeIfEnded(socket, sessions);
};

/** The session may have ended between the upgrade and the room in which the news of its end is heard. */
const closeIfEnded = async (socket: OneSocket, { aliveSessions }: SocketSessions) => {
  const { sessionId } = socket.data;
  // Without the database nothing is known; when it is back, every socket is looked at.
  const alive = await aliveSessions([sessionId]).catch(() => new Set([sessionId]));
  return alive.has(sessionId) ? socket : socket.disconnect(true);
};

/** After a gap in the notifications every socket is checked: sessions may have ended meanwhile. */
const closeDead = async (io: Sockets, { aliveSessions }: SocketSessions): Promise<void> => {
  const sockets = [...io.of('/').sockets.values()].filter(({ data }) => data.sessionId !== undefined);
  if (sockets.length === 0) return;
  const alive = await aliveSessions([...new Set(sockets.map(({ data }) => data.sessionId))]);
  for (const socket of sockets) if (!alive.has(socket.data.sessionId)) socket.disconnect(true);
};
