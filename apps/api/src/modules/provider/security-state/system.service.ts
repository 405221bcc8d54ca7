import { setTimeout as pause } from 'node:timers/promises';
import { findingStates } from '@indeks/contract/provider/security-state/security-state.keys';
import type {
  SizeState,
  SystemPart,
  SystemState,
} from '@indeks/contract/provider/security-state/system-state.schemas';
import { systemTexts as texts } from '@indeks/contract/provider/security-state/system-state.texts';
import { daysAfter } from '@indeks/contract/common/months.rules';
import type { Ctx } from '#platform/context.ts';
import { appVersion } from '#platform/version.ts';
import * as checks from './checks.queries.ts';
import { daysAgo } from './facts.ts';
import { securityChecks } from './security-checks.ts';
import { judgeDatabase, judgeFiles, judgeQueues, judgeRedis } from './system.rules.ts';
import * as queries from './system.queries.ts';
import { defineCheck, type SecurityCheck } from './verdict.ts';

const patienceMs = 5_000;
const largestTables = 8;
const grownDays = 30;
const keptDays = 400;

const answers = (ask: () => Promise<unknown>) =>
  ask().then(
    () => ({ answers: true }),
    () => ({ answers: false }),
  );

/** Services that must answer for the portal to work. */
const ownParts: readonly SecurityCheck[] = [
  defineCheck({
    name: 'database',
    title: texts.database.title,
    look: async (ctx) => {
      const begun = performance.now();
      await checks.databaseClock(ctx);
      return { ms: Math.round(performance.now() - begun) };
    },
    judge: judgeDatabase,
  }),
  defineCheck({
    name: 'redis',
    title: texts.redis.title,
    look: async (ctx) => ({ answers: await ctx.services.redisUp() }),
    judge: judgeRedis,
  }),
  defineCheck({
    name: 'files',
    title: texts.files.title,
    look: (ctx) => answers(() => ctx.services.files.list({ after: undefined, most: 1 })),
    judge: judgeFiles,
  }),
  defineCheck({
    name: 'queues',
    title: texts.queues.title,
    look: async (ctx) => {
      const found = await queries.listQueues(ctx, daysAgo(ctx, 1));
      return {
        waiting: found.reduce((sum, { waiting }) => sum + waiting, 0),
        oldest_seconds: Math.max(0, ...found.map(({ oldest_seconds }) => oldest_seconds)),
        dead: found.reduce((sum, { dead }) => sum + dead, 0),
      };
    },
    judge: judgeQueues,
  }),
];

/** Checks that are also made on demand, since their result may have changed after the nightly run. */
const alsoNow = new Set([
  'scanned-files',
  'backup-database',
  'backup-files',
  'restore',
  'backup-log',
  'room-files',
  'room-spool',
  'room-database',
  'clock',
]);
const allParts = [...ownParts, ...securityChecks.filter(({ name }) => alsoNow.has(name))];

/** Measured on request; nothing is stored. */
export const readSystem = async (ctx: Ctx): Promise<SystemState> => {
  const parts = await Promise.all(allParts.map((part) => look(ctx, part)));
  const rank = ({ state }: SystemPart) => findingStates.indexOf(state);
  return {
    looked_at: ctx.clock.now().toISOString(),
    parts: parts.toSorted((a, b) => rank(a) - rank(b)),
    versions: { portal: appVersion, node: process.version, ...(await queries.findVersions(ctx)) },
    queues: [...(await queries.listQueues(ctx, daysAgo(ctx, 1)))],
    sizes: await readSizes(ctx),
  };
};

const look = async (ctx: Ctx, part: SecurityCheck): Promise<SystemPart> => {
  const { name, title } = part;
  const tooLate = pause(patienceMs, { state: 'bad' as const, ...texts.silent }, { ref: false });
  const failed = (error: unknown) => {
    ctx.log.warn({ err: error, part: name }, 'a part of the system could not be looked at');
    return { state: 'unknown' as const, ...texts.silent };
  };
  const verdict = await Promise.race([part.find(ctx).catch(failed), tooLate]);
  return { name, title, state: verdict.state, says: verdict.says, advice: verdict.advice ?? null };
};

const readSizes = async (ctx: Ctx): Promise<SizeState[]> => {
  const today = ctx.clock.today();
  const first = await queries.listFirstSizes(ctx, daysAfter(today, -grownDays), today);
  const firstOf = new Map(first.map((size) => [size.name, size]));
  return (await queries.listSizes(ctx, largestTables)).map(({ name, bytes }) => {
    const before = firstOf.get(name);
    return { name, bytes, grown: before ? { bytes: bytes - before.bytes, since: before.day } : null };
  });
};

/** Stores the sizes once a day, with the nightly check. */
export const keepSizes = async (ctx: Ctx): Promise<void> => {
  await queries.keepSizes(ctx, await queries.listSizes(ctx, largestTables));
  await queries.forgetSizesBefore(ctx, daysAfter(ctx.clock.today(), -keptDays));
};
