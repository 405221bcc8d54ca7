import type { QueryClient } from '@tanstack/react-query';
import type { ClientEvents, ServerEvents } from '@indeks/contract/realtime/events';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import {
  changeHandler,
  reconsiderPolling,
  refreshChanged,
  refreshTopics,
} from '#shared/realtime/live-queries.ts';
import { isLive, setLive } from '#shared/realtime/live-state.ts';
import { showTyping } from '#shared/realtime/typing.ts';

export interface ConnectionOptions {
  queries: QueryClient;
  /** The server closed the connection on purpose: is the user still signed in? */
  isSignedIn: () => Promise<boolean>;
}

/** A server of an older release does not say what changed; then everything is fetched again. */
const mostSilenceMs = 2_000;

/** Opens the live connection and answers how to close it. */
export function connect({ queries, isSignedIn }: ConnectionOptions): () => void {
  const socket: Socket<ServerEvents, ClientEvents> = io({
    path: '/socket.io',
    transports: ['websocket'],
    withCredentials: true,
  });
  let returning: ReturnType<typeof setTimeout> | undefined;
  let unsaid: ReturnType<typeof setTimeout> | undefined;
  /** Changes made while no events arrived are fetched now. */
  const follow = (live: boolean, missed: 'unknown' | 'is said' = 'unknown') => {
    const isBack = live && !isLive();
    setLive(live);
    if (isBack && missed === 'unknown') void refreshTopics(queries);
    reconsiderPolling(queries);
  };
  socket.on('connect', () => {
    follow(true, 'is said');
    // A recovered connection receives the events that it missed; a new one receives the changes since the page was read.
    if (!socket.recovered) unsaid = setTimeout(() => void refreshTopics(queries), mostSilenceMs);
  });
  socket.on('live.since', (lately) => {
    clearTimeout(unsaid);
    void refreshChanged(queries, lately);
  });
  socket.on('disconnect', (reason) => {
    clearTimeout(unsaid);
    follow(false);
    // socket.io reconnects by itself, except when the server closed the connection.
    if (reason === 'io server disconnect')
      returning = setTimeout(() => void returnIf(isSignedIn, socket), 1000);
  });
  socket.on('live.changed', (live) => follow(live));
  socket.on('data.changed', changeHandler(queries));
  socket.on('chat.typing', showTyping);
  return () => {
    clearTimeout(returning);
    clearTimeout(unsaid);
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
