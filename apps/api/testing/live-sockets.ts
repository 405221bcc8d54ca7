import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataChanged, ServerEvents } from '@indeks/contract/realtime/events';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { SocketSession } from '#platform/realtime/handshake.ts';
import { createRealtime, type RealtimeServer, type SocketSessions } from '#platform/realtime/realtime.ts';

export const publicAddress = 'https://indeks.example';

/** Sessions as the database would know them; the cookie is `sid=<session id>`. */
export interface KnownSessions extends SocketSessions {
  readonly known: Map<number, SocketSession>;
}

export const knownSessions = (...sessions: SocketSession[]): KnownSessions => {
  const known = new Map(sessions.map((session) => [session.sessionId, session]));
  return {
    known,
    resolveSession: async (cookies) => known.get(Number(/sid=(\d+)/.exec(cookies ?? '')?.[1])),
    aliveSessions: async (ids) => new Set(ids.filter((id) => known.has(id))),
  };
};

/** One API process as far as sockets see it. */
export interface SocketProcess {
  readonly realtime: RealtimeServer;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface Addresses {
  readonly redisUrl: string;
  readonly databaseUrl: string;
}

export const startProcess = async (
  addresses: Addresses,
  sessions: SocketSessions,
  onRead: (seconds: number) => void = () => {},
): Promise<SocketProcess> => {
  const realtime = createRealtime({
    ...addresses,
    onRead,
    publicAddress,
    development: false,
    log: pino({ level: 'silent' }),
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  realtime.attach(server, sessions);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    realtime,
    port: (server.address() as AddressInfo).port, // a TCP server that listens has this form of address
    stop: async () => {
      await realtime.close();
      await closed(server);
    },
  };
};

const closed = async (server: Server): Promise<void> => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
};

export interface Browser {
  readonly socket: Socket<ServerEvents>;
  readonly events: DataChanged[];
  /** How the server said goodbye. */
  readonly goodbyes: string[];
}

interface BrowserOptions {
  readonly session?: number;
  readonly origin?: string | undefined;
  readonly reconnection?: boolean;
}

const openSockets: Socket[] = [];

/** A socket as our pages open it, which has not said a word yet. */
export const openBrowser = (port: number, options: BrowserOptions = {}): Browser => {
  const { session, reconnection = false } = options;
  const origin = 'origin' in options ? options.origin : publicAddress;
  const socket: Socket<ServerEvents> = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    forceNew: true,
    extraHeaders: {
      ...(origin !== undefined && { origin }),
      ...(session !== undefined && { cookie: `sid=${session}` }),
    },
  });
  openSockets.push(socket);
  const browser: Browser = { socket, events: [], goodbyes: [] };
  socket.on('data.changed', (event) => void browser.events.push(event));
  socket.on('disconnect', (reason) => void browser.goodbyes.push(reason));
  return browser;
};

/** Opened and let in. */
export const letIn = async (port: number, session: number): Promise<Browser> => {
  const browser = openBrowser(port, { session });
  await new Promise<void>((resolve, reject) => {
    browser.socket.once('connect', resolve);
    browser.socket.once('connect_error', reject);
  });
  return browser;
};

export const closeBrowsers = (): void => {
  for (const socket of openSockets.splice(0)) socket.disconnect();
};
