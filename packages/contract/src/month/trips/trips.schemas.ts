import { z } from 'zod';
import { dateString, requiredDate } from '../../common/dates.ts';
import { chosenRecord, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { isAtMostAYear } from '../../common/months.rules.ts';
import { monthAbilities, rangeTooLong, report } from '../monthly-reports/monthly-reports.schemas.ts';
import { allTripsSortKeys } from './trips.keys.ts';
import { tripTexts as texts } from './trips.texts.ts';

const fields = {
  cid: chosenRecord(texts.carRequired),
  start: text(120, texts.startRequired),
  destination: text(120, texts.destinationRequired),
  /** One way. */
  km: z
    .number({ error: texts.kmRequired })
    .gt(0, texts.kmRange)
    .max(9_999.9, texts.kmRange)
    .refine((km) => Math.abs(km * 10 - Math.round(km * 10)) < 1e-6, texts.kmStep),
  return_to_start: z.boolean(),
  date: requiredDate(texts.dateRequired),
  return_date: dateString.nullable(),
  comment: z.string().trim().max(500, texts.commentTooLong),
};

interface Journey {
  readonly return_to_start: boolean;
  readonly date: string;
  readonly return_date: string | null;
}

const hasReturnDate = { error: texts.returnDateRequired, path: ['return_date'] };
const returnsLater = { error: texts.returnBeforeStart, path: ['return_date'] };
const dated = (trip: Journey) => !trip.return_to_start || trip.return_date !== null;
const ordered = (trip: Journey) =>
  !trip.return_to_start || trip.return_date === null || trip.return_date >= trip.date;
/** A return date without a return is dropped. */
const tidy = <T extends Journey>(trip: T): T =>
  trip.return_to_start ? trip : { ...trip, return_date: null };

export const newTrip = z
  .strictObject(fields)
  .refine(dated, hasReturnDate)
  .refine(ordered, returnsLater)
  .transform(tidy);
export type NewTrip = z.output<typeof newTrip>;

export const tripEdit = z
  .strictObject({
    ...fields,
    /** Null keeps the car that was deleted since. */
    cid: fields.cid.nullable(),
    version,
  })
  .refine(dated, hasReturnDate)
  .refine(ordered, returnsLater)
  .transform(tidy);
export type TripEdit = z.output<typeof tripEdit>;

/** The form on the screen for a trip whose car was deleted since: it may keep that car. Other trips need one. */
export const tripKeepingCar = z
  .strictObject({ ...fields, cid: fields.cid.nullable() })
  .refine(dated, hasReturnDate)
  .refine(ordered, returnsLater)
  .transform(tidy);

export const trip = z.object({
  id: z.number().int(),
  /** Null when the car was deleted; its name stays in `car`. */
  cid: z.number().int().nullable(),
  car: z.string(),
  start: z.string(),
  destination: z.string(),
  km: z.number(),
  return_to_start: z.boolean(),
  date: dateString,
  return_date: dateString.nullable(),
  comment: z.string(),
  /** Hundredths of a złoty per km: accepted with the month, before that the one of its day; null when there is none. */
  rate: z.number().int().nullable(),
  status: z.number().int(),
  version,
});
export type Trip = z.infer<typeof trip>;

export const tripsOfPerson = z.object({
  items: z.array(trip),
  trip_report: report.nullable(),
  total: z.number(),
  /** The rate in force today for the person, in hundredths of a złoty; null when none was set. */
  rate_per_km: z.number().int().nullable(),
  /** The same for engines up to 900 cm³; null when it is no other one. */
  small_rate_per_km: z.number().int().nullable(),
  can: monthAbilities,
});
export type TripsOfPerson = z.infer<typeof tripsOfPerson>;

export const allTripsQuery = pagingQuery(allTripsSortKeys)
  .extend({ from: dateString, to: dateString })
  .refine(({ from, to }) => isAtMostAYear(from, to), rangeTooLong);

export const tripOfAll = trip.extend({
  uid: z.number().int(),
  username: z.string(),
  /** The same as registers show and sort it: surname first. */
  listed_name: z.string(),
});
export type TripOfAll = z.infer<typeof tripOfAll>;
export const allTripsPage = pageSchema(tripOfAll);
