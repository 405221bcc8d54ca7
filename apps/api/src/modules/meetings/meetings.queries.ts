import { sql, type Insertable } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** More weekends than a year has, many times over. */
const mostMeetingsOfPerson = 1_000;

/** A weekend belongs to the month in which it starts. */
export const ofPerson = (ctx: Ctx, userId: number, range: Range) =>
  inRange(ctx, range).where('meetings.user_id', '=', userId).limit(mostMeetingsOfPerson).execute();

/** One more than the limit shows that there are more. */
export const firstOfAll = (ctx: Ctx, range: Range, limit: number) =>
  inRange(ctx, range)
    .limit(limit + 1)
    .execute();

/** Rows a batch at a time, for an export of any size. */
export const streamOfAll = (ctx: Ctx, range: Range) => inRange(ctx, range).stream(200);

export const find = (ctx: Ctx, id: number) => meetings(ctx).where('meetings.id', '=', id).executeTakeFirst();

export type MeetingColumns = Omit<Insertable<DB['meetings']>, 'id' | 'user_id' | 'version'>;

export const insert = async (ctx: Ctx, userId: number, columns: MeetingColumns): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('meetings')
    .values({ ...columns, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: MeetingColumns): Promise<boolean> =>
  updateVersioned(ctx, 'meetings', key, columns);

/** The place is locked, so that it cannot be deleted before the weekend is written. */
export const findPlace = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('places').select('active').where('id', '=', id).forKeyShare().executeTakeFirst();

/** Names are looked up row by row: as a join the planner would read all people for a month of weekends. */
const meetings = (ctx: Ctx) =>
  ctx.db
    .selectFrom('meetings')
    .select(['meetings.id', 'meetings.user_id', 'meetings.pid', 'meetings.name', 'meetings.start_date'])
    .select(['meetings.end_date', 'meetings.comment', 'meetings.version'])
    .select((row) => [
      row
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'meetings.user_id')
        .$asScalar()
        .$notNull()
        .as('username'),
      row
        .selectFrom('places')
        .select('places.name')
        .whereRef('places.id', '=', 'meetings.pid')
        .$asScalar()
        .$notNull()
        .as('city'),
    ]);

export type MeetingRow = Awaited<ReturnType<typeof find>> & object;

const inRange = (ctx: Ctx, { from, to }: Range) =>
  meetings(ctx)
    .where('meetings.start_date', '>=', from)
    .where('meetings.start_date', '<=', to)
    .orderBy(sql.ref('meetings.start_date'))
    .orderBy('meetings.id');
