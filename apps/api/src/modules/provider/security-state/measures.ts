import type { Measure } from '#platform/metrics/measuring.ts';
import * as queries from './checks.queries.ts';
import * as facts from './facts.ts';
import type { Room } from './installation.rules.ts';

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Measurements of the nightly check, exported to monitoring continuously. */
export const installationMeasures: readonly Measure[] = [
  {
    name: 'installation_answers',
    help: 'Whether the database, Redis and the file store answer the worker: 1 or 0',
    read: async (ctx) => ({
      database: await answers(() => queries.databaseClock(ctx)),
      redis: Number(await ctx.services.redisUp()),
      files: await answers(() => ctx.services.files.list({ after: undefined, most: 1 })),
    }),
  },
  {
    name: 'installation_jobs',
    help: 'Jobs that should have begun, for how many seconds the oldest of them, and those that died in the last day',
    read: (ctx) => queries.measureJobs(ctx, facts.daysAgo(ctx, 1)),
  },
  {
    name: 'installation_backup_age_seconds',
    help: 'Since the newest backup of database and files, and since a backup was restored and agreed',
    read: async (ctx) => {
      const [database, files, restore] = [
        await facts.lookAtBackup('database')(ctx),
        await facts.lookAtBackup('files')(ctx),
        await facts.lookAtRestore(ctx),
      ];
      const agreed = restore && restore.differing + restore.missing === 0 ? restore.ageHours : undefined;
      return known({ database: database.ageHours, files: files.ageHours, restore: agreed }, hourSeconds);
    },
  },
  {
    name: 'installation_backup_log',
    help: 'Whether somebody receives the log of the database: 1 or 0',
    read: async (ctx) => ({ received: Number((await facts.lookAtBackupLog(ctx)).slot === 'active') }),
  },
  {
    name: 'installation_room_free_ratio',
    help: 'The part that is free of the room for files, uploads under way and the database',
    read: async (ctx) => {
      const { used, whole } = await facts.lookAtDatabaseRoom(ctx);
      return known({
        files: freeShare(await facts.lookAtFileRoom(ctx)),
        spool: freeShare(await facts.lookAtSpoolRoom(ctx)),
        database: whole === undefined ? undefined : freeShare({ free: Math.max(whole - used, 0), whole }),
      });
    },
  },
  {
    name: 'installation_certificate_seconds',
    everyMs: 600_000,
    help: 'For how long browsers accept the certificate of the public address; 0 when they refuse it',
    read: async (ctx) => {
      const certificate = await facts.lookAtCertificate(ctx);
      if (certificate.kind === 'trusted') return { left: certificate.leftDays * daySeconds };
      return certificate.kind === 'refused' ? { left: 0 } : {};
    },
  },
  {
    name: 'installation_clock_apart_seconds',
    help: 'By how much the clocks of portal and database differ',
    read: async (ctx) => ({ database: Math.abs((await facts.lookAtClock(ctx)).apartMs) / 1_000 }),
  },
];

const answers = (ask: () => Promise<unknown>): Promise<number> =>
  ask().then(
    () => 1,
    () => 0,
  );

const freeShare = (room: Room | undefined): number | undefined =>
  room && (room.whole === 0 ? 0 : room.free / room.whole);

const known = (values: Readonly<Record<string, number | undefined>>, unit = 1): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value * unit]])),
  );
