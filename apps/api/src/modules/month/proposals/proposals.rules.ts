import type { Proposal } from '@indeks/contract/month/proposals/proposals.schemas';
import { daysFrom } from '@indeks/contract/common/months.rules';

interface Weekend {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  readonly city: string;
  /** Its days that have hours already. */
  readonly written: readonly { readonly date: string }[];
  readonly lastHours: number | null;
  /** Whether there is a trip within a day of the weekend: then no second one is proposed. */
  readonly hasTrip: boolean;
  readonly lastTrip: { readonly cid: number; readonly start: string; readonly km: number } | null;
}

interface OpenDays {
  readonly times: ReadonlySet<string>;
  readonly trips: ReadonlySet<string>;
}

const usualHours = 6;

/** The entries that each weekend suggests. A weekend with all its entries, or in a closed month, suggests none. */
export const propose = (weekends: readonly Weekend[], open: OpenDays): Proposal[] =>
  weekends
    .map((weekend) => ({
      meetingId: weekend.id,
      cityName: weekend.city,
      start: weekend.start,
      end: weekend.end,
      times: proposeTimes(weekend, open.times),
      trip: proposeTrip(weekend, open.trips),
    }))
    .filter(({ times, trip }) => times.length > 0 || trip !== null);

const proposeTimes = (weekend: Weekend, open: ReadonlySet<string>): Proposal['times'] =>
  daysFrom(weekend.start, weekend.end)
    .filter((day) => open.has(day) && !weekend.written.some(({ date }) => date === day))
    .map((date) => ({ date, city: weekend.city, hours: weekend.lastHours ?? usualHours, comment: '' }));

/** A round trip with the car, start and distance of the last trip to the place; without one there is no proposal. */
const proposeTrip = (
  { start, end, city, hasTrip, lastTrip }: Weekend,
  open: ReadonlySet<string>,
): Proposal['trip'] =>
  hasTrip || !lastTrip || !open.has(start)
    ? null
    : {
        cid: lastTrip.cid,
        start: lastTrip.start,
        destination: city,
        km: lastTrip.km,
        return_to_start: true,
        date: start,
        return_date: end,
        comment: '',
      };
