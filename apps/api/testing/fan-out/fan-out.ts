import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { openStreams } from '#platform/realtime/redis-streams.ts';
import { knownSessions, startProcess } from '../live-sockets.ts';
import type { BrowsersData } from './browsers.ts';

export const sockets = 500;
/** Events of one burst; each goes to every socket. */
export const events = 40;

/** One way of telling all sockets; they are spread over two processes that share a Redis. */
export interface FanOut {
  /** Sends one burst and waits until every socket has all of it. */
  readonly burst: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Addresses {
  readonly redisUrl: string;
  readonly databaseUrl: string;
}

/** As the chat tells it: to the people of a role, who are signed in. */
export const startOurs = async (addresses: Addresses): Promise<FanOut> => {
  const people = Array.from({ length: sockets }, (_, index) => ({
    userId: index + 1,
    sessionId: index + 1,
    role: 1 as const,
    restricted: false,
  }));
  const sessions = knownSessions(...people);
  const processes = [await startProcess(addresses, sessions), await startProcess(addresses, sessions)];
  const browsers = await openBrowsers(processes.map(({ port }) => port));
  const publish = () => processes[0]?.realtime.publish({ roles: [1] }, 'chat', [1]);
  return {
    burst: () => browsers.receive(publish),
    close: async () => {
      await browsers.close();
      for (const process of processes) await process.stop();
    },
  };
};

/** The same event by nothing but socket.io and its adapter, with the same options of both. */
export const startBare = async ({ redisUrl }: Addresses): Promise<FanOut> => {
  const servers = [await startBareServer(redisUrl), await startBareServer(redisUrl)];
  const browsers = await openBrowsers(servers.map(({ port }) => port));
  const emit = () =>
    servers[0]?.io.to('all').emit('data.changed', { eventId: randomUUID(), topic: 'chat', ids: [1] });
  return {
    burst: () => browsers.receive(emit),
    close: async () => {
      await browsers.close();
      for (const { close } of servers) await close();
    },
  };
};

const startBareServer = async (redisUrl: string) => {
  const log = pino({ level: 'silent' });
  const streams = openStreams({ url: redisUrl, name: 'bare', log }, 'bare');
  const server = createServer();
  const io = new Server(server, {
    adapter: streams.adapter,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    connectionStateRecovery: { maxDisconnectionDuration: 120_000 },
  });
  io.on('connection', (socket) => void socket.join('all'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has this form of address
  const close = async () => {
    io.engine.close();
    await io.of('/').adapter.close();
    await streams.close();
    server.close();
    server.closeAllConnections();
  };
  return { io, port, close };
};

const openBrowsers = async (ports: readonly number[]) => {
  const data: BrowsersData = { ports, sockets, deliveries: sockets * events };
  const worker = new Worker(new URL('browsers.ts', import.meta.url), { workerData: data });
  const told = async (word: string) => {
    const [message] = (await once(worker, 'message')) as [unknown];
    if (message !== word) throw new Error(`the browsers said ${String(message)}`);
  };
  await told('open');
  return {
    receive: async (send: () => unknown) => {
      const all = told('all');
      for (let event = 0; event < events; event += 1) send();
      await all;
    },
    close: () => worker.terminate(),
  };
};
