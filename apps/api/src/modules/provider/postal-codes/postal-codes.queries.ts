import {
  mostPlacesOfCode,
  type PostalPlace,
} from '@indeks/contract/provider/postal-codes/postal-codes.schemas';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { polishOrder } from '#platform/db/paging.ts';
import type { PlaceOfCode } from './postal-codes.rules.ts';

export const listPlaces = (ctx: Ctx, code: string): Promise<PostalPlace[]> =>
  ctx.db
    .selectFrom('postal_places')
    .select(['town', 'municipality', 'district', 'province'])
    .where('code', '=', code)
    .orderBy(polishOrder(sql.ref('town')))
    .orderBy('municipality')
    .limit(mostPlacesOfCode)
    .execute();

export const removeAll = (ctx: Ctx) => ctx.db.deleteFrom('postal_places').execute();

/** Seventy thousand in one statement; a line that the file repeats is written once. */
export const insertAll = async (ctx: Ctx, places: readonly PlaceOfCode[]): Promise<number> => {
  const column = (key: keyof PlaceOfCode) => sql`${places.map((place) => place[key])}::text[]`;
  const { numAffectedRows } = await sql`
    insert into postal_places (code, town, municipality, district, province)
    select * from unnest(${column('code')}, ${column('town')}, ${column('municipality')},
      ${column('district')}, ${column('province')})
    on conflict do nothing`.execute(ctx.db);
  return Number(numAffectedRows ?? 0);
};
