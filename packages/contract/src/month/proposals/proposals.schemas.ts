import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { newTrip } from '../trips/trips.schemas.ts';
import { newWorkTime } from '../work-times/work-times.schemas.ts';

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
