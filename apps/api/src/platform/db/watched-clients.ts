import type { Socket } from 'node:net';
import pg from 'pg';
import { openPulse } from './pulse.ts';

const tickMs = 1_000;
/** After this many missed heartbeats the network counts as lost. */
const silentTicks = 5;
/** A little over the server's own limit of a statement: who waits longer waits for an answer that got lost. */
const longestWaitTicks = 25;

interface WatchOptions {
  readonly url: string;
  /** Told how many connections were dropped because nothing came from PostgreSQL any more. */
  readonly onSilence?: ((dropped: number) => void) | undefined;
}

/**
 * The class of all connections of one pool. A lost one fails what waits on it and never ends the process. One that a
 * network lost without a word is dropped: all of them when the pulse stops, a single one when its answer is overdue.
 * Turns of a timer are counted and not the time, so that a busy process does not mistake itself for a lost network.
 */
export const watchedClients = ({ url, onSilence }: WatchOptions): typeof pg.Client => {
  const watched = new Set<Watched>();
  const pulse = openPulse(url);
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    const silent = pulse.tick() >= silentTicks;
    const lost = [...watched].filter((connection) => connection.tick() >= longestWaitTicks || silent);
    for (const connection of lost) connection.drop();
    if (silent) pulse.drop();
    if (lost.length > 0) onSilence?.(lost.length);
  };
  const forget = (connection: Watched) => {
    watched.delete(connection);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    pulse.drop();
  };
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const connection = watch(this);
      // The statement that waits is told by its own failure; without a listener the event would end the process.
      this.on('error', () => undefined);
      this.on('end', () => forget(connection));
      watched.add(connection);
      timer ??= setInterval(tick, tickMs).unref();
    }
  };
};

interface Watched {
  /** One turn of the timer; answers for how many a statement has waited without a byte of traffic. */
  tick(): number;
  drop(): void;
}

/** Properties that pg sets on a connection and that its types do not declare. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  /** False while an answer is awaited. */
  readonly readyForQuery: boolean | null;
}

const watch = (client: pg.Client): Watched => {
  const inside = client as unknown as Inside; // its private parts: pg has no other way to see them
  let waited = 0;
  let traffic = 0;
  return {
    tick: () => {
      const { bytesRead, bytesWritten } = inside.connection.stream;
      const quiet = inside.readyForQuery === false && bytesRead + bytesWritten === traffic;
      traffic = bytesRead + bytesWritten;
      waited = quiet ? waited + 1 : 0;
      return waited;
    },
    // A waiting query fails as if the server had closed the connection.
    drop: () => void inside.connection.stream.destroy(),
  };
};
