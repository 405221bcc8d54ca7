import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import { role, type Role } from '@indeks/contract/access/roles';
import { flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import { pickReporting, sendsReports } from '#modules/identity/people/index.ts';
import { ownPlaceIds } from '#modules/provider/places/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';

/** The places that the caller looks after. */
export const ownPlaces = async (ctx: SignedInCtx): Promise<number[]> =>
  (await ownPlaceIds(ctx).execute()).map(({ place_id }) => place_id);

export const listCoordinators = (ctx: Ctx, placeId: number) =>
  ctx.db
    .selectFrom('place_coordinators as pc')
    .innerJoin('users as u', 'u.id', 'pc.user_id')
    .select(['u.id', 'u.name'])
    .where('pc.place_id', '=', placeId)
    .where('u.user_role', '=', role.coordinator)
    .where('u.active', '=', flag.on)
    .where('u.archived_at', 'is', null)
    .orderBy(polishOrder(sql.ref('u.listed_name')))
    .execute();

interface Choice {
  readonly pid: number;
  readonly cids: readonly number[];
  readonly coordinator: number | null;
}

/** Whether the place is open, how many of the courses are, and whether the place has the coordinator. */
export const openChoices = async (ctx: Ctx, { pid, cids, coordinator }: Choice) => {
  const { rows } = await sql<{ place: boolean; courses: number; coordinator: boolean }>`
    select exists (select from places where id = ${pid} and active = 1) as place,
      (select count(*)::integer from courses where id = any(${[...cids]}::integer[]) and active = 1) as courses,
      exists (select from place_coordinators as pc join users as u on u.id = pc.user_id
        where pc.place_id = ${pid} and pc.user_id = ${coordinator}
          and u.user_role = ${role.coordinator} and u.active = 1 and u.archived_at is null) as coordinator`.execute(
    ctx.db,
  );
  return rows[0] ?? { place: false, courses: 0, coordinator: false };
};

/** The most frequent price of a course among its newest intake; the higher one if two are equally frequent. */
export const usualPrice = async (ctx: Ctx, cid: number): Promise<number | undefined> => {
  const found = await ctx.db
    .selectFrom('enrolment_courses as ec')
    .select('ec.price')
    .where('ec.cid', '=', cid)
    .where('ec.date', '=', (of) =>
      of
        .selectFrom('enrolment_courses as newest')
        .select('newest.date')
        .where('newest.cid', '=', cid)
        .orderBy('newest.date', 'desc')
        .limit(1),
    )
    .groupBy('ec.price')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('ec.price', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.price;
};

/** How a list is named that is narrowed to a place and a course. */
export const namesOfFilter = async (
  ctx: Ctx,
  { pid, cid }: { readonly pid?: number | undefined; readonly cid?: number | undefined },
) => {
  const { rows } = await sql<{ place: string | null; course: string | null }>`
    select (select name from places where id = ${pid ?? null}::integer) as place,
      (select name from courses where id = ${cid ?? null}::integer) as course`.execute(ctx.db);
  return rows[0] ?? { place: null, course: null };
};

/** Those who send reports, without those who only look after online meetings. */
const supervisors = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .where(sendsReports())
    .where('users.user_role', 'not in', [role.zoomAdministrator] satisfies Role[]);

export const promoters = async (ctx: Ctx, term: string | undefined) => {
  const found = await pickReporting(ctx, supervisors(ctx), term, (ids) =>
    ctx.db
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.degree'])
      .where('users.id', 'in', ids)
      .execute(),
  );
  return found.map(({ id, ...person }) => ({ id, name: nameWithDegree(person) }));
};

export const isSupervisor = async (ctx: Ctx, userId: number): Promise<boolean> =>
  (await supervisors(ctx).select('users.id').where('users.id', '=', userId).executeTakeFirst()) !== undefined;
