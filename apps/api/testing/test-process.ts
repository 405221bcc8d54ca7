import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleTable } from '@indeks/contract/access/permissions';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { mountModules } from '#app';
import type { Clock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import type { QueryObserver } from '#platform/db/database.ts';
import { createLog } from '#platform/log.ts';
import { createServer } from '#platform/http/server.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { createPdfRenderer } from '#platform/pdf/pdf.ts';
import { createRealtime } from '#platform/realtime/realtime.ts';
import { layFoundation } from '../src/foundation.ts';
import { testDatabase } from './test-database.ts';

interface ProcessOptions {
  readonly clock: Clock;
  readonly roleTable: () => RoleTable;
  readonly onQuery: QueryObserver;
  /** Instead of those of every test. */
  readonly settings: Readonly<Record<string, string>>;
  /** Gets every line of the log, which is silent otherwise. */
  readonly onLog?: ((line: string) => void) | undefined;
}

/** A starved machine may need longer than a person would wait. */
const connectWithinMs = 60_000;

/** The parts of `main.ts` without its ports: requests are injected. */
export const startProcess = async ({ clock, roleTable, onQuery, settings, onLog }: ProcessOptions) => {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'indeks-test-'));
  const config = readConfig({ ...(await usualSettings(folder, database.appUrl)), ...settings });
  const log = onLog ? createLog(config, { write: onLog }) : pino({ level: 'silent' });
  const foundation = await layFoundation({ config, log, clock, roleTable, onQuery, connectWithinMs });
  const realtime = createRealtime({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    publicAddress: config.PUBLIC_ADDRESS,
    development: false,
    log,
  });
  const letterhead = {
    name: config.PROVIDER_NAME,
    address: config.PROVIDER_ADDRESS,
    nip: config.PROVIDER_NIP,
  };
  const pdf = createPdfRenderer({ letterhead, clock, log });
  const services = foundation.services({ realtime, pdf });
  const server = await createServer(config, log, createMetrics());
  mountModules(server, services, foundation.db);
  await server.ready();
  return {
    server,
    services,
    db: foundation.db,
    ownerUrl: database.ownerUrl,
    asOwner: (statement: string) => runOnce(database.ownerUrl, statement),
    close: async () => {
      await server.close();
      await Promise.all([realtime.close(), pdf.close(), foundation.close()]);
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
};

const usualSettings = async (folder: string, databaseUrl: string) => {
  const { redisUrl, smtpUrl } = inject('services');
  const keysFile = join(folder, 'sealing-keys.json');
  await writeFile(
    keysFile,
    JSON.stringify({ current: 'test', keys: { test: randomBytes(32).toString('base64') } }),
  );
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    SEALING_KEYS_FILE: keysFile,
    FILES_DIR: join(folder, 'files'),
    UPLOADS_DIR: join(folder, 'uploads'),
    PAYMENT_ACCOUNT_MASK: '000000001234',
    PUBLIC_ADDRESS: 'https://indeks.test.example',
    // Tests sign in hundreds of people in a second, which only the test of these limits is about.
    PUBLIC_REQUESTS_PER_MINUTE: '100000',
    STRANGER_REQUESTS_PER_SECOND: '100000',
    // No server answers there; a test about Zoom starts one of its own.
    ZOOM_API_ADDRESS: 'http://127.0.0.1:9',
    ZOOM_TOKEN_ADDRESS: 'http://127.0.0.1:9',
  };
};

const runOnce = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
