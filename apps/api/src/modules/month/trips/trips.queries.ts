import type { Paging } from '@indeks/contract/common/paging';
import type { AllTripsSortKey } from '@indeks/contract/month/trips/trips.keys';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { sql, type Insertable } from 'kysely';
import { isAskedFor, listEverybodysEntries, personName, type Range } from '#modules/identity/people/index.ts';
import { rateOfRow } from '#modules/month/rates/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { polishOrder, sortRows } from '#platform/db/paging.ts';
import { updateVersioned, type VersionKey } from '#platform/db/versioned.ts';

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

export const listAll = (ctx: Ctx, filter: AllTripsFilter) =>
  listEverybodysEntries(ctx, 'trips', order, filter, (ids) =>
    everybodys(ctx).where('trips.id', 'in', ids).execute(),
  );

/** All of them in the list's order, to be printed; one more than the limit shows that there are too many. */
export const firstOfAll = (ctx: Ctx, filter: AllTripsFilter, limit: number) =>
  sortRows(filtered(ctx, filter).innerJoin('users', 'users.id', 'trips.user_id'), filter, orderOfJoined)
    .limit(limit)
    .execute();

export const find = (ctx: Ctx, id: number) => trips(ctx).where('trips.id', '=', id).executeTakeFirst();

export const findMany = (ctx: Ctx, ids: readonly number[]) =>
  trips(ctx).where('trips.id', 'in', ids).execute();

export type TripColumns = Omit<Insertable<DB['trips']>, 'id' | 'user_id' | 'version'>;

export const insert = (ctx: Ctx, userId: number, columns: TripColumns): Promise<number> =>
  insertRow(ctx.db, 'trips', { ...columns, user_id: userId });

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
    .set({ accepted_rate: rateOfItsDay })
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
export const holdCar = (ctx: Ctx, userId: number, id: number) =>
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

const rateOfItsDay = rateOfRow({
  userId: sql.ref('trips.user_id'),
  day: sql.ref('trips.date'),
  engine: sql.ref('trips.car_engine'),
});

/** The one the trip was accepted at; the one of its day while its month is not accepted. */
const rateOfTrip = sql<number | null>`coalesce(trips.accepted_rate,
  case when ${reportStatusOfTrip} <> ${sql.lit(reportStatus.accepted)}
    then ${rateOfItsDay} end)`;

export type TripRow = Awaited<ReturnType<typeof find>> & object;

const everybodys = (ctx: Ctx) =>
  trips(ctx).select((row) => {
    const person = row.selectFrom('users as u').whereRef('u.id', '=', 'trips.user_id');
    return [
      person.select('u.name').$asScalar().$notNull().as('username'),
      person.select('u.listed_name').$asScalar().$notNull().as('listed_name'),
    ];
  });

const filtered = (ctx: Ctx, filter: AllTripsFilter) =>
  everybodys(ctx).where(isAskedFor(ctx, 'trips', filter));
