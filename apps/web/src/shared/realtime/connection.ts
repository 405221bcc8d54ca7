import type { QueryClient } from '@tanstack/react-query';
import type { ClientEvents, ServerEvents } from '@indeks/contract/realtime/events';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { changeHandler, reconsiderPolling, refreshTopics } from '#shared/realtime/live-queries.ts';
import { isLive, setLive } from '#shared/realtime/live-state.ts';

export interface ConnectionOptions {
  queries: QueryClient;
  /** The server closed the connection on purpose: is the user still signed in? */
  isSignedIn: () => Promise<boolean>;
}

/** Opens the live connection and answers how to close it. */
export function connect({ queries, isSignedIn }: ConnectionOptions): () => void {
  const socket: Socket<ServerEvents, ClientEvents> = io({
    path: '/socket.io',
    transports: ['websocket'],
    withCredentials: true,
  });
  let returning: ReturnType<typeof setTimeout> | undefined;
  /** What changed while no events came is fetched now, also what changed after the page was read and before it connected. */
  const follow = (live: boolean, missedNothing = false) => {
    const isBack = live && !isLive();
    setLive(live);
    if (isBack && !missedNothing) void refreshTopics(queries);
    reconsiderPolling(queries);
  };
  socket.on('connect', () => follow(true, socket.recovered));
  socket.on('disconnect', (reason) => {
    follow(false);
    // socket.io reconnects by itself, except when the server closed the connection.
    if (reason === 'io server disconnect')
      returning = setTimeout(() => void returnIf(isSignedIn, socket), 1000);
  });
  socket.on('live.changed', (live) => follow(live));
  socket.on('data.changed', changeHandler(queries));
  return () => {
    clearTimeout(returning);
    socket.disconnect();
    setLive(false);
  };
}

/** Waits a moment before it asks: after a logout this page is about to be left anyway. */
async function returnIf(
  isSignedIn: () => Promise<boolean>,
  socket: { connect: () => unknown },
): Promise<void> {
  if (await isSignedIn().catch(() => true)) socket.connect();
}
