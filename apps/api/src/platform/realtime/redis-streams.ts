import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis, type Command, type RedisOptions } from 'ioredis';
import type { ServerOptions } from 'socket.io';
import { entryAges } from './entry-ages.ts';
import { keepRecentChanges, type RecentChanges } from './recent-changes.ts';
import { readOptions, watched, type RedisConnection } from '../redis/connection.ts';

export interface Streams {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  readonly recent: RecentChanges;
  readonly close: () => Promise<void>;
  readonly isUp: () => boolean;
  /** Tells when Redis goes away and when it is back. */
  readonly onChange: (tell: (up: boolean) => void) => void;
}

/**
 * Events go to the other processes through one Redis stream. While Redis is away the adapter delivers
 * to the sockets of its own process: a command fails at once, and that is all it waits for.
 */
export const openStreams = (
  connection: RedisConnection,
  streamName = 'indeks:realtime',
  onRead: EventRead = () => {},
): Streams => {
  const readers: Redis[] = [];
  const publisher = new PublishingRedis(connection.url, readOptions(connection), () => {
    const reader = new ReadingRedis(connection.url, { ...readOptions(connection), ...readerOptions }, onRead);
    readers.push(reader);
    return reader;
  });
  watched(connection, publisher);
  return {
    recent: keepRecentChanges(publisher, streamName),
    adapter: createAdapter(publisher, {
      streamName,
      channelPrefix: streamName,
      sessionKeyPrefix: `${streamName}:session:`,
      onlyPlaintext: true,
      blockTimeInMs,
    }),
    isUp: () => publisher.status === 'ready',
    onChange: (tell) => {
      publisher.on('ready', () => tell(true));
      publisher.on('close', () => tell(false));
    },
    close: async () => {
      // The adapter's own close waits for the end of a blocking read.
      for (const reader of readers) reader.disconnect();
      // `quit` lets the last writes through; without a connection there are none.
      await publisher.quit().catch(() => publisher.disconnect());
    },
  };
};

const blockTimeInMs = 5_000;

/** A reader waits instead of failing: the adapter reads again at once after an error, which would spin. */
const readerOptions: RedisOptions = {
  enableOfflineQueue: true,
  maxRetriesPerRequest: null,
  commandTimeout: undefined,
  socketTimeout: blockTimeInMs * 3,
};

/** The adapter leaves some promises unawaited; a lost Redis must not end the process by one of them. */
class QuietRedis extends Redis {
  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    ignoreRejection(command);
    return super.sendCommand(command, stream);
  }
}

/** Told of each event that comes to this process, how long it was on its way. */
export type EventRead = (seconds: number) => void;

class ReadingRedis extends QuietRedis {
  readonly #onRead: EventRead;

  constructor(url: string, options: RedisOptions, onRead: EventRead) {
    super(url, options);
    this.#onRead = onRead;
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    if (command.name === 'xread')
      command.promise
        .then((reply: unknown) => entryAges(reply, Date.now()).forEach(this.#onRead))
        .catch(() => undefined);
    return super.sendCommand(command, stream);
  }
}

class PublishingRedis extends QuietRedis {
  readonly #openReader: () => Redis;

  constructor(url: string, options: RedisOptions, openReader: () => Redis) {
    super(url, options);
    this.#openReader = openReader;
  }

  /** The adapter reads on duplicates, which need other rules than the one that publishes. */
  override duplicate(): Redis {
    return this.#openReader();
  }
}

const ignoreRejection = ({ promise }: Command): void => {
  promise.catch(() => undefined);
};
