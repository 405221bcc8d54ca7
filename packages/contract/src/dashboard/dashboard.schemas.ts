import { z } from 'zod';
import { dateString, monthString } from '../common/dates.ts';
import { report } from '../months/months.schemas.ts';
import { newTrip } from '../trips/trips.schemas.ts';
import { newWorkTime } from '../work-times/work-times.schemas.ts';

/** Twelve months up to the current one. */
const bars = z.array(z.object({ month: monthString, value: z.number() })).length(12);

export const dashboard = z.object({
  month: monthString,
  /** The last day on which this month can be sent. */
  sendUntil: dateString,
  /** Everything up to the end of this month; weekends planned for later do not count yet. */
  times_total: z.number(),
  trips_total: z.number(),
  meetings_total: z.number().int(),
  times: bars,
  trips: bars,
  meetings: bars,
  counts: z.object({ times: z.number().int(), trips: z.number().int(), meetings: z.number().int() }),
  nextMeeting: z.object({ start: dateString, end: dateString, cityName: z.string() }).nullable(),
  reports: z.array(report),
});
export type Dashboard = z.infer<typeof dashboard>;

/** The entries that a weekend suggests; they are written only when the person confirms them. */
export const proposal = z.object({
  meetingId: z.number().int(),
  cityName: z.string(),
  start: dateString,
  end: dateString,
  times: z.array(newWorkTime),
  trip: newTrip.nullable(),
});
export type Proposal = z.infer<typeof proposal>;
