import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Holder, Numbered } from './album-numbers.rules.ts';

/** Students by e-mail address, with their enrolments, newest first. */
export const findNumbered = async (
  ctx: Ctx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, readonly Numbered[]>> => {
  const { rows } = await sql<Numbered & { email: string }>`
    select lower(u.email) as email, u.id as uid, u.name, e.id as enrolment_id, e.date, e.version,
      (select jsonb_agg(jsonb_build_object('name', c.name, 'album_nr', ec.album_nr) order by ec.slot)
        from enrolment_courses as ec join courses as c on c.id = ec.cid where ec.enrolment_id = e.id) as courses
    from (select distinct lower(given) as email from unnest(${[...emails]}::text[]) as given) as asked
    join users as u on lower(u.email) = asked.email and u.archived_at is null
    join enrolments as e on e.uid = u.id and e.archived_at is null
    order by e.date desc, e.id desc`.execute(ctx.db);
  return Map.groupBy(rows, ({ email }) => email);
};

/** Holders of the numbers, archived enrolments included. */
export const findHolders = async (ctx: Ctx, numbers: readonly string[]): Promise<readonly Holder[]> => {
  const { rows } = await sql<Holder>`
    select ec.album_nr, ec.uid, u.name, ec.enrolment_id, ec.slot
    from (select distinct given from unnest(${[...numbers]}::text[]) as given) as asked
    join enrolment_courses as ec on ec.album_nr = asked.given
    join users as u on u.id = ec.uid`.execute(ctx.db);
  return rows;
};

/** Until the transaction ends: two uploads cannot give one number twice. */
export const holdAlbumNumbers = async (ctx: Ctx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('album numbers', 0))`.execute(ctx.db);
};

export interface GivenNumber {
  readonly enrolment_id: number;
  readonly version: number;
  readonly slot: number;
  readonly album_nr: string;
}

/** All of them in two statements. False when one of the enrolments was changed since it was read. */
export const give = async (ctx: Ctx, given: readonly GivenNumber[]): Promise<boolean> => {
  const rows = JSON.stringify(given);
  const enrolments = new Set(given.map(({ enrolment_id }) => enrolment_id));
  const { rows: held } = await sql`
    update enrolments as e set version = e.version + 1
    from (select distinct enrolment_id, version
      from jsonb_to_recordset(${rows}::jsonb) as r(enrolment_id integer, version integer)) as given
    where e.id = given.enrolment_id and e.version = given.version
    returning e.id`.execute(ctx.db);
  if (held.length !== enrolments.size) return false;
  await sql`
    update enrolment_courses as ec set album_nr = given.album_nr
    from jsonb_to_recordset(${rows}::jsonb) as given(enrolment_id integer, slot smallint, album_nr text)
    where ec.enrolment_id = given.enrolment_id and ec.slot = given.slot`.execute(ctx.db);
  return true;
};
