import type { Paging } from '@indeks/contract/common/paging';
import type { AllTripsSortKey } from '@indeks/contract/trips/trips.keys';
import { isWholeMonth } from '@indeks/contract/months/months.rules';
import { reportStatus } from '@indeks/contract/months/report-status';
import { sql, type Insertable } from 'kysely';
import { personName, searchByPerson, walkByPerson } from '#modules/people/index.ts';
import { rateOfRow } from '#modules/rates/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { fetchPage, polishOrder, sortRows } from '#platform/db/paging.ts';
import { matchesRow, matchesSearch, type Search } from '#platform/db/searching.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface AllTripsFilter extends Paging<AllTripsSortKey>, Range {}

const order = {
  by: {
    date: sql.ref('trips.date'),
    start: polishOrder(sql.ref('trips.start')),
    destination: polishOrder(sql.ref('trips.destination')),
    km: sql.ref('trips.driven_km'),
    username: polishOrder(personName(sql.ref('trips.user_id'))),
  },
  first: 'date',
  tieBreaker: sql.ref('trips.id'),
} as const;

/** For all rows at once the names come by a join. */
const orderOfJoined = { ...order, by: { ...order.by, username: polishOrder(sql.ref('users.listed_name')) } };

/** Far more than anybody drives in a year. */
const mostTripsOfPerson = 5_000;

export const listOfPerson = (ctx: Ctx, userId: number, { from, to }: Range) =>
  trips(ctx)
    .where('trips.user_id', '=', userId)
    .where('trips.date', '>=', from)
    .where('trips.date', '<=', to)
    .orderBy('trips.date')
    .orderBy('trips.id')
    .limit(mostTripsOfPerson)
    .execute();

export const listAll = (ctx: Ctx, filter: AllTripsFilter) => {
  const filtered = ctx.db.selectFrom('trips').where(isIn(filter));
  const search = filter.search ? searchFor(ctx, filter.search) : undefined;
  const walk =
    filter.sortBy === 'username'
      ? walkByPerson(
          ctx,
          filtered.select(['trips.id', 'trips.user_id', 'trips.search']),
          'trips',
          filter.sortDesc,
        )
      : undefined;
  return fetchPage(ctx.db, { filtered, order, search, walk }, filter, (ids) =>
    everybodys(ctx).where('trips.id', 'in', ids).execute(),
  );
};

/** All of them in the list's order, to be printed; one more than the limit shows that there are too many. */
export const firstOfAll = (ctx: Ctx, filter: AllTripsFilter, limit: number) =>
  sortRows(filtered(ctx, filter).innerJoin('users', 'users.id', 'trips.user_id'), filter, orderOfJoined)
    .limit(limit)
    .execute();

export const find = (ctx: Ctx, id: number) => trips(ctx).where('trips.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  trips(ctx)
    .where('trips.id', 'in', [...ids])
    .execute();

export type TripColumns = Omit<Insertable<DB['trips']>, 'id' | 'user_id' | 'version'>;

export const insert = async (ctx: Ctx, userId: number, columns: TripColumns): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('trips')
    .values({ ...columns, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False when somebody else changed the row since it was read. */
export const update = (ctx: Ctx, key: VersionKey, columns: TripColumns): Promise<boolean> =>
  updateVersioned(ctx, 'trips', key, columns);

export interface AcceptedMonth {
  readonly userIds: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Writes on each trip of an accepted month the rate of its day: from then on no change of a rate reaches it. */
export const fixRates = (ctx: Ctx, { userIds, from, to }: AcceptedMonth) =>
  ctx.db
    .updateTable('trips')
    .set({ accepted_rate: rateOfRow(sql.ref('trips.user_id'), sql.ref('trips.date')) })
    .where('user_id', '=', sql<number>`any(${[...userIds]}::integer[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .returning(['id', 'user_id', 'date', 'accepted_rate'])
    .execute();

export const releaseRates = (ctx: Ctx, { userIds, from, to }: AcceptedMonth) =>
  ctx.db
    .updateTable('trips')
    .set({ accepted_rate: null })
    .where('user_id', '=', sql<number>`any(${[...userIds]}::integer[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('accepted_rate', 'is not', null)
    .returning(['id'])
    .execute();

/** The person's car, as the trip keeps it; it cannot be deleted before the trip is written. */
export const findCar = (ctx: Ctx, userId: number, id: number) =>
  ctx.db
    .selectFrom('cars')
    .select(['id as cid', 'brand as car_brand', 'model as car_model', 'engine as car_engine'])
    .select('registration_nr as car_registration_nr')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();

const trips = (ctx: Ctx) =>
  ctx.db
    .selectFrom('trips')
    .select(['trips.id', 'trips.user_id', 'trips.cid', 'trips.car_brand', 'trips.car_model'])
    .select(['trips.car_engine', 'trips.car_registration_nr', 'trips.start', 'trips.destination', 'trips.km'])
    .select(['trips.return_to_start', 'trips.date', 'trips.return_date', 'trips.comment'])
    .select(['trips.accepted_rate', 'trips.version'])
    .select([reportStatusOfTrip.as('status'), rateOfTrip.as('rate')]);

/** 0 also when nothing was sent yet. */
const reportStatusOfTrip = sql<number>`coalesce((
  select r.status from monthly_reports as r
  where r.user_id = trips.user_id and r.type = 'przejazd' and r.month = trips.month), 0)`;

/** The one the trip was accepted at; the one of its day while its month is not accepted. */
const rateOfTrip = sql<number | null>`coalesce(trips.accepted_rate,
  case when ${reportStatusOfTrip} <> ${sql.lit(reportStatus.accepted)}
    then ${rateOfRow(sql.ref('trips.user_id'), sql.ref('trips.date'))} end)`;

export type TripRow = Awaited<ReturnType<typeof find>> & object;

const everybodys = (ctx: Ctx) =>
  trips(ctx).select((row) => {
    const person = row.selectFrom('users as u').whereRef('u.id', '=', 'trips.user_id');
    return [
      person.select('u.name').$asScalar().$notNull().as('username'),
      person.select('u.listed_name').$asScalar().$notNull().as('listed_name'),
    ];
  });

const filtered = (ctx: Ctx, filter: AllTripsFilter) => {
  const query = everybodys(ctx).where(isIn(filter));
  return filter.search ? query.where(matchesRow(searchFor(ctx, filter.search))) : query;
};

/** A whole month by its own column, which leads the indexes that give it in each order. */
const isIn = ({ from, to }: Range) =>
  isWholeMonth(from, to)
    ? sql<boolean>`trips.month = ${from}`
    : sql<boolean>`trips.date between ${from} and ${to}`;

/** By the trip's own words or by the person's. */
const searchFor = (ctx: Ctx, term: string): Search => ({
  own: matchesSearch(sql.ref('trips.search'), term),
  walkedFirst: 'short words',
  linked: searchByPerson(ctx, sql.ref('trips.user_id'), term),
});
