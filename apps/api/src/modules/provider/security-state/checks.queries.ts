import { role, type Role } from '@indeks/contract/access/roles';
import { flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { mostNamed, type People } from './verdict.ts';

const activeAccounts = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select(['users.id', ({ fn }) => fn.countAll<number>().over().as('total')])
    .where('users.active', '=', flag.on)
    .where('users.archived_at', 'is', null)
    .orderBy('users.listed_name')
    .orderBy('users.id')
    .limit(mostNamed);

const asPeople = (rows: readonly { readonly id: number; readonly total: number }[]): People => ({
  ids: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
});

export const findStepless = async (ctx: Ctx, roles: readonly Role[]): Promise<People> =>
  asPeople(
    await activeAccounts(ctx)
      .where('users.user_role', 'in', roles)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('second_steps')
              .select('user_id')
              .whereRef('user_id', '=', 'users.id')
              .where('confirmed_at', 'is not', null),
          ),
        ),
      )
      .execute(),
  );

/** Accounts unused since the moment. Students do not count: an unused account of a student endangers nobody else. */
const unusedSince = (ctx: Ctx, moment: Date) =>
  activeAccounts(ctx)
    .where('users.user_role', '<>', sql.lit(role.student))
    .where('users.created_at', '<', moment)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('security_events as opened')
            .select('opened.id')
            .where('opened.kind', '=', 'session-opened')
            .whereRef('opened.subject_id', '=', 'users.id')
            .where('opened.at', '>=', moment),
        ),
      ),
    );

/** Waits for its first login: it has no password of its own. */
export const findNeverUsed = async (ctx: Ctx, madeBefore: Date): Promise<People> =>
  asPeople(
    await unusedSince(ctx, madeBefore)
      .where((row) =>
        row.or([row('users.password_hash', 'is', null), row('users.must_change_password', '=', true)]),
      )
      .execute(),
  );

export const findIdle = async (ctx: Ctx, since: Date): Promise<People> =>
  asPeople(
    await unusedSince(ctx, since)
      .where('users.password_hash', 'is not', null)
      .where('users.must_change_password', '=', false)
      .execute(),
  );

export const findByMailDomain = async (ctx: Ctx, domain: string): Promise<People> =>
  asPeople(await activeAccounts(ctx).where('users.email', 'ilike', `%@${domain}`).execute());

/** Passwords whose stored form begins with none of these, so that nobody can sign in with them. */
export const findOtherHashes = async (ctx: Ctx, prefixes: readonly string[]): Promise<People> =>
  asPeople(
    await activeAccounts(ctx)
      .where(sql<boolean>`not users.password_hash ^@ any(${[...prefixes]}::text[])`)
      .execute(),
  );

/** Sessions that end later than `end`, with the role of their person. */
export const listSessionsEndingAfter = (ctx: Ctx, end: Date) =>
  ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.expires_at'])
    .select((row) => row.ref('users.user_role').$castTo<Role>().as('user_role'))
    .where('sessions.expires_at', '>', end)
    .orderBy('sessions.expires_at', 'desc')
    .limit(10_000)
    .execute();

export const countSessionsOver = async (ctx: Ctx, before: Date): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where(
      sql<boolean>`least(expires_at, last_seen_at + make_interval(secs => idle_seconds)) < ${before}::timestamptz`,
    )
    .executeTakeFirstOrThrow();
  return amount;
};

interface DeadJobs {
  readonly dead: number;
  readonly newest: number;
  readonly kinds: readonly string[];
}

export const countDeadJobs = async (ctx: Ctx, since: Date, newestSince: Date): Promise<DeadJobs> => {
  const { rows } = await sql<DeadJobs>`
    select count(*) as dead, count(*) filter (where created_on >= ${newestSince}::timestamptz) as newest,
      coalesce(array_agg(distinct source_name order by source_name) filter (where source_name is not null), '{}') as kinds
    from pgboss.job where name = 'dead' and created_on >= ${since}::timestamptz`.execute(ctx.db);
  return rows[0] ?? { dead: 0, newest: 0, kinds: [] };
};

export const countLateJobs = async (ctx: Ctx, before: Date): Promise<number> => {
  const { rows } = await sql<{ late: number }>`
    select count(*) as late from pgboss.job
    where name <> 'dead' and state in ('created', 'retry') and start_after < ${before}::timestamptz`.execute(
    ctx.db,
  );
  return rows[0]?.late ?? 0;
};

/** Counts jobs that should have begun, with the wait of the oldest, and dead jobs. */
export const measureJobs = async (ctx: Ctx, deadSince: Date): Promise<Record<string, number>> => {
  const now = ctx.clock.now();
  const { rows } = await sql<{ waiting: number; oldest: number; dead: number }>`
    select count(*) filter (where name <> 'dead') as waiting,
      coalesce(max(extract(epoch from ${now}::timestamptz - start_after)) filter (where name <> 'dead'), 0) as oldest,
      count(*) filter (where name = 'dead') as dead
    from pgboss.job
    where name <> 'dead' and state in ('created', 'retry') and start_after < ${now}::timestamptz
      or name = 'dead' and created_on >= ${deadSince}::timestamptz`.execute(ctx.db);
  const { waiting = 0, oldest = 0, dead = 0 } = rows[0] ?? {};
  return { waiting, oldest_seconds: oldest, dead };
};

export const findBackup = (ctx: Ctx, kind: 'database' | 'files') =>
  ctx.db.selectFrom('backup_marks').select('finished_at').where('kind', '=', kind).executeTakeFirst();

/** The newest report of a restore that was tried. */
export const findRestore = (ctx: Ctx) =>
  ctx.db.selectFrom('restore_reports').selectAll().orderBy('told_at', 'desc').limit(1).executeTakeFirst();

/** The slot by which `ops/backup.sh log` receives the log of the whole server. */
export const findBackupSlot = async (ctx: Ctx) => {
  const { rows } = await sql<{ active: boolean }>`
    select active from pg_replication_slots where slot_name = 'indeks_backup'`.execute(ctx.db);
  return rows[0];
};

export const databaseBytes = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(ctx.db);
  return rows[0]?.bytes ?? 0;
};

export const databaseClock = async (ctx: Ctx): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(ctx.db);
  return rows[0]?.at ?? ctx.clock.now();
};

/** Since when the key seals: the day is kept when it is seen for the first time. */
export const keySince = async (ctx: Ctx, keyId: string, atTheLatest: Date): Promise<Date> => {
  await ctx.db
    .insertInto('sealing_keys_seen')
    .values({ key_id: keyId, since: atTheLatest })
    .onConflict((known) => known.column('key_id').doNothing())
    .execute();
  const { since } = await ctx.db
    .selectFrom('sealing_keys_seen')
    .select('since')
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();
  return since;
};
