import { setTimeout as delay } from 'node:timers/promises';
import { roleTable } from '@indeks/contract/access/permissions';
import { startHttp } from './http-role.ts';
import { layFoundation } from './foundation.ts';
import { startWorkerRole } from './worker-role.ts';
import { makeClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { refuseMissingKeys } from '#platform/crypto/key-uses.ts';
import { whenDatabaseAnswers } from '#platform/db/when-database-answers.ts';
import { loadDevelopmentEnv } from '#platform/development-env.ts';
import { createLog } from '#platform/log.ts';
import { retriedTransactions } from '#platform/db/retrying.ts';
import { createMetrics, serveMetrics } from '#platform/metrics/metrics.ts';
import { createPdfRenderer } from '#platform/pdf/pdf.ts';
import { createRealtime } from '#platform/realtime/realtime.ts';

const config = readConfig(loadDevelopmentEnv(process.env));
const clock = makeClock(config);
const log = createLog(config);
const metrics = createMetrics();
const foundation = await layFoundation({ config, log, clock, roleTable: () => roleTable });
metrics.watch({
  name: 'database_transactions_retried',
  help: 'Transactions that were done again since the start, because another one was in their way',
  read: () => retriedTransactions,
});
metrics.watch({ name: 'database_pool', help: 'Connections of the pool', read: foundation.poolState });
const realtime = createRealtime({
  redisUrl: config.REDIS_URL,
  databaseUrl: config.DATABASE_URL,
  publicAddress: config.PUBLIC_ADDRESS,
  development: config.NODE_ENV !== 'production',
  log,
  onRead: metrics.eventRead,
});
const letterhead = { name: config.PROVIDER_NAME, address: config.PROVIDER_ADDRESS, nip: config.PROVIDER_NIP };
const pdf = createPdfRenderer({ letterhead, clock, log });
// Ordered lists are rendered one at a time by separate workers, so that they delay no request.
const pdfOfJobs = createPdfRenderer({ letterhead, clock, log, workers: 1, deadlineMs: 300_000 });
const services = foundation.services({ realtime, pdf });
metrics.watch({
  name: 'pdf_queue',
  help: 'Documents that wait and are drawn',
  read: () => ({ ...pdf.state() }),
});
await whenDatabaseAnswers(log, () => refuseMissingKeys(foundation.db, services.sealer));
metrics.watch({
  name: 'requests_in_progress',
  help: 'Requests that are worked on; beyond 20 for each connection of the pool they are refused',
  read: () => ({ admitted: services.admission.inProgress }),
});
const parts = { config, log, metrics, services, realtime, db: foundation.db };

const roles = await Promise.all(
  config.ROLES.map((role) =>
    role === 'http'
      ? startHttp(parts)
      : startWorkerRole({ ...parts, services: { ...services, pdf: pdfOfJobs } }),
  ),
);
const metricsServer = await serveMetrics(metrics, config.HOST, config.METRICS_PORT);
log.info({ port: config.PORT }, 'ready');

/** The proxy asks /api/ready every few seconds; until it has heard, requests still come and are served. */
const drainMs = 3_000;

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

/** Drains the process: the proxy is informed first, running requests and jobs finish, then the process ends. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  services.draining.now = true;
  if (config.NODE_ENV === 'production') await delay(drainMs);
  // The sockets go to another process first: as long as they are open, the server is not done.
  await realtime.close();
  await Promise.all(roles.map((role) => role.stop()));
  await Promise.all([metricsServer.close(), pdf.close(), pdfOfJobs.close(), foundation.close()]);
  log.info('stopped');
  // All is done; idle connections of the job queue would hold the process for ten seconds more.
  process.exit(0);
}
