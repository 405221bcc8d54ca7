import { formatNumericDate } from '@indeks/contract/common/format';
import { copyOnDay } from '@indeks/contract/month/trips/trips.rules';
import { monthOf } from '@indeks/contract/common/months.rules';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { NewTrip, Trip, TripEdit } from '@indeks/contract/month/trips/trips.schemas';
import { totalKm } from '@indeks/contract/month/trips/trips.rules';
import { tripTexts } from '@indeks/contract/month/trips/trips.texts';
import {
  viewMonth,
  openDays,
  refuseClosedMonths,
  refuseClosedMonthsOfMany,
  type ReportsByMonth,
} from '#modules/month/monthly-reports/index.ts';
import {
  auditForOwner,
  getOwner,
  getPersonFor,
  refuseOthersRecords,
  removeRowsOfPeople,
  type Person,
  type RangeOfPerson,
} from '#modules/identity/people/index.ts';
import { rateInForce, ratesInForce } from '#modules/month/rates/index.ts';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { getAllOrRefuse, getOrRefuse, refuse } from '#platform/errors.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import * as queries from './trips.queries.ts';
import { carName } from './trips.rules.ts';

const type = 'przejazd';

export const list = async (ctx: SignedInCtx, { user, ...range }: RangeOfPerson) => {
  const person = await getPersonFor(ctx, user);
  const items = await queries.listOfPerson(ctx, person.id, range);
  const hasEntries = items.length > 0;
  const { report, can } = await viewMonth(ctx, person, { type, from: range.from, hasEntries });
  const rates = await ratesInForce(ctx, person.id, ctx.clock.today());
  return {
    items: items.map(toWire),
    trip_report: report,
    total: totalKm(items),
    rate_per_km: rates?.rate ?? null,
    small_rate_per_km: rates?.small_rate ?? null,
    can,
  };
};

export const listAll = async (ctx: SignedInCtx, filter: queries.AllTripsFilter) => {
  const page = await queries.listAll(ctx, filter);
  const items = page.items.map((row) => ({
    ...toWire(row),
    uid: row.user_id,
    username: row.username,
    listed_name: row.listed_name,
  }));
  return { ...page, items };
};

export const create = (ctx: SignedInCtx, user: number | undefined, input: NewTrip) =>
  transact(ctx, async (tx) => {
    const person = await getPersonFor(tx, user);
    const reports = await refuseClosedMonths(tx, person, type, [input.date]);
    const car = await ownCar(tx, person, input.cid);
    const priced = { date: input.date, engine: car.car_engine };
    const accepted_rate = await rateIfAccepted(tx, person, priced, reports);
    return write(tx, person, 'trip.create', { ...input, ...car, accepted_rate });
  });

export const edit = (ctx: SignedInCtx, id: number, input: TripEdit) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, before.user_id);
    const reports = await refuseClosedMonths(tx, person, type, [before.date, input.date]);
    const { version, ...fields } = input;
    const car = input.cid === null ? makeGoneCar(before) : await ownCar(tx, person, input.cid);
    const accepted_rate =
      isPricedAlike(before, { ...input, ...car }) && before.accepted_rate !== null
        ? before.accepted_rate
        : await rateIfAccepted(tx, person, { date: input.date, engine: car.car_engine }, reports);
    const changed = await queries.update(tx, { id, version }, { ...fields, ...car, accepted_rate });
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed) await refuseStale(tx, { actions: ['trip.edit'], subjectId: id, current: toWire(after) });
    await auditForOwner(tx, person.id, 'trips', { action: 'trip.edit', subjectId: id, before, after });
    return toWire(after);
  });

/** On its own day while that month may be changed, else on today; refused when this month is closed as well. */
export const clone = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const original = getOrRefuse(await queries.find(tx, id));
    const person = await getOwner(tx, original.user_id);
    const open = await openDays(tx, person, { type, dates: [original.date] });
    const { id: _id, user_id: _owner, version: _version, status: _status, rate: _rate, ...fields } = original;
    const days = copyOnDay(original, open.has(original.date) ? original.date : tx.clock.today());
    const reports = await refuseClosedMonths(tx, person, type, [days.date]);
    // When the car was deleted, the copy keeps the car's data of the original.
    const car = original.cid === null ? undefined : await queries.holdCar(tx, person.id, original.cid);
    const priced = { date: days.date, engine: (car ?? original).car_engine };
    const accepted_rate = await rateIfAccepted(tx, person, priced, reports);
    return write(tx, person, 'trip.clone', { ...fields, cid: null, ...car, ...days, accepted_rate });
  });

/** All or none; the secretariat may delete trips of several people at once. */
export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const trips = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await refuseOthersRecords(tx, trips);
    await refuseClosedMonthsOfMany(tx, type, trips);
    await removeRowsOfPeople(tx, 'trips', trips, { action: 'trip.delete', topic: 'trips' });
    return { ok: true as const };
  });

/**
 * Accepted trips are paid at the rates of their days; a month with a trip that has none is not accepted. Each owner
 * gets one trace, whatever the number of trips.
 */
export const fixRates = async (tx: Ctx, month: queries.AcceptedMonth): Promise<void> => {
  const fixed = await queries.fixRates(tx, month);
  const unpaid = fixed.filter(({ accepted_rate }) => accepted_rate === null).map(({ date }) => date);
  if (unpaid.length > 0) refuse('report/trip-without-rate', { details: { days: inWords(unpaid) } });
  const byOwner = Map.groupBy(fixed, ({ user_id }) => user_id);
  await auditAll(
    tx,
    [...byOwner].map(([ownerId, trips]) => ({
      action: 'trip.fix-rates',
      subjectId: ownerId,
      forUserId: ownerId,
      after: trips.map(({ id, accepted_rate }) => ({ id, accepted_rate })),
    })),
  );
};

/** 10.10.2026, 12.10.2026 */
const inWords = (dates: readonly string[]): string =>
  [...new Set(dates)].toSorted().map(formatNumericDate).join(', ');

/** The month is not accepted any more: its trips have again the rates of their days, whatever these become. */
export const releaseRates = async (tx: Ctx, month: queries.AcceptedMonth): Promise<void> => {
  const released = await queries.releaseRates(tx, month);
  if (released.length === 0) return;
  await auditAll(
    tx,
    month.userIds.map((ownerId) => ({
      action: 'trip.release-rates',
      subjectId: ownerId,
      forUserId: ownerId,
      after: released.map(({ id }) => ({ id, accepted_rate: null })),
    })),
  );
};

const write = async (tx: SignedInCtx, person: Person, action: string, columns: queries.TripColumns) => {
  const id = await queries.insert(tx, person.id, columns);
  const after = getOrRefuse(await queries.find(tx, id));
  await auditForOwner(tx, person.id, 'trips', { action, subjectId: id, after });
  return toWire(after);
};

/** The car must belong to the person of the trip, also when somebody else writes it. */
const ownCar = async (ctx: SignedInCtx, person: Person, cid: number) =>
  (await queries.holdCar(ctx, person.id, cid)) ?? refuse('cars/not-yours');

const makeGoneCar = (trip: queries.TripRow) => {
  if (trip.cid !== null)
    refuse('input/invalid', { fields: [{ path: 'cid', message: tripTexts.carRequired }] });
  const { car_brand, car_model, car_engine, car_registration_nr } = trip;
  return { cid: null, car_brand, car_model, car_engine, car_registration_nr };
};

/** A trip in an accepted month is written with its rate at once. */
const rateIfAccepted = async (
  ctx: SignedInCtx,
  person: Person,
  priced: PricedTrip,
  reports: ReportsByMonth,
) =>
  reports.get(monthOf(priced.date))?.status === reportStatus.accepted
    ? await rateInForce(ctx, person.id, priced)
    : null;

interface PricedTrip {
  readonly date: string;
  readonly engine: number;
}

/** The rate follows from the day and the engine. */
const isPricedAlike = (one: DrivenTrip, other: DrivenTrip): boolean =>
  one.date === other.date && one.car_engine === other.car_engine;

type DrivenTrip = Pick<queries.TripRow, 'date' | 'car_engine'>;

const toWire = (row: queries.TripRow): Trip => ({
  id: row.id,
  cid: row.cid,
  car: carName(row),
  start: row.start,
  destination: row.destination,
  km: row.km,
  return_to_start: row.return_to_start,
  date: row.date,
  return_date: row.return_date,
  comment: row.comment,
  rate: row.rate,
  status: row.status,
  version: row.version,
});
