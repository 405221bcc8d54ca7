import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type Queue } from 'pg-boss';

/** The dead-letter queue: a job goes here when its last retry failed. No worker reads it; an operator does, and enqueues again. */
const deadQueue = 'dead';

/**
 * Part of the migration step, run by the role that owns the tables; may run again at any time.
 * Creates or migrates the queue's own schema, then grants the application's role what it needs at run time.
 */
export const installJobSchema = async (
  ownerUrl: string,
  queueNames: readonly string[],
  appRole: string,
): Promise<void> => {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'indeks-migrate',
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
  const faults: unknown[] = [];
  boss.on('error', (error) => void faults.push(error));
  try {
    await boss.start();
    await indexesBuilt(boss, faults);
    await createQueues(boss, queueNames);
    for (const statement of grantsFor(appRole)) await boss.getDb().executeSql(statement);
  } finally {
    await boss.stop({ graceful: false });
  }
};

/** An upgrade of the queue builds its indexes in the background; the migration is over when they stand. */
const indexesBuilt = async (boss: PgBoss, faults: readonly unknown[]): Promise<void> => {
  const deadline = Date.now() + 10 * minute;
  while ((await boss.getBamStatus()).some(({ status }) => status !== 'completed')) {
    if (faults.length > 0) throw new Error('The job schema could not be upgraded.', { cause: faults[0] });
    if (Date.now() > deadline) throw new Error('The upgrade of the job schema takes too long.');
    await pause(200);
  }
};

const createQueues = async (boss: PgBoss, names: readonly string[]): Promise<void> => {
  const queues = [deadQueue, ...names];
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of queues) {
    const options = name === deadQueue ? deadQueueOptions : { ...queueOptions, deadLetter: deadQueue };
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
};

const minute = 60_000;
const day = 86_400;

type QueueOptions = Omit<Queue, 'name'>;

const queueOptions: QueueOptions = {
  /** A worker that says nothing for so long is taken for dead, and its job for free. */
  heartbeatSeconds: 10,
  /** A new job is told to the workers with the commit of its transaction. */
  notify: true,
  retentionSeconds: 90 * day,
  deleteAfterSeconds: day,
};

const deadQueueOptions: QueueOptions = { retentionSeconds: 365 * day, deleteAfterSeconds: day };

/** The queue's statements at run time, with its scheduler, statistics history and index rebuilding off. */
const grantsFor = (role: string): readonly string[] => {
  if (!/^[a-z_][a-z0-9_]*$/.test(role)) throw new Error(`Not a role name: ${role}`);
  return [
    `grant usage on schema pgboss to ${role}`,
    `grant select, insert, update, delete on pgboss.job, pgboss.job_common to ${role}`,
    `grant select, update on pgboss.queue to ${role}`,
    `grant select, update (flow_on) on pgboss.version to ${role}`,
    `grant select, delete on pgboss.job_dependency to ${role}`,
  ];
};
