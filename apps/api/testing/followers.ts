import type { DataChanged, ServerEvents } from '@indeks/contract/realtime/events';
import { io, type Socket } from 'socket.io-client';

/** A live connection that comes back as the web's does. */
export interface Follower {
  readonly isOpen: () => boolean;
  readonly events: readonly DataChanged[];
  /** How long it was away, each time. */
  readonly awayMs: readonly number[];
  readonly close: () => void;
}

/** After the server has closed it; socket.io comes back by itself after anything else. */
const returnMs = 1_000;

export const follow = (address: string, cookie: string): Follower => {
  const socket: Socket<ServerEvents> = io(address, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { origin: address, cookie },
  });
  const events: DataChanged[] = [];
  const awayMs: number[] = [];
  let left: number | undefined;
  let returning: ReturnType<typeof setTimeout> | undefined;
  socket.on('data.changed', (event) => void events.push(event));
  socket.on('connect', () => {
    if (left !== undefined) awayMs.push(performance.now() - left);
    left = undefined;
  });
  socket.on('disconnect', (reason) => {
    left = performance.now();
    if (reason === 'io server disconnect') returning = setTimeout(() => void socket.connect(), returnMs);
  });
  return {
    isOpen: () => socket.connected,
    events,
    awayMs,
    close: () => {
      clearTimeout(returning);
      socket.disconnect();
    },
  };
};
