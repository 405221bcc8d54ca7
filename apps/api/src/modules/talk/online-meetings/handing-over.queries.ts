import type { Insertable } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';

/** With everything that Zoom has of it; held until the transaction ends. */
export const hold = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('online_meetings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface NewIdentity {
  readonly marker: string;
  readonly sealed_password: string;
  readonly host_id: number | null;
}

/** As if Zoom had never been asked. Whoever works on it for the old host loses the lease. */
export const beginAnew = (ctx: Ctx, id: number, identity: NewIdentity) =>
  ctx.db
    .updateTable('online_meetings')
    .set({ ...identity, zoom_id: null, sent_version: 0, attempted_at: null, busy_until: null })
    .where('id', '=', id)
    .execute();

/** What is to be deleted at Zoom, under the lease of whoever may still be making it. */
export const insertLeftover = (ctx: Ctx, row: Omit<Insertable<DB['online_meetings']>, 'id' | 'search'>) =>
  insertRow(ctx.db, 'online_meetings', row);

/** Personal links lead to the old meeting, so they end. Answers the former host, if there was one who knew. */
export const replaceHost = async (ctx: Ctx, id: number, hostId: number | null): Promise<number[]> => {
  await ctx.db
    .updateTable('online_meeting_people')
    .set({ registrant_id: null, sealed_link: null })
    .where('meeting_id', '=', id)
    .execute();
  const gone = await ctx.db
    .deleteFrom('online_meeting_people')
    .where('meeting_id', '=', id)
    .where('host', '=', true)
    .returning(['user_id', 'told'])
    .execute();
  if (hostId !== null)
    await ctx.db
      .insertInto('online_meeting_people')
      .values({ meeting_id: id, user_id: hostId, host: true })
      .onConflict((known) =>
        known.columns(['meeting_id', 'user_id']).doUpdateSet({ host: true, told: false }),
      )
      .execute();
  return gone.filter(({ told }) => told).map(({ user_id }) => user_id);
};
