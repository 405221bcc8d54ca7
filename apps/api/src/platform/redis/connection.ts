import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

export interface RedisConnection {
  readonly url: string;
  /** Shown in the server's list of clients and in our log. */
  readonly name: string;
  readonly log: Logger;
}

/**
 * Redis may vanish at any time. A command fails at once while it is away, a server that stops answering
 * is dropped within two seconds, and the connection comes back by itself.
 */
export const openRedis = (connection: RedisConnection): Redis =>
  watched(connection, new Redis(connection.url, readOptions(connection)));

export const readOptions = ({ name }: RedisConnection): RedisOptions => ({
  connectionName: name,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 1_000,
  socketTimeout: 2_000,
  connectTimeout: 2_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
});

/** An outage is one line in the log, and one when it ends; without a listener it would end the process. */
export const watched = <Client extends Redis>({ name, log }: RedisConnection, redis: Client): Client => {
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error, connection: name }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info({ connection: name }, 'Redis is back');
    away = false;
  });
  return redis;
};
