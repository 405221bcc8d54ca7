import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';

export interface SessionEndsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly onEnd: (sessionId: number) => void;
  /** Each time the news flow (again): look for what was missed. Its failure is taken for a lost connection. */
  readonly onListening: () => Promise<void>;
}

export interface SessionEnds {
  close(): Promise<void>;
}

const heartbeatMs = 5_000;
const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** PostgreSQL notifies every process on a connection of its own when a session ends, whatever ended it. */
export const listenForSessionEnds = (options: SessionEndsOptions): SessionEnds => {
  const closing = new AbortController();
  const ended = keepListening(options, closing.signal);
  return {
    close: async () => {
      closing.abort();
      await ended;
    },
  };
};

const keepListening = async (options: SessionEndsOptions, closing: AbortSignal): Promise<void> => {
  let pause = firstPauseMs;
  while (!closing.aborted) {
    try {
      await listenUntilLost(options, closing, () => (pause = firstPauseMs));
    } catch (error) {
      options.log.warn({ err: error }, 'the news of ended sessions stopped');
    }
    await waited(pause, closing);
    pause = Math.min(pause * 2, longestPauseMs);
  }
};

const listenUntilLost = async (options: SessionEndsOptions, closing: AbortSignal, onSuccess: () => void) => {
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'indeks-session-ends',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  // Without a listener a lost connection would end the process; the heartbeat says it in its own words.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => options.onEnd(Number(payload)));
  const lost = new AbortController();
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    await client.query('listen session_ended');
    await options.onListening();
    onSuccess();
    while (!closing.aborted && !lost.signal.aborted) {
      await waited(heartbeatMs, AbortSignal.any([closing, lost.signal]));
      // A connection that died silently brings no news and no error.
      if (!closing.aborted) await client.query('select 1');
    }
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Until the time has passed or the signal comes. */
const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
