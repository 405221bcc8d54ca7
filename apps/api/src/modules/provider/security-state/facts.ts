import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { role } from '@indeks/contract/access/roles';
import { readCertificate } from '#platform/certificate.ts';
import { sessionLength } from '#platform/auth/sessions.ts';
import type { Ctx } from '#platform/context.ts';
import { keyUses } from '#platform/crypto/key-uses.ts';
import { OutsideAway } from '#platform/outside-call.ts';
import { countScans } from '#platform/uploads/unscanned-files.queries.ts';
import type { CertificateFacts, Room } from './installation.rules.ts';
import * as queries from './checks.queries.ts';
import { mostNamed } from './verdict.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The clocks of two processes may differ by this much. */
const graceMs = 5 * minuteMs;
/** Sessions that are over are removed every ten minutes. */
const tidiedWithinMs = 30 * minuteMs;
/** Every session that ends later may be too long for its role. */
const shortestMs = sessionLength(role.superAdmin).absoluteSeconds * 1000;

export const daysAgo = ({ clock }: Ctx, days: number): Date => new Date(clock.now().getTime() - days * dayMs);

const isProduction = ({ services }: Ctx): boolean => services.config.NODE_ENV === 'production';

export const lookAtMode = async (ctx: Ctx) => ({
  production: isProduction(ctx),
  mode: ctx.services.config.NODE_ENV,
});

export const lookAtSessions = async (ctx: Ctx) => {
  const now = ctx.clock.now().getTime();
  const long = (await queries.listSessionsEndingAfter(ctx, new Date(now + shortestMs))).filter(
    ({ user_role, expires_at }) =>
      expires_at.getTime() > now + sessionLength(user_role).absoluteSeconds * 1000 + graceMs,
  );
  const ids = [...new Set(long.map(({ user_id }) => user_id))].slice(0, mostNamed);
  return {
    tooLong: { ids, total: long.length },
    overdue: await queries.countSessionsOver(ctx, new Date(now - tidiedWithinMs)),
  };
};

/** The file is as old as the key at the least, unless it was touched for something else. */
export const lookAtKey = async (ctx: Ctx) => {
  const { config, sealer } = ctx.services;
  const now = ctx.clock.now();
  const { mtime } = await stat(config.SEALING_KEYS_FILE);
  const since = await queries.keySince(ctx, sealer.currentKey, mtime < now ? mtime : now);
  const uses = await keyUses(ctx.db, sealer.columns);
  return {
    ageDays: (now.getTime() - since.getTime()) / dayMs,
    left: uses.filter(({ keyId }) => keyId !== sealer.currentKey).reduce((sum, { rows }) => sum + rows, 0),
  };
};

export const lookAtJobs = async (ctx: Ctx, keptDays: number) => ({
  ...(await queries.countDeadJobs(ctx, daysAgo(ctx, keptDays), daysAgo(ctx, 1))),
  late: await queries.countLateJobs(ctx, new Date(ctx.clock.now().getTime() - hourMs)),
});

/** The scanner is tested with an empty file. */
export const lookAtScans = (infectedDays: number) => async (ctx: Ctx) => {
  const { scanner } = ctx.services;
  if (scanner.mode === 'off') return undefined;
  const answers = await scanner.scan(Readable.from([])).then(
    () => true,
    () => false,
  );
  const { waiting, infected } = await countScans(ctx, daysAgo(ctx, infectedDays));
  return { answers, waiting: waiting ?? 0, infected: infected ?? 0 };
};

export const lookAtBackup = (kind: 'database' | 'files') => async (ctx: Ctx) => {
  const made = await queries.findBackup(ctx, kind);
  return { ageHours: made && (ctx.clock.now().getTime() - made.finished_at.getTime()) / hourMs };
};

export const lookAtRestore = async (ctx: Ctx) => {
  const told = await queries.findRestore(ctx);
  if (!told) return undefined;
  const { told_at, seconds, rows, files, differing, files_missing: missing } = told;
  const ageHours = (ctx.clock.now().getTime() - told_at.getTime()) / hourMs;
  return { ageHours, seconds, rows, files, differing, missing };
};

export const lookAtBackupLog = async (ctx: Ctx) => {
  const slot = await queries.findBackupSlot(ctx);
  if (!slot) return { slot: 'none' as const };
  return { slot: slot.active ? ('active' as const) : ('stopped' as const) };
};

/** Measures the disk of the folder; the folder itself may be created only with the first file. */
const measureRoom = async (folder: string): Promise<Room> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, whole: blocks * bsize };
  } catch (error) {
    if (!isMissing(error) || dirname(folder) === folder) throw error;
    return measureRoom(dirname(folder));
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const lookAtFileRoom = async (ctx: Ctx): Promise<Room | undefined> => {
  const { FILES_DRIVER, FILES_DIR } = ctx.services.config;
  return FILES_DRIVER === 'disk' ? measureRoom(resolve(FILES_DIR)) : undefined;
};

/** Uploads under way lie there; a container has it on a volume, apart from what is temporary. */
export const lookAtSpoolRoom = (ctx: Ctx): Promise<Room> =>
  measureRoom(resolve(ctx.services.config.UPLOADS_DIR));

export const lookAtDatabaseRoom = async (ctx: Ctx) => {
  const gigabytes = ctx.services.config.DATABASE_ROOM_GB;
  return { used: await queries.databaseBytes(ctx), whole: gigabytes && gigabytes * 1e9 };
};

export const lookAtCertificate = async (ctx: Ctx): Promise<CertificateFacts> => {
  const address = new URL(ctx.services.config.PUBLIC_ADDRESS);
  if (address.protocol !== 'https:') return { kind: 'plain', production: isProduction(ctx) };
  const now = ctx.clock.now().getTime();
  try {
    const certificate = await readCertificate(address);
    if ('refused' in certificate) return { kind: 'refused', reason: certificate.refused };
    return {
      kind: 'trusted',
      ageDays: (now - certificate.from.getTime()) / dayMs,
      leftDays: (certificate.to.getTime() - now) / dayMs,
    };
  } catch (error) {
    if (error instanceof OutsideAway) return { kind: 'away' };
    throw error;
  }
};

/** Half of the time between question and answer belongs to each way. */
export const lookAtClock = async (ctx: Ctx) => {
  const before = ctx.clock.now().getTime();
  const there = await queries.databaseClock(ctx);
  const after = ctx.clock.now().getTime();
  return { apartMs: there.getTime() - (before + after) / 2 };
};
