import type { RoleTable } from '@indeks/contract/access/permissions';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { fileColumns, printedLists, sealedColumns } from './app.ts';
import { createPasswords } from '#platform/auth/passwords.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Services } from '#platform/context.ts';
import { readSealingKeys } from '#platform/crypto/sealing-keys.ts';
import { createColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { createDatabase, createPool, type Database, type QueryObserver } from '#platform/db/database.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { openSpool } from '#platform/files/spool.ts';
import { createAdmission } from '#platform/http/admission.ts';
import { createExportPlaces } from '#platform/http/export-limit.ts';
import { createScanner } from '#platform/uploads/scanner.ts';
import { createUploadPlaces } from '#platform/uploads/uploads-at-once.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { PdfRenderer } from '#platform/pdf/pdf.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { openRedis } from '#platform/redis/connection.ts';
import { createAccountHashes } from '#platform/security-events/account-hashes.ts';
import { createSecurityEvents } from '#platform/security-events/security-events.ts';
import { createThreads } from '#platform/threads/threads.ts';
import { createThrottle } from '#platform/throttle/throttle.ts';
import { createZoomCaller } from '#platform/zoom/zoom-calls.ts';
import { createZoom } from '#platform/zoom/zoom.ts';

/** Services shared by the roles of one process (http, worker), and how to release them. */
export interface Foundation {
  readonly db: Database;
  readonly poolState: () => Record<string, number>;
  services(live: { realtime: Realtime; pdf: PdfRenderer }): Services;
  close(): Promise<void>;
}

interface FoundationParts {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  /** A function, so that a test can change the table under a running server. */
  readonly roleTable: () => RoleTable;
  readonly onQuery?: QueryObserver;
  /** As of the pool; a test waits longer than a person. */
  readonly connectWithinMs?: number;
}

export const layFoundation = async (parts: FoundationParts): Promise<Foundation> => {
  const { config, log, clock } = parts;
  const pool = openPool(config, log, parts.connectWithinMs);
  const db = createDatabase(pool, parts.onQuery);
  const redis = openRedis({ url: config.REDIS_URL, name: 'indeks', log });
  const keys = readSealingKeys(config.SEALING_KEYS_FILE, { privateFile: config.NODE_ENV === 'production' });
  const files = await openFileStore(config);
  const spool = await openSpool(spoolRoom(config));
  const threads = createThreads({ log });
  const events = createSecurityEvents({ db, clock, log, accounts: createAccountHashes(keys) });
  return {
    db,
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    services: (live) => ({
      ...live,
      ...createFromSettings(config),
      config,
      clock,
      files,
      fileColumns,
      printedLists,
      spool,
      threads,
      events,
      jobs: createJobs(),
      sealer: createColumnSealer(keys, sealedColumns),
      throttle: createThrottle({ redis, log, figures: limitFigures(config) }),
      redisUp: () => answersPing(redis),
      draining: { now: false },
      get roleTable() {
        return parts.roleTable();
      },
    }),
    close: async () => {
      redis.disconnect();
      for (const part of [threads, events, { close: () => db.destroy() }]) await part.close();
    },
  };
};

/** Services that depend only on the settings. */
const createFromSettings = (config: Config) => ({
  passwords: createPasswords(config.PASSWORD_COST),
  zoom: createZoom(createZoomCaller(config)),
  scanner: createScanner(config),
  uploadPlaces: createUploadPlaces(),
  exportPlaces: createExportPlaces(config),
  admission: createAdmission(config),
});

const spoolRoom = (config: Config) => ({
  directory: config.UPLOADS_DIR,
  maxBytes: config.UPLOADS_MEGABYTES * 1_000_000,
});

const limitFigures = (config: Config) => ({
  publicPerMinute: config.PUBLIC_REQUESTS_PER_MINUTE,
  strangersPerSecond: config.STRANGER_REQUESTS_PER_SECOND,
});

const answersPing = (redis: Redis): Promise<boolean> =>
  redis.ping().then(
    () => true,
    () => false,
  );

const openPool = (config: Config, log: Logger, connectWithinMs?: number) =>
  createPool({
    url: config.DATABASE_URL,
    max: config.DATABASE_POOL,
    prepares: config.PREPARE_STATEMENTS === 'yes',
    name: 'indeks',
    connectWithinMs,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onSilence: (dropped) => log.warn({ dropped }, 'PostgreSQL fell silent; its connections were dropped'),
  });
