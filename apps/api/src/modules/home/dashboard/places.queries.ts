import { flag } from '@indeks/contract/common/flags';
import { sql } from 'kysely';
import { ownPlaceIds } from '#modules/provider/places/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';

/** The first weekend at one of the caller's places that goes on or comes. */
export const findNextMeeting = (ctx: SignedInCtx, today: string) =>
  ctx.db
    .selectFrom('meetings')
    .select('start_date as start')
    .where('pid', 'in', ownPlaceIds(ctx))
    // A weekend has at most three days, so the index can find those that may still go on.
    .where('start_date', '>=', sql<string>`${today}::date - 2`)
    .where('end_date', '>=', today)
    .orderBy('start_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Far more places than one coordinator looks after. */
const mostPlaces = 100;

/** The caller's places in use, with how many people are there on the days, those with the most first. */
export const ownPlacesOn = (
  ctx: SignedInCtx,
  { start, end }: { readonly start: string; readonly end: string },
) =>
  ctx.db
    .selectFrom('places')
    .select(['places.id', 'places.name'])
    .select((row) =>
      row
        .selectFrom('meetings')
        .select(sql<number>`count(distinct meetings.user_id)`.as('lecturers'))
        .whereRef('meetings.pid', '=', 'places.id')
        .where('meetings.start_date', '>=', start)
        .where('meetings.start_date', '<=', end)
        .$asScalar()
        .$notNull()
        .as('lecturers'),
    )
    .where('places.active', '=', flag.on)
    .where('places.id', 'in', ownPlaceIds(ctx))
    .orderBy('lecturers', 'desc')
    .orderBy(polishOrder(sql.ref('places.name')))
    .limit(mostPlaces)
    .execute();
