import { role } from '@indeks/contract/access/roles';
import { flag } from '@indeks/contract/common/flags';
import type { Paging } from '@indeks/contract/common/paging';
import type { PlaceSortKey } from '@indeks/contract/provider/places/places.keys';
import type { NewPlace, PlaceEdit } from '@indeks/contract/provider/places/places.schemas';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isPersonnel } from '#modules/identity/people/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { fetchPage, polishOrder, sortRows } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

export interface PlacesFilter extends Paging<PlaceSortKey> {
  readonly active?: '0' | '1' | undefined;
}

const order = {
  by: {
    name: polishOrder(sql.ref('places.name')),
    organization: polishOrder(sql.ref('places.organization')),
    active: sql.ref('places.active'),
  },
  first: 'name',
  tieBreaker: sql.ref('places.id'),
} as const;

export const list = (ctx: Ctx, filter: PlacesFilter) => {
  let filtered = ctx.db.selectFrom('places');
  if (filter.active !== undefined) filtered = filtered.where('places.active', '=', Number(filter.active));
  const search = filter.search ? searchFor(ctx, filter.search) : undefined;
  return fetchPage(ctx.db, { filtered, order, search }, filter, (ids) =>
    places(ctx).where('places.id', 'in', ids).execute(),
  );
};

/** Rows in the order of the list, a batch at a time, for an export of any size. */
export const stream = (ctx: Ctx, filter: PlacesFilter) =>
  sortRows(filtered(ctx, filter), filter, order).stream(200);

export const find = (ctx: Ctx, id: number) => places(ctx).where('places.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  places(ctx).where('places.id', 'in', ids).execute();

export const ofCoordinator = (ctx: Ctx, userId: number) =>
  places(ctx)
    .innerJoin('place_coordinators as own', 'own.place_id', 'places.id')
    .where('own.user_id', '=', userId)
    .orderBy(order.by.name)
    .execute();

/** The places that the caller looks after, as part of a query. */
export const ownPlaceIds = (ctx: SignedInCtx) =>
  ctx.db
    .selectFrom('place_coordinators as own')
    .select('own.place_id')
    .where('own.user_id', '=', ctx.actor.id);

export const insert = async (ctx: Ctx, { coordinators, ...columns }: NewPlace): Promise<number> => {
  const id = await insertRow(ctx.db, 'places', columns);
  await assign(ctx, id, coordinators);
  return id;
};

/** False when somebody else changed the row since it was read. */
export const update = async (ctx: Ctx, id: number, edit: PlaceEdit): Promise<boolean> => {
  const { coordinators, version, ...columns } = edit;
  if (!(await updateVersioned(ctx, 'places', { id, version }, columns))) return false;
  await ctx.db.deleteFrom('place_coordinators').where('place_id', '=', id).execute();
  await assign(ctx, id, coordinators);
  return true;
};

/** The places they looked after, and who of them each place lost. */
export const unassign = async (ctx: Ctx, userIds: readonly number[]) => {
  const rows = await ctx.db
    .deleteFrom('place_coordinators')
    .where('user_id', 'in', userIds)
    .returning(['place_id', 'user_id'])
    .execute();
  const byPlace = Map.groupBy(rows, ({ place_id }) => place_id);
  return [...byPlace].map(([place_id, lost]) => ({ place_id, user_ids: lost.map(({ user_id }) => user_id) }));
};

/** Its coordinators and those to come; of one that is called otherwise its students, too, who are listed by its name. */
export const holdPeopleOfPlace = (ctx: Ctx, id: number, { name, coordinators }: NewPlace): Promise<void> =>
  holdPeople(
    ctx,
    sql`select unnest(${[...coordinators]}::integer[])
      union all select user_id from place_coordinators where place_id = ${id}
      union all select l.uid from student_list as l join places as p on p.id = l.pid
        where l.pid = ${id} and p.name <> ${name}`,
  );

export const activeCoordinators = (ctx: Ctx) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('user_role', '=', role.coordinator)
    .where('active', '=', flag.on)
    .where('archived_at', 'is', null)
    .orderBy(polishOrder(sql.ref('listed_name')))
    .limit(1_000)
    .execute();

export const countCoordinators = async (ctx: Ctx, ids: readonly number[]): Promise<number> => {
  const { amount } = await ctx.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('id', 'in', ids)
    .where('user_role', '=', role.coordinator)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
};

const assign = (ctx: Ctx, placeId: number, userIds: readonly number[]) =>
  ctx.db
    .insertInto('place_coordinators')
    .values([...new Set(userIds)].map((userId) => ({ place_id: placeId, user_id: userId })))
    .execute();

/** A place with its coordinators in one statement, whatever the number of rows. */
const places = (ctx: Ctx) =>
  ctx.db
    .selectFrom('places')
    .select(['places.id', 'places.name', 'organization', 'address', 'places.email', 'places.telephone'])
    .select(['places.active', 'places.version'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('place_coordinators as pc')
          .innerJoin('users as u', 'u.id', 'pc.user_id')
          .select(['u.id', 'u.name'])
          .whereRef('pc.place_id', '=', 'places.id')
          .orderBy(polishOrder(sql.ref('u.listed_name'))),
      ).as('coordinators'),
    );

export type PlaceRow = Awaited<ReturnType<typeof find>> & object;

const filtered = (ctx: Ctx, { active, search }: PlacesFilter) => {
  let query = places(ctx);
  if (active !== undefined) query = query.where('places.active', '=', Number(active));
  if (search) query = query.where(matchesRow(searchFor(ctx, search)));
  return query;
};

/** Searches the words of the place and of its coordinators. */
const searchFor = (ctx: Ctx, term: string): Search => {
  const assigned = ctx.db
    .selectFrom('place_coordinators as pc')
    .innerJoin('users as u', 'u.id', 'pc.user_id')
    .where(isPersonnel('u'))
    .where(matchesSearch(sql.ref('u.search'), term));
  return {
    own: matchesSearch(sql.ref('places.search'), term),
    linked: {
      column: sql.ref('places.id'),
      ids: assigned.select('pc.place_id as id').distinct(),
      matches: sql<boolean>`exists (${assigned.select('pc.place_id').whereRef('pc.place_id', '=', sql.ref('places.id'))})`,
    },
  };
};
